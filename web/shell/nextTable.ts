/** Which table waits most: one answer for the button at every table, the bar on top, the app's badge and the list at home. */
import type { MyTable, TableState } from "../protocol/index.js";
import { otherPeople } from "./tableTexts.js";

/** Where there is no clock, nothing is lost by waiting. */
const leftAt = ({ left }: MyTable): number => left ?? Number.POSITIVE_INFINITY;

/** Do people wait for me there? Bots and lessons can wait. */
const isWaiting = ({ asked, seat, table }: MyTable): boolean =>
  asked && otherPeople(table as TableState, seat).length > 0;

/** Does a bot play for me there? Nothing is more urgent than to sit down again. */
const isPlayedFor = ({ seat, table }: MyTable): boolean =>
  table.state === "playing" && (table as TableState).seats[seat]?.away === true;

/** My tables in the order in which they want me: where a bot plays for me; where people wait, by what is left; where bots do; the others as they were. */
export function byUrgency(mine: readonly MyTable[]): MyTable[] {
  const rank = (one: MyTable) => (isPlayedFor(one) ? 3 : isWaiting(one) ? 2 : Number(one.asked));
  return [...mine].sort(
    (one, other) => rank(other) - rank(one) || (one.asked && other.asked ? compare(leftAt(one), leftAt(other)) : 0),
  );
}

/** Without a clock on either side there is no difference to take. */
const compare = (one: number, other: number): number => (one === other ? 0 : one - other);

/** The tables at which people wait for me, the most urgent first. */
export const waitingTables = (mine: readonly MyTable[]): MyTable[] => byUrgency(mine).filter(isWaiting);

export interface Next {
  /** Where to go. */
  next: MyTable;
  /** How many wait besides that one and the one I am at. */
  others: number;
}

/** Where to go from here: to the most urgent; from one that waits itself to the one after it, so that all come round. */
export function nextTable(mine: readonly MyTable[], here?: string): Next | null {
  const waiting = waitingTables(mine);
  const place = waiting.findIndex(({ table }) => table.id === here);
  const next = waiting[(place + 1) % Math.max(1, waiting.length)];
  if (!next || next.table.id === here) return null;
  return { next, others: waiting.length - (place < 0 ? 1 : 2) };
}
