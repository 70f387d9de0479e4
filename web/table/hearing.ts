/** What is spoken of a turn: in few words its deed and what weighs or touches the listener, or in full all that came of it. */
import type { Heard } from "../protocol/index.js";
import { capital } from "../words/capitalise.js";
import type { Words } from "../words/words.js";
import { beatOf } from "./cues.js";
import type { Chair } from "./drawing.js";
import type { Hearing, Listener } from "./ear.js";
import type { Recap } from "./recap.js";
import { seatIn } from "./refs.js";
import { headlines, MOST, noteOf, sentenceOf } from "./sentences.js";
import type { Result, Telling, Turn } from "./telling.js";
import { touchedBy } from "./touches.js";
import { countOf, sumOf } from "./turns.js";

/** A sentence, and the beat before which it must not be heard: what the eye has not been told, the ear is not either. */
export interface HeardLine {
  beat: number;
  text: string;
  /** It is of the round that has just begun: how the one before ended is read first. */
  next?: boolean;
}

export function linesOf(turn: Turn, { words, drawn, telling, hearing, moves }: Listener): readonly HeardLine[] {
  if (turn.kind === "note") return [{ beat: 0, text: noteOf(words, turn.step!) }];
  const brief = moves === "brief";
  const first = headlines(turn, telling, words);
  const all = brief ? inBrief(turn, first, drawn.me, telling, hearing) : inFull(turn, first, hearing);
  const events = all.filter(({ id }) => words.has(id));
  const [deed] = brief && turn.kind === "turn" && turn.deed ? first : [];
  const total = (result: Result) => hearing?.total?.(result, turn, drawn, telling) ?? null;
  const lines = events.slice(0, MOST).map((event) => {
    const where = hearing?.about?.(event, drawn, words) ?? "";
    const { paid, earned } = event === deed ? changesOf(turn, events, telling, hearing, drawn.me) : NO_CHANGES;
    return {
      beat: beatOf(turn.events.includes(event) ? event : turn.deed!),
      text: [
        words.say(hearing?.everybody?.(event, turn, drawn) ?? event),
        ...[where, paidTold(words, paid, earned, total), earnedTold(words, earned, total)].map(sentence),
      ]
        .filter(Boolean)
        .join(" "),
    };
  });
  const isAgain = ({ text }: HeardLine, place: number) => lines.findIndex((line) => line.text === text) < place;
  // What befell everybody is said once.
  return lines.filter((line, place) => !(hearing?.everybody?.(events[place]!, turn, drawn) && isAgain(line, place)));
}

const sentence = (said: string) => (said ? `${capital(said)}.` : "");

interface Changes {
  paid: readonly Result[];
  earned: readonly Result[];
}

const NO_CHANGES: Changes = { paid: [], earned: [] };

/** What whoever acted paid, and has more of, as far as it is in none of the sentences. */
function changesOf(
  { seat, events }: Turn,
  said: readonly Heard[],
  telling: Telling | undefined,
  hearing: Hearing | undefined,
  me: number | null,
): Changes {
  const unsaid = events.filter((event) => !said.includes(event));
  const isPaid = (event: Heard) => hearing?.isPaid?.(event) === true;
  const own = (some: readonly Heard[]) => sumOf(some, telling).filter((result) => result.seat === seat);
  return {
    paid: own(unsaid.filter(isPaid)).filter(({ amount }) => amount < 0),
    earned: own(unsaid.filter((event) => !isPaid(event))).filter(
      (result) => result.amount > 0 && hearing?.earns?.(result, me),
    ),
  };
}

type Total = (result: Result) => number | null;

/** "paid 3 guilders", "paid 1 blue worker". What is left is said with what came of it, where that is the same thing. */
function paidTold(words: Words, paid: readonly Result[], earned: readonly Result[], total: Total): string {
  const told = paid.map((result) => {
    const isLast = !earned.some(({ of }) => of === result.of);
    return `${countOf(words, result)}${nowTold(words, isLast ? total(result) : null)}`;
  });
  return told.length > 0 ? words("spoken-paid", { price: told.join(", ") }) : "";
}

/** "+2 guilders", "+2 guilders, now 6", "+2 blue workers". */
const earnedTold = (words: Words, earned: readonly Result[], total: Total): string =>
  earned.map((result) => `+${countOf(words, result)}${nowTold(words, total(result))}`).join(", ");

const nowTold = (words: Words, total: number | null) => (total === null ? "" : `, ${words("spoken-now", { total })}`);

/**
 * What the table did is told by its own sentence also where all that came of it follows. A price is told before what was had for it,
 * though a turn has its deed first.
 */
function inFull(
  { kind, deed, events }: Turn,
  [first]: readonly Heard[],
  hearing: Hearing | undefined,
): readonly Heard[] {
  if (kind === "table" && first) return events.map((event) => (event === deed ? first : event));
  const at = deed ? events.indexOf(deed) : -1;
  if (!deed || at < 0) return events;
  const after = events.slice(at + 1);
  const others = after.findIndex((event) => !hearing?.isPrice?.(event, deed));
  const prices = others < 0 ? after : after.slice(0, others);
  return [...events.slice(0, at), ...prices, deed, ...after.slice(prices.length)];
}

function inBrief(
  turn: Turn,
  first: readonly Heard[],
  me: number | null,
  telling: Telling | undefined,
  hearing: Hearing | undefined,
): readonly Heard[] {
  const { seat, deed, events } = turn;
  const own = (event: Heard) => seatIn(event.args.seat) === me && me !== null;
  const isSaid = (event: Heard) =>
    first.includes(event) ||
    event.id.startsWith("you-") ||
    (own(event) && telling?.part(event) === "draw") ||
    telling?.weighs?.(event) ||
    hearing?.tells?.(event) ||
    (seat !== me && telling?.results(event).some((result) => result.seat === me));
  // A sentence of the game's own stands for the deed and what came of it.
  const instead = deed && !first.includes(deed) ? first[0] : undefined;
  if (instead) return [instead];
  return events.filter(isSaid);
}

/** Whoever was away hears the last of it: what touched them, and what the others did. */
export function spokenRecap(
  words: Words,
  { turns, touched }: Pick<Recap, "turns" | "touched">,
  chairs: readonly Chair[],
  telling: Telling | undefined,
  hearing?: Hearing | undefined,
): string {
  const priced = (turn: Turn) => {
    const { paid } =
      turn.kind === "turn" && turn.deed ? changesOf(turn, [turn.deed], telling, hearing, null) : NO_CHANGES;
    return sentence(paidTold(words, paid, [], () => null));
  };
  const said = [
    ...touched.map((touch) => touchedBy(words, touch, chairs)),
    ...turns.map((turn) => [sentenceOf(words, turn, telling), priced(turn)].filter(Boolean).join(" ")),
  ].filter(Boolean);
  return said.length > 0 ? `${words("since-title")}: ${[...new Set(said)].join(" ")}` : "";
}
