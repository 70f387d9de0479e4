/** What the lines of a round end are made of. */
import type { CSSProperties, ReactNode } from "react";
import { Seal } from "../../design/Seal.js";
import type { Chair } from "../../table/drawing.js";

/** A line that comes after so many others. */
export const Nth = ({ nth, className = "", children }: { nth: number; className?: string; children: ReactNode }) => (
  <li className={`nth ${className}`} style={{ "--nth": nth } as CSSProperties}>
    {children}
  </li>
);

/** A seat by its seal and, unless the line speaks of it anyway, its name. */
export function Who({ chair, named = true }: { chair: Chair | undefined; named?: boolean }) {
  if (!chair) return null;
  return (
    <span className="who">
      <Seal seal={chair.seal} />
      {named && <b>{chair.name}</b>}
    </span>
  );
}
