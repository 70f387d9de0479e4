/**
 * What has been told so far. An update is drawn with its first beat and may tell of more: what stands in words beside the board, log
 * and round and whose turn it is, does not run ahead of it.
 */
import { create } from "zustand";
import type { Heard, Shown, View } from "../protocol/index.js";
import { beatOf } from "./cues.js";
import { useBeat } from "./director.js";
import { useToldRound } from "./roundEnd.js";
import { useTable } from "./tableStore.js";
import type { Turn } from "./turns.js";
import { useTurns } from "./useTurns.js";

const NONE: ReadonlySet<Heard> = new Set();

/** What a game tells by itself and has not told yet: the end of a round that unfolds, a town whose shields are still to fly. */
export const useWithheld = create<{ events: ReadonlySet<Heard> }>()(() => ({ events: NONE }));

export function withhold(events: readonly Heard[]): void {
  const before = useWithheld.getState().events;
  if (events.length === before.size && events.every((event) => before.has(event))) return;
  useWithheld.setState({ events: events.length > 0 ? new Set(events) : NONE });
}

/** The turns as far as they have been told; of the last perhaps only its beginning. */
export function turnsSoFar(turns: readonly Turn[], isTold: (event: Heard) => boolean): readonly Turn[] {
  let whole = turns.length;
  while (whole > 0 && !turns[whole - 1]!.events.every(isTold)) whole--;
  if (whole === turns.length) return turns;
  const begun = turns.slice(whole).flatMap((turn) => {
    const events = turn.events.filter(isTold);
    if (events.length === 0 && turn.events.length > 0) return [];
    return [{ ...turn, events, deed: turn.deed && isTold(turn.deed) ? turn.deed : null }];
  });
  return [...turns.slice(0, whole), ...begun];
}

/** The turns without how the next round begins, where nobody has moved in it yet. */
export function withoutNextRound(turns: readonly Turn[]): readonly Turn[] {
  const heading = turns.findLastIndex(({ kind }) => kind === "heading");
  const isBegun = turns.slice(heading).some(({ kind }) => kind === "turn");
  return heading < 0 || isBegun ? turns : turns.slice(0, heading);
}

export function useTurnsSoFar(): readonly Turn[] {
  const all = useTurns();
  // What is dealt next is read after how the round ended.
  const reading = useToldRound(({ due }) => due);
  const turns = reading ? withoutNextRound(all) : all;
  const latest = useBeat((told) => (told.telling ? told.latest : Number.POSITIVE_INFINITY));
  const withheld = useWithheld(({ events }) => events);
  return turnsSoFar(turns, (event) => beatOf(event) <= latest && !withheld.has(event));
}

/** Round, phase and whose turn it is: those of before, until all is told that came between, and the end of a round has been read. */
export function useShownSoFar(): Shown<View> | null {
  const { shown, before } = useTable((store) => store.match);
  const ahead = useBeat((told) => told.ahead);
  const withheld = useWithheld(({ events }) => events.size > 0);
  const reading = useToldRound(({ due }) => due);
  return (ahead || withheld || reading) && before ? before : shown;
}
