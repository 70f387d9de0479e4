/** The turns of the match at this table, as its game tells them. */
import { createContext, useContext } from "react";
import type { PlayedStep } from "./matchState.js";
import { useTable } from "./tableStore.js";
import type { Telling } from "./telling.js";
import { NOTHING_TOLD, type Told, type Turn, toldOn } from "./turns.js";

/** How the game that is drawn around here tells of its turns. */
export const TellingHere = createContext<Telling | undefined>(undefined);
export const useTelling = (): Telling | undefined => useContext(TellingHere);

/** Log, recap and narrator read the same turns: they are made once. */
let last: { telling: Telling | undefined; told: Told } = { telling: undefined, told: NOTHING_TOLD };

export function turnsOnce(steps: readonly PlayedStep[], telling: Telling | undefined): readonly Turn[] {
  const before = last.telling === telling ? last.told : NOTHING_TOLD;
  last = { telling, told: toldOn(before, steps, telling) };
  return last.told.turns;
}

export function useTurns(): readonly Turn[] {
  const telling = useTelling();
  return turnsOnce(
    useTable((store) => store.match.steps),
    telling,
  );
}
