/** The end, directed: the table stays for the last count, then towers rise category by category, and who has won is told last of all. */
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { create } from "zustand";
import { isStill } from "../settings/settings.js";
import { useBeat } from "./director.js";

/** `play`: it is not over. `count`: the table with its last count. `raise`: the towers grow. `told`: the last picture. */
export type EndPart = "play" | "count" | "raise" | "told";

interface Stand {
  part: EndPart;
  /** Was it watched? Whoever comes to a finished game sees the last picture, and nothing moves. */
  watched: boolean;
}

export interface Ending extends Stand {
  /** On to the last picture. */
  tell(): void;
}

/** How long the table is looked at, in milliseconds; and how long something on it may be read, for somebody who has gone for coffee. */
const COUNT = 1600;
const READ = 60_000;
/** Where nothing moves, only what is to be read is waited for: time enough for it to say so. */
const STILL = 100;
/** Whoever was skipping others' moves does not mean the end. */
const UNMEANT = 450;

/** How many parts of the drawing still tell of the last count; and is all of that past? */
const useHeld = create<{ held: number; past: boolean }>()(() => ({ held: 0, past: false }));

/** Have the towers begun? Whoever looks at the table once more sees the table. */
export const useIsCounted = (): boolean => useHeld(({ past }) => past);

/** While this is so, there is something to read on the table: the towers wait for it. */
export function useHoldsEnd(holds: boolean): void {
  useEffect(() => {
    if (!holds) return;
    useHeld.setState(({ held }) => ({ held: held + 1 }));
    return () => useHeld.setState(({ held }) => ({ held: held - 1 }));
  }, [holds]);
}

/** From the table to the towers without a cut, where the browser can. */
function dissolve(change: () => void): void {
  if (isStill() || !document.startViewTransition) change();
  else document.startViewTransition(() => flushSync(change));
}

const isLookedAt = () => document.visibilityState !== "hidden";

export function useEnding(over: boolean): Ending {
  const [{ part, watched }, setEnding] = useState<Stand>({
    part: over ? "told" : "play",
    watched: false,
  });
  if (over && part === "play")
    setEnding(isLookedAt() ? { part: "count", watched: !isStill() } : { part: "told", watched: false });
  if (!over && part !== "play") setEnding({ part: "play", watched: false });
  const told = useBeat(({ beat }) => beat !== null);
  const held = useHeld((holding) => holding.held > 0);
  const wasHeld = useRef(false);
  useEffect(() => {
    if (part !== "count") wasHeld.current = false;
    if (part !== "count" || told) return;
    const ms = held ? READ : wasHeld.current ? 0 : watched ? COUNT : STILL;
    wasHeld.current ||= held;
    // The browser begins to dissolve when it likes; whoever has gone on to the last picture by then stays there.
    const next = (now: Stand): Stand => (now.part === "count" ? { part: watched ? "raise" : "told", watched } : now);
    const timer = setTimeout(() => dissolve(() => setEnding(next)), ms);
    return () => clearTimeout(timer);
  }, [part, told, held, watched]);
  useEffect(() => {
    useHeld.setState({ past: part === "raise" || part === "told" });
    return () => useHeld.setState({ past: false });
  }, [part]);
  const tell = () => setEnding({ part: "told", watched });
  useSkip(part === "raise" || (part === "count" && !told && !held), tell);
  return { part, watched, tell };
}

const GO_ON = new Set(["Enter", " ", "Escape"]);

/** A press on nothing in particular goes on to the last picture; what a button is for, it does by itself. */
function useSkip(can: boolean, tell: () => void): void {
  const now = useRef(tell);
  now.current = tell;
  useEffect(() => {
    if (!can) return;
    const since = Date.now();
    const meant = ({ target }: Event) =>
      Date.now() - since > UNMEANT &&
      !(target instanceof Element && target.closest("a, button, input, textarea, select, dialog, .top"));
    const press = (event: Event) => {
      if (event instanceof KeyboardEvent && !GO_ON.has(event.key)) return;
      if (meant(event)) now.current();
    };
    window.addEventListener("pointerdown", press);
    window.addEventListener("keydown", press);
    return () => {
      window.removeEventListener("pointerdown", press);
      window.removeEventListener("keydown", press);
    };
  }, [can]);
}
