import type { ReactNode } from "react";
import { layer } from "../brush";

/** What a piece of headgear can take up from the person: two cloths and the hair. */
export type Dress = { cloth: string; second: string; hair: string };

/** A piece as worn: the part behind the head, if any, and the part in front of it. */
export type Worn = { behind: ReactNode; front: ReactNode };

export type HeadPiece = (dress: Dress) => Worn;

export function worn(behind: ReactNode, ...front: readonly ReactNode[]): Worn {
  return { behind, front: layer(...front) };
}
