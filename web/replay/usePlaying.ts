/** The way through a replay: where one stands, steps, rounds, and playing on by itself. */
import { useCallback, useEffect, useState } from "react";
import type { Part } from "./replayData.js";

export const SPEEDS = [1, 2, 4] as const;
/** Milliseconds on a step that says something, and on one that does not. */
const READ = 1400;
const PASS = 160;

export interface Playback {
  place: number;
  isPlaying: boolean;
  speed: number;
  go(place: number): void;
  step(by: number): void;
  round(by: number): void;
  toggle(): void;
  faster(): void;
}

/** The beginning of the round before or after; from the middle of a round, back is its own beginning. */
export function roundFrom(parts: readonly Part[], place: number, by: number, last: number): number {
  const firsts = parts.map(({ first }) => first);
  if (by > 0) return firsts.find((first) => first > place) ?? last;
  return firsts.findLast((first) => first < place) ?? 0;
}

export function usePlaying(
  first: number,
  last: number,
  parts: readonly Part[],
  says: (place: number) => boolean,
): Playback {
  const [place, setPlace] = useState(first);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(SPEEDS[0]);
  const go = useCallback((to: number) => setPlace(Math.min(Math.max(0, to), last)), [last]);
  const stopAt = useCallback(
    (to: number) => {
      setPlaying(false);
      go(to);
    },
    [go],
  );
  const atEnd = place >= last;
  const wait = says(place) ? READ : PASS;
  useEffect(() => {
    if (!isPlaying) return;
    if (atEnd) return setPlaying(false);
    const timer = setTimeout(() => go(place + 1), wait / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, atEnd, place, speed, wait, go]);
  const toggle = () => {
    if (!isPlaying && atEnd) go(0);
    setPlaying(!isPlaying);
  };
  return {
    place,
    isPlaying,
    speed,
    go: stopAt,
    step: (by) => stopAt(place + by),
    round: (by) => stopAt(roundFrom(parts, place, by, last)),
    toggle,
    faster: () => setSpeed(SPEEDS[(SPEEDS.indexOf(speed as 1) + 1) % SPEEDS.length]!),
  };
}

/** Arrows step, with shift they go by rounds; Home and End; space plays. Whatever has the focus keeps its own keys. */
export function usePlayingKeys(playing: Playback): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Tabs have used the arrow already.
      if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.matches("input:not([type=range]), textarea, select")) return;
      if (event.key === " " && target?.closest("button, a, summary, [role=button], [tabindex='0']:not(input)")) return;
      const act = KEYS[`${event.shiftKey ? "Shift " : ""}${event.key}`];
      if (!act) return;
      event.preventDefault();
      act(playing);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [playing]);
}

const KEYS: Record<string, (playing: Playback) => void> = {
  ArrowLeft: (playing) => playing.step(-1),
  ArrowRight: (playing) => playing.step(1),
  "Shift ArrowLeft": (playing) => playing.round(-1),
  "Shift ArrowRight": (playing) => playing.round(1),
  Home: (playing) => playing.go(0),
  End: (playing) => playing.go(Number.MAX_SAFE_INTEGER),
  " ": (playing) => playing.toggle(),
};
