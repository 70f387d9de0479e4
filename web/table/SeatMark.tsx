/** What stands for a seat in the table's own lines: its seal, or what the game gives its seats instead. */
import { createContext, type ReactNode, useContext } from "react";
import { Seal, SealMark } from "../design/Seal.js";
import { lazyPart } from "../shell/lazyPart.js";
import type { Chair, Drawing } from "./drawing.js";
import "./seat-face.css";

/** The mark of the game that is drawn around here. */
export const Marking = createContext<Drawing["Mark"]>(undefined);

export function SeatMark({ chair: { seat, seal } }: { chair: Pick<Chair, "seat" | "seal"> }) {
  const Mark = useContext(Marking);
  if (!Mark) return <Seal seal={seal} />;
  return (
    <span className="seal bare" aria-hidden="true">
      <Mark seat={seat} />
    </span>
  );
}

/** The same inside a drawing, its middle at (x, y). */
export function SeatMarkAt({ chair, x, y, r }: { chair: Chair; x: number; y: number; r: number }) {
  const Mark = useContext(Marking);
  if (!Mark) return <SealMark seal={chair.seal} x={x} y={y} r={r} />;
  return (
    <foreignObject x={x - r} y={y - r} width={2 * r} height={2 * r} fontSize={r}>
      <SeatMark chair={chair} />
    </foreignObject>
  );
}

// As the notices: what is played with comes first.
const PresentFace = lazyPart(() => import("./PresentFace.js").then(({ PresentFace }) => PresentFace), 1000);

/** Who sits there, around the mark of the seat: their face, and whether they are here. Both come a moment after the table. */
export function SeatFace({ chair, children }: { chair: Chair; children: ReactNode }) {
  if (!chair.face) return children;
  return (
    <span className="sitter">
      {children}
      <PresentFace chair={chair} />
    </span>
  );
}
