/** Is somebody at their seat? */
import type { Chair } from "./drawing.js";

/** `away`: the page is open, but nobody has touched it for five minutes. `bot`: one plays there. */
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
