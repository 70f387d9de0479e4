import type { ReactNode } from "react";
import "./row.css";

type RowProps = { title: string; why?: string; wide?: boolean; children: ReactNode };

/** One setting: what it is, why one would change it, and the control; a wide one stands below its words. */
export function Row({ title, why, wide, children }: RowProps) {
  return (
    <div className={wide ? "row wide" : "row"}>
      <span>
        <b>{title}</b>
        {why && <small>{why}</small>}
      </span>
      {children}
    </div>
  );
}
