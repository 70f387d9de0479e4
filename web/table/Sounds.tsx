import { useEffect, useRef } from "react";
import { useBeat } from "./director.js";
import type { Drawing } from "./drawing.js";
import { isStaged, useBanner } from "./moments.js";
import { sounding } from "./sounding.js";
import { useTable } from "./tableStore.js";

const FAR = 6;

/** What is told is heard, too: the first event of a step that has a sound. */
export function Sounds({ drawing }: { drawing: Drawing }) {
  const steps = useTable((store) => store.match.steps);
  const seen = useRef<number | null>(null);
  useEffect(() => {
    const last = steps.at(-1);
    const before = seen.current;
    seen.current = last?.seq ?? 0;
    // Whoever goes far at once, in a replay or after a pause, wants to hear nothing of it.
    if (before === null || !last || last.seq <= before || last.seq > before + FAR) return;
    const sound = last.events
      .filter((event) => !isStaged(event))
      .map((event) => drawing.sound(event))
      .find((name) => name !== null);
    if (sound) sounding(({ play }) => play(sound));
  }, [steps, drawing]);
  const beat = useBeat(({ beat }) => beat?.moment);
  const banner = useBanner(({ banner }) => banner);
  const staged = beat ?? banner;
  useEffect(() => {
    if (staged) sounding(({ play }) => play(staged.sound));
  }, [staged]);
  return null;
}
