/** Is somebody at their seat? */
import type { Chair } from "./drawing.js";

/** `away`: nobody has touched the page for five minutes, or it has just lost its line. `bot`: one plays there. */
export type Presence = "here" | "away" | "gone" | "bot";

export function presenceOf({
  bot,
  away,
  here,
  own,
  idle,
}: Pick<Chair, "bot" | "away" | "here" | "own" | "idle">): Presence {
  if (bot || away) return "bot";
  if (own) return "here";
  return here ? (idle ? "away" : "here") : "gone";
}

/** Nobody looks at the table from that seat just now. */
export const isOff = (presence: Presence): boolean => presence === "away" || presence === "gone";
