import { useEffect, useRef } from "react";
import type { Drawing } from "./drawing.js";
import { carillon, play } from "./sound.js";
import { useSitting } from "./store.js";

const FAR = 6;

/** What is told is heard, too: the first event of a step that has a sound. */
export function Sounds({ drawing }: { drawing: Drawing }) {
  const steps = useSitting((sitting) => sitting.course.steps);
  const over = useSitting((sitting) => sitting.course.winners !== null);
  const seen = useRef<number | null>(null);
  useEffect(() => {
    const last = steps.at(-1);
    const before = seen.current;
    seen.current = last?.seq ?? 0;
    // Whoever goes far at once, in a replay or after a pause, wants to hear nothing of it.
    if (before === null || !last || last.seq <= before || last.seq > before + FAR) return;
    const sound = last.events.map((event) => drawing.sound(event)).find((name) => name !== null);
    if (sound) play(sound);
  }, [steps, drawing]);
  const wasOver = useRef(over);
  useEffect(() => {
    if (over && !wasOver.current) carillon();
    wasOver.current = over;
  }, [over]);
  return null;
}
