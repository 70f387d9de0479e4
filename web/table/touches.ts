/** How it is said what another did to the reader. Only where it is told again: the table stands before that. */
import type { Words } from "../words/words.js";
import type { Chair } from "./drawing.js";
import type { Touch } from "./recap.js";

/** From one's own side; and by whom, where the sentences themselves do not say it. */
export function touchedBy(words: Words, { turn, events }: Touch, chairs: readonly Chair[]): string {
  const said = events.map((event) => words.say(event)).join(" ");
  const name = turn.seat === null ? "" : (chairs[turn.seat]?.name ?? "");
  return name && !said.includes(name) ? words("since-by", { name, what: said }) : said;
}
