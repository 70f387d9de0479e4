/** How large a thing is drawn, kept up to date. */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";

export interface Size {
  width: number;
  height: number;
}

export function useBox<T extends HTMLElement>(): [RefObject<T | null>, Size | null] {
  const box = useRef<T>(null);
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const thing = box.current;
    if (!thing) return;
    const measure = () => setSize({ width: thing.clientWidth, height: thing.clientHeight });
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const watch = new ResizeObserver(measure);
    watch.observe(thing);
    return () => watch.disconnect();
  }, []);
  return [box, size];
}
