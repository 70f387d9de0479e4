/** Raising the towers: one category after another for all seats at once, then the roofs, then a silence. */
import { useEffect, useRef, useState } from "react";
import { isStill, useSettings } from "../settings/settings.js";
import { sounding } from "./sounding.js";

/** All categories together take about so long, in milliseconds; each of them within bounds. */
const ALL = 4800;
const SHORTEST = 560;
const LONGEST = 1500;
/** Before the first storey; and roofs, with the silence after them. */
const FIRST = 600;
const ROOFS = 1300;
/** The part of a category's time in which its storey grows; in the rest it is looked at. */
const GROWS = 0.7;

const pace = () => (useSettings.getState().motion === "quick" ? 0.5 : 1);

/** How long a category takes, and how long its storey grows. */
export function timesOf(categories: number): { each: number; grows: number } {
  const each = Math.max(SHORTEST, Math.min(LONGEST, ALL / Math.max(1, categories))) * pace();
  return { each, grows: each * GROWS };
}

/** How many categories are laid; one more, and the towers have roofs. All of it at once where it is told already. */
export function useRaising(categories: number, told: boolean, tell: () => void): number {
  const [laid, setLaid] = useState(0);
  const end = useRef(tell);
  end.current = tell;
  useEffect(() => {
    if (told) return;
    const { each } = timesOf(categories);
    const wait = laid === 0 ? FIRST * pace() : laid > categories ? ROOFS * pace() : each;
    const timer = setTimeout(() => {
      if (laid > categories) return end.current();
      setLaid(laid + 1);
      if (laid < categories) sounding(({ play }) => play("house"));
    }, wait);
    return () => clearTimeout(timer);
  }, [categories, told, laid]);
  return told ? categories + 1 : laid;
}

/** A number that runs to its new value in so many milliseconds. */
export function useRunning(value: number, ms: number): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const began = performance.now();
    const before = from.current;
    if (before === value) return;
    let frame = requestAnimationFrame(function run(now: number) {
      const part = isStill() ? 1 : Math.min(1, (now - began) / ms);
      from.current = Math.round(before + (value - before) * part);
      setShown(from.current);
      if (part < 1) frame = requestAnimationFrame(run);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, ms]);
  return shown;
}
