/** A seat in the table's lines: it is its guild, and has no other seal. */
import type { FlandernView } from "../../protocol/flandern.js";
import { useTable } from "../../table/tableStore.js";
import { Shield } from "./Shield.js";

export function SeatArms({ seat }: { seat: number }) {
  // Read where it is kept, so that a long log is not drawn anew at every step.
  const arms = useTable(({ match }) => (match.shown?.view as FlandernView | undefined)?.players[seat]?.guild);
  return arms ? <Shield arms={arms} /> : null;
}
