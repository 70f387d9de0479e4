/** A counter with what has changed of it since one's last turn: sign and number beside it, until the first press. */
import type { ReactNode } from "react";
import "./badge.css";
import { withSign } from "./Results.js";
import { isLoss } from "./turns.js";
import { useChange } from "./useRecap.js";

export function Badged({ seat, of, children }: { seat: number; of: string; children: ReactNode }) {
  const change = useChange(seat, of);
  return (
    <span className="badged" data-at={`${of}@${seat}`}>
      {children}
      {change && (
        <i className={`changed-by ${isLoss(change) ? "loss" : "gain"}`} aria-hidden="true">
          {withSign(change.amount)}
        </i>
      )}
    </span>
  );
}
