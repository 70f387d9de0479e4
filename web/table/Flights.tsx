/** Pieces on their way. What was told is shown at once; the pieces fly over it, so that a rival's turn can be followed. */
import { animate } from "motion/mini";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isStill, useSettings } from "../app/settings.js";
import type { Drawing, Drawn, Flight } from "./drawing.js";
import "./flights.css";
import { useSitting } from "./store.js";

const MOST = 6;
const APART = 40;
const SECONDS = { off: 0, quick: 0.26, full: 0.52 } as const;

interface Flying {
  id: number;
  piece: ReactNode;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

let ids = 0;

const place = (anchor: string) => {
  const found = document.querySelector(`[data-at="${CSS.escape(anchor)}"]`);
  const box = found?.getBoundingClientRect();
  return box && box.width > 0 ? box : null;
};

export function Flights({ drawing, drawn }: { drawing: Drawing; drawn: Drawn }) {
  const steps = useSitting((sitting) => sitting.course.steps);
  const seen = useRef<number | null>(null);
  const [flying, setFlying] = useState<Flying[]>([]);
  const now = useRef(drawn);
  now.current = drawn;
  useEffect(() => {
    const last = steps.at(-1)?.seq ?? 0;
    const before = seen.current;
    seen.current = last;
    // What happened before one came, or while one was away, does not fly.
    if (before === null || isStill() || document.visibilityState === "hidden") return;
    const fresh = steps.filter((step) => step.seq > before && step.kind === "reply");
    if (fresh.length === 0 || fresh.length > 6) return;
    const flights = fresh.flatMap((step) => step.events.flatMap((event) => drawing.flights(event, now.current)));
    const launched = flights.flatMap(launch);
    if (launched.length > 0) setFlying((others) => [...others, ...launched].slice(-24));
  }, [steps, drawing]);
  const landed = (id: number) => setFlying((others) => others.filter((one) => one.id !== id));
  return (
    <div className="flights" aria-hidden="true">
      {flying.map((one) => (
        <Piece key={one.id} flying={one} landed={landed} />
      ))}
    </div>
  );
}

function launch({ from, to, piece, count = 1 }: Flight): Flying[] {
  const start = place(from);
  const end = place(to);
  if (!start || !end) return [];
  return Array.from({ length: Math.min(count, MOST) }, (_, n) => ({
    id: ++ids,
    piece,
    from: start,
    to: end,
    delay: (n * APART) / 1000,
  }));
}

function Piece({ flying, landed }: { flying: Flying; landed: (id: number) => void }) {
  const box = useRef<HTMLDivElement>(null);
  const done = useRef(landed);
  done.current = landed;
  useLayoutEffect(() => {
    const piece = box.current;
    if (!piece) return;
    const x = (rect: DOMRect) => rect.left + rect.width / 2;
    const y = (rect: DOMRect) => rect.top + rect.height / 2;
    const dx = x(flying.to) - x(flying.from);
    const dy = y(flying.to) - y(flying.from);
    piece.style.left = `${x(flying.from)}px`;
    piece.style.top = `${y(flying.from)}px`;
    const at = (share: number, lift: number) =>
      `translate(-50%, -50%) translate(${dx * share}px, ${dy * share - lift}px) scale(${1 + lift / 60})`;
    const motion = animate(
      piece,
      { transform: [at(0, 0), at(0.5, 12), at(1, 0)], opacity: [0, 1, 1, 1, 0] },
      { duration: SECONDS[useSettings.getState().motion] || 0.01, delay: flying.delay, ease: [0.2, 0.8, 0.2, 1] },
    );
    motion.finished.then(() => done.current(flying.id));
    return () => motion.cancel();
  }, [flying]);
  return (
    <div className="flying" ref={box}>
      {flying.piece}
    </div>
  );
}
