import { useEffect, useRef, useState } from "react";

/** A number that counts along to its new value. A screen reader hears the end value only, once. */
export function Counting({ value, label, className = "" }: { value: number; label?: string; className?: string }) {
  const shown = useCounting(value);
  return (
    <>
      <span className={className} aria-hidden="true">
        {shown}
      </span>
      <span className="sr">{label ?? value}</span>
    </>
  );
}

function useCounting(value: number): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    from.current = value;
    // To ask for the length makes the browser compute every style at once: only where something is to be counted.
    const length = start === value ? 0 : duration("--m-move");
    if (length === 0) {
      setShown(value);
      return;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now: number) {
      const part = Math.min(1, (now - began) / length);
      setShown(Math.round(start + (value - start) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}

/** How long a motion token lasts now, in ms: 0 where the reader wants no motion. */
export function duration(token: "--m-tap" | "--m-move" | "--m-deal" | "--m-reveal"): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const number = Number.parseFloat(text) || 0;
  return text.endsWith("ms") ? number : number * 1000;
}
