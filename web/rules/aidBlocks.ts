/** The player aid of a game: its blocks in order. The words are in `words/book/aid-<game>`, the drawings in the game's folder. */
import type { ComponentType, ReactNode } from "react";
import type { GameName } from "../protocol/index.js";

export interface AidBlock {
  /** `aid-<id>` is its title, `aid-<id>-text` what it says, if it says anything besides its drawing. */
  id: string;
  Drawing?: ComponentType;
}

/** What a sign, an action or a card means: `aid-<key>`. */
export type Meanings = readonly (readonly [sign: ReactNode, key: string])[];

const aids = import.meta.glob<{ aid: readonly AidBlock[] }>("../games/*/aid.tsx");

export async function aidOf(game: GameName): Promise<readonly AidBlock[]> {
  return (await aids[`../games/${game}/aid.tsx`]?.())?.aid ?? [];
}
