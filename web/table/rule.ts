/** The rule somebody wants to read. Who asks knows only what it is about; the rulebook, fetched then, knows where that is explained. */
import { create } from "zustand";
import type { GameName, Message } from "../protocol/index.js";

export interface Wanted {
  game: GameName;
  /** Message ids and refs, the nearest first: the first that a section explains leads to it. */
  things: readonly string[];
  /** A reason that was pointed at, and of what it is. */
  barred?: { ref: string; reason: Message };
}

export const useRule = create<{ wanted: Wanted | null }>()(() => ({ wanted: null }));

export const askRule = (wanted: Wanted) => useRule.setState({ wanted });
export const shutRule = () => useRule.setState({ wanted: null });
