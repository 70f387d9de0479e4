/** The sentences a turn is told by. */
import type { Heard } from "../protocol/index.js";
import type { Words } from "../words/words.js";
import type { PlayedStep } from "./matchState.js";
import type { Telling } from "./telling.js";
import type { Turn } from "./turns.js";

/** More lines of one turn are not read by anybody. */
export const MOST = 40;

/** Its deed; all of a kind, where it is the table's; all there are, where the game says nothing of its own. */
export function headlines(turn: Turn, telling: Telling | undefined, words: Words): readonly Heard[] {
  const { kind, deed, events } = turn;
  if (!telling || !deed) return events.slice(0, MOST);
  const first = telling.headline?.(turn, words) ?? deed;
  return kind === "table" && first === deed ? events.filter(({ id }) => id === deed.id) : [first];
}

/** The same as one piece of text; nothing, where there are no words for it. */
export const sentenceOf = (words: Words, turn: Turn, telling: Telling | undefined): string =>
  headlines(turn, telling, words)
    .filter(({ id }) => words.has(id))
    .slice(0, 4)
    .map((event) => words.say(event))
    .join(" ");

/** Steps that are not of the game: taken back, sat down, newer rules. */
export function noteOf(words: Words, step: PlayedStep): string {
  const seat = { seat: `seat:${step.seat}` };
  switch (step.kind) {
    case "undo":
      return words("table-took-back", seat);
    case "withdraw":
      return words("table-withdrew", seat);
    case "seat":
      return words(step.player.startsWith("bot:") ? "table-bot-plays-on" : "table-plays-again", seat);
    case "rules":
      return words("table-newer-rules");
    default:
      return "";
  }
}
