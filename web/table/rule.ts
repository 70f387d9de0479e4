/** The rule somebody wants to read. Who asks knows only what it is about; the rulebook, fetched then, knows where that is explained. */
import { create } from "zustand";
import type { Asked, GameName } from "../protocol/index.js";

export interface Wanted {
  game: GameName;
  /** Message ids and refs, the nearest first: the first that a section explains leads to it. */
  things: readonly string[];
  /** What was pointed at and cannot be had, and why: a sentence. */
  barred?: string;
  /** What was read before, where one section led to another. */
  before?: Wanted;
  /** At the table: what was asked at that moment, what was picked of it, and who sits there. */
  question?: { asked: Asked; prefix: readonly string[]; players: readonly string[] };
}

export const useRule = create<{ wanted: Wanted | null }>()(() => ({ wanted: null }));

export const askRule = (wanted: Wanted) => useRule.setState({ wanted });
export const shutRule = () => useRule.setState({ wanted: null });
