/** What a step brought about, in sentences. */
import type { Frame } from "../protocol/index.js";
import type { Words } from "../words/words.js";

/** The first sentence and the others. A reply of which nobody is told yet is only said to have been given. */
export function saidOf(words: Words, frame: Frame, names: readonly string[]): string[] {
  const { step } = frame;
  if (!step) return [words("replay-before")];
  const told = step.events.filter(({ id }) => words.has(id)).map((event) => words.say(event));
  if (told.length > 0) return told;
  const name = step.seat === null ? "" : (names[step.seat] ?? "");
  const seat = { seat: name };
  switch (step.kind) {
    case "undo":
      return [words("table-took-back", seat)];
    case "withdraw":
      return [words("table-withdrew", seat)];
    case "seat":
      return [words(step.player.startsWith("bot:") ? "table-bot-plays-on" : "table-plays-again", seat)];
    case "rules":
      return [words("table-newer-rules")];
    default:
      return [step.seat === null ? words("replay-chance") : replied(words, frame, step.seat, name)];
  }
}

/** Secret while others still choose, but not to the seat itself; or a beginning, of which the next step tells the end. */
function replied(words: Words, frame: Frame, seat: number, name: string): string {
  const own = frame.shown.find(({ viewer }) => viewer === seat);
  if (own?.waiting) return words("replay-chose", { name, what: own.waiting.flatMap((path) => path.split("/")) });
  return words(frame.shown[0]!.answered.includes(seat) ? "replay-answered" : "replay-begun", { name });
}

/** Is there something to read? */
export const saysMuch = (words: Words, frame: Frame): boolean =>
  frame.step?.kind !== "reply" || frame.step.events.some(({ id }) => words.has(id));
