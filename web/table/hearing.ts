/** What is spoken of a turn: in few words its deed and what weighs or touches the listener, or in full all that came of it. */
import type { Heard } from "../protocol/index.js";
import type { SpokenMoves } from "../settings/settings.js";
import { capital } from "../words/capitalise.js";
import type { Words } from "../words/words.js";
import { beatOf } from "./director.js";
import type { Chair } from "./drawing.js";
import type { Recap } from "./recap.js";
import { seatIn } from "./refs.js";
import { headlines, MOST, noteOf, sentenceOf, touchedBy } from "./sentences.js";
import type { Telling, Turn } from "./telling.js";

/** A sentence, and the beat before which it must not be heard: what the eye has not been told, the ear is not either. */
export interface HeardLine {
  beat: number;
  text: string;
}

export function linesOf(
  words: Words,
  turn: Turn,
  me: number | null,
  telling: Telling | undefined,
  moves: SpokenMoves,
  about: (event: Heard) => string = () => "",
): readonly HeardLine[] {
  if (moves === "off") return [];
  if (turn.kind === "note") return [{ beat: 0, text: noteOf(words, turn.step!) }];
  return (moves === "full" ? turn.events : inBrief(turn, me, telling))
    .filter(({ id }) => words.has(id))
    .slice(0, MOST)
    .map((event) => ({
      beat: beatOf(turn.events.includes(event) ? event : turn.deed!),
      text: withWhere(words.say(event), about(event)),
    }));
}

const withWhere = (sentence: string, where: string) => (where ? `${sentence} ${capital(where)}.` : sentence);

function inBrief(turn: Turn, me: number | null, telling: Telling | undefined): readonly Heard[] {
  const { kind, seat, deed, events } = turn;
  // Which backs a rival draws is seen in its hand.
  if (kind === "draws" && seat !== me) return [];
  const first = headlines(turn, telling);
  const own = (event: Heard) => seatIn(event.args.seat) === me && me !== null;
  const isSaid = (event: Heard) =>
    first.includes(event) ||
    event.id.startsWith("you-") ||
    (own(event) && telling?.part(event) === "draw") ||
    telling?.weighs?.(event) ||
    (seat !== me && telling?.results(event).some((result) => result.seat === me));
  // A sentence of the game's own stands for the deed and what came of it.
  const instead = deed && !first.includes(deed) ? first[0] : undefined;
  if (instead) return [instead];
  return events.filter(isSaid);
}

/** Whoever was away hears the last of it: what touched them, and what the others did. */
export function spokenRecap(
  words: Words,
  { turns, touched }: Recap,
  chairs: readonly Chair[],
  telling: Telling | undefined,
): string {
  const said = [
    ...touched.map((touch) => touchedBy(words, touch, chairs)),
    ...turns.map((turn) => sentenceOf(words, turn, telling)),
  ].filter(Boolean);
  return said.length > 0 ? `${words("since-title")}: ${[...new Set(said)].join(" ")}` : "";
}
