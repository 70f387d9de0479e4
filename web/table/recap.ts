/** Since your last turn: what the others did meanwhile, and first of all what it did to oneself. Made from the steps alone. */
import type { Heard } from "../protocol/index.js";
import type { PlayedStep } from "./matchState.js";
import type { Result, Telling } from "./telling.js";
import { isBot, isLoss, sumOf, type Turn } from "./turns.js";

/** What happened to the reader in another's turn. */
export interface Touch {
  turn: Turn;
  events: readonly Heard[];
}

export interface Recap {
  /** The reader's own last reply: another recap begins there. */
  since: number;
  /** The step with which a round has ended meanwhile, and been told; 0 where none has. */
  ended: number;
  turns: readonly Turn[];
  /** What the reader lost, in order. */
  touched: readonly Touch[];
  /** What changed of whom, in all: `1 guilders`. */
  changes: ReadonlyMap<string, Result>;
}

export const NO_RECAP: Recap = { since: 0, ended: 0, turns: [], touched: [], changes: new Map() };

/** Whoever comes back after a long time wants the last of it; the log has the rest. */
export const MOST_TURNS = 24;

export const changeKey = (seat: number, of: string): string => `${seat} ${of}`;

/** The reader's own last reply; 0 if there is none. */
export function lastReply(steps: readonly PlayedStep[], me: number | null): number {
  let [last, bot] = [0, false];
  for (const step of steps) {
    if (step.seat !== me) continue;
    // What a bot answered in one's place, one has not seen.
    if (step.kind === "seat") bot = isBot(step);
    else if (step.kind === "reply" && !bot) last = step.seq;
  }
  return last;
}

/** What the table did up to the end of a round has been told there, by the step that ended it. */
export function recapOf(
  turns: readonly Turn[],
  steps: readonly PlayedStep[],
  me: number | null,
  telling: Telling | undefined,
  ended = 0,
): Recap {
  if (me === null || !telling) return NO_RECAP;
  const since = lastReply(steps, me);
  const first = turns.findLastIndex((turn) => turn.seq < since) + 1;
  // What one lost is told until one's turn has come, also where one has been asked something meanwhile.
  const turn = turns.findLastIndex(
    ({ kind, seat, deed, bot }) => kind === "turn" && seat === me && !bot && isMain(deed, telling),
  );
  const lost = turns.slice(Math.min(turn + 1, first), first).filter((one) => touches(one, me, telling).length > 0);
  const others = turns
    .slice(first)
    .filter(
      ({ kind, seat, seq, bot }) =>
        (seat !== me || bot) && (kind === "turn" ? seq > since : kind === "table" && seq > ended),
    );
  const fresh = others.filter((one) => one.seq > since || one.deed !== null).slice(-MOST_TURNS);
  const told = [...lost, ...fresh];
  const touched = told.flatMap((one) => touches(one, me, telling));
  const recap = { ...NO_RECAP, since, ended: since > 0 && ended >= since ? ended : 0 };
  // Where nobody did anything, nothing is said: all have only sat down.
  if (touched.length === 0 && !told.some(({ kind }) => kind === "turn")) return recap;
  const changes = sumOf(
    fresh.flatMap(({ events }) => events),
    telling,
  ).map((one) => [changeKey(one.seat, one.of), one] as const);
  // Before the first turn of one's own there is no last one to speak of; what has changed is seen all the same.
  const begun = turns.some(({ kind, seat, deed }) => kind === "turn" && seat === me && deed !== null);
  return { ...recap, changes: new Map(changes), ...(begun ? { turns: told, touched } : {}) };
}

export const isMain = (deed: Heard | null, telling: Telling) => deed !== null && telling.part(deed) === "main";

export const touches = (turn: Turn, me: number, telling: Telling): Touch[] => {
  if (turn.seat === me) return [];
  const events = turn.events.filter((event) =>
    telling.results(event).some((result) => result.seat === me && isLoss(result)),
  );
  return events.length > 0 ? [{ turn, events }] : [];
};
