/** Turns: what the steps of a match tell, as somebody at the table would. One for each turn, with its deed and what came of it. */
import type { Heard } from "../protocol/index.js";
import type { Words } from "../words/words.js";
import type { PlayedStep } from "./matchState.js";
import { seatIn } from "./refs.js";
import { plainPart, type Result, type Telling, type Turn } from "./telling.js";

export type { Turn } from "./telling.js";

type Parts = Pick<Telling, "part"> | undefined;

/** Steps and the turns they make. A long match is not told anew for every step: `toldOn` reads only what has been added. */
export interface Told {
  steps: readonly PlayedStep[];
  turns: readonly Turn[];
}

export const NOTHING_TOLD: Told = { steps: [], turns: [] };

/** All turns, in order. What was taken back is no longer among the steps. */
export const turnsOf = (steps: readonly PlayedStep[], telling: Parts): readonly Turn[] =>
  toldOn(NOTHING_TOLD, steps, telling).turns;

export function toldOn(before: Told, steps: readonly PlayedStep[], telling: Parts): Told {
  if (steps === before.steps) return before;
  const known = before.steps.length;
  const goesOn = known > 0 && steps.length >= known && steps[known - 1] === before.steps[known - 1];
  const turns: Growing[] = goesOn ? [...(before.turns as Growing[])] : [];
  const last = turns.at(-1);
  // It may grow, and whoever drew it before must see that it is another.
  if (last) turns[turns.length - 1] = { ...last, events: [...last.events] };
  for (const step of goesOn ? steps.slice(known) : steps) {
    // Who sits down at the beginning plays for the first time; again plays only for whom a bot has played.
    if (step.kind === "seat" && !isBot(step) && !turns.some((turn) => isOf(turn, step))) continue;
    if (step.kind !== "reply") turns.push({ ...fresh(step.seq, "note", step.seat), step });
    else for (const event of inOrder(step.events, telling)) tell(turns, step.seq, event, telling);
  }
  return { steps, turns };
}

export const isBot = ({ player }: PlayedStep) => player.startsWith("bot:");
const isOf = ({ step }: Turn, { seat }: PlayedStep) => step?.kind === "seat" && step.seat === seat && isBot(step);

/** Does a bot play for this seat, whose person was there before? */
function isStoodInFor(turns: readonly Turn[], seat: number): boolean {
  const last = turns.findLast(({ step }) => step?.kind === "seat" && step.seat === seat)?.step;
  return last !== undefined && isBot(last);
}

const partOf = (event: Heard, telling: Parts) => (telling ? telling.part(event) : plainPart(event));

/** What a deed costs is often told before it, and belongs to it: in its own step a deed comes first. */
function inOrder(events: readonly Heard[], telling: Parts): readonly Heard[] {
  const first = events.findIndex((event) => partOf(event, telling) !== "result");
  const deed = events[first];
  if (first < 1 || !deed || !["main", "deed"].includes(partOf(deed, telling))) return events;
  return [deed, ...events.slice(0, first), ...events.slice(first + 1)];
}

interface Growing extends Turn {
  events: Heard[];
  /** Has it its one great deed? */
  done?: boolean;
  bot?: boolean;
}

const fresh = (seq: number, kind: Turn["kind"], seat: number | null): Growing => ({
  seq,
  kind,
  seat,
  deed: null,
  events: [],
});

function tell(turns: Growing[], seq: number, event: Heard, telling: Parts): void {
  const part = partOf(event, telling);
  const seat = seatIn(event.args.seat);
  const last = turns.at(-1);
  const open = last && (last.kind === "turn" || last.kind === "draws" || last.kind === "table") ? last : null;
  const begin = (kind: Turn["kind"], whose: number | null) => {
    const turn = fresh(seq, kind, whose);
    turn.bot = whose !== null && isStoodInFor(turns, whose);
    turn.deed = event;
    turn.events.push(event);
    turns.push(turn);
    return turn;
  };
  // Others may answer in the middle of a turn; what they do then is told with it.
  const same = open?.kind === "turn" && open.seat === seat;
  switch (part) {
    case "heading":
      begin("heading", seat);
      return;
    case "table":
      // All turn their cards at once, all sit down at once: that is one thing, unless something came of each.
      if (open?.kind === "table" && open.events.at(-1)?.id === event.id) open.events.push(event);
      else begin("table", null);
      return;
    case "main":
      if (same && !open.done) {
        open.events.push(event);
        open.deed = event;
        open.done = true;
      } else begin("turn", seat).done = true;
      return;
    case "deed":
      if (same) {
        open.events.push(event);
        open.deed ??= event;
      } else begin("turn", seat);
      return;
    case "draw":
      if (open && open.seat === seat && open.kind !== "table") open.events.push(event);
      else begin("draws", seat);
      return;
    default:
      if (open) open.events.push(event);
      else {
        const turn = begin("turn", seat);
        turn.deed = null;
      }
  }
}

/** What came of events in all: a line for each seat and thing, in the order in which they came. Nothing in the end is no result. */
export function sumOf(events: readonly Heard[], telling: Pick<Telling, "results"> | undefined): Result[] {
  const sums = new Map<string, Result>();
  for (const event of events) {
    for (const result of telling?.results(event) ?? []) {
      const key = `${result.seat} ${result.of}`;
      const before = sums.get(key);
      sums.set(key, before ? { ...before, amount: before.amount + result.amount } : result);
    }
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

/** How many of it, without a sign: "2 guilders", "1 blue worker", "2 blue workers". */
export function countOf(words: Words, { name, amount }: Pick<Result, "name" | "amount">): string {
  const count = Math.abs(amount);
  if (words.has(name)) return `${count} ${words(name, { count })}`;
  return count === 1 ? `1 ${words.name(name)}` : words("tells-things", { things: Array(count).fill(name) });
}

/** Is it to a seat's harm? */
export const isLoss = ({ amount, bad = false }: Result): boolean => amount < 0 !== bad;
