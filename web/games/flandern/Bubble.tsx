/** What one looks at, said beside it: what it is, what would come of it, or why it cannot be. */
import { useLayoutEffect, useRef, useState } from "react";
import "./bubble.css";
import type { Looked } from "./look.js";

export function Bubble({ looked: { title, text, tone, at } }: { looked: Looked }) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: -1000 });
  useLayoutEffect(() => {
    const { width, height } = box.current!.getBoundingClientRect();
    const left = Math.max(8, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - 8));
    const above = at.top - height - 6;
    setPlace({ left, top: above > 50 ? above : at.bottom + 6 });
  }, [at]);
  return (
    <div className={`fl-bubble ${tone}`} ref={box} style={place} role="tooltip">
      <b>{title}</b>
      {text && <span>{text}</span>}
    </div>
  );
}
