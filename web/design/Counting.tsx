import { useEffect, useRef, useState } from "react";
import { isStill, useSettings } from "../settings/settings.js";

/** Milliseconds, as `--m-move` has them. To ask the page for it would make the browser lay everything out at once. */
const LENGTH = { off: 0, quick: 140, full: 260 } as const;

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
  const length = isStill() ? 0 : LENGTH[useSettings.getState().motion];
  useEffect(() => {
    const start = from.current;
    from.current = value;
    if (start === value) return;
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
  }, [value, length]);
  // Where nothing moves the new number is there with all the rest, not in a drawing of its own.
  return length === 0 ? value : shown;
}
