/** Numbers at the places a caption speaks of. */
import type { ReactNode } from "react";
import "./pointers.css";

interface PointersProps {
  /** From the left and from the top, in hundredths of what is pointed at. They may lie beside it. */
  at: readonly (readonly [left: number, top: number])[];
  children: ReactNode;
}

export const Pointers = ({ at, children }: PointersProps) => (
  <div className="pointers">
    {children}
    {at.map(([left, top], place) => (
      <b key={`${left} ${top}`} style={{ left: `${left}%`, top: `${top}%` }}>
        {place + 1}
      </b>
    ))}
  </div>
);
