/** A player's face. It is drawn by the game that has persons, and fetched when one is first shown. */
import type { ComponentType } from "react";
import type { SeatState, TableState } from "../protocol/index.js";
import type { Language } from "../settings/languages.js";
import { lazyPart } from "./lazyPart.js";
import { faceAt } from "./playerNames.js";

export interface PlayerFaceProps {
  /** The portrait that was chosen, the name of a bot, or whatever else tells this player from others. */
  face: string;
  /** Those at the same table whose faces come first: one's own is another, unless it was chosen. */
  besides?: readonly string[] | null | undefined;
  /** What a screen reader says; without it the picture is decoration. */
  label?: string;
}

interface Faces {
  FACES: readonly string[];
  /** The pages with their names. */
  faceWords: (language: Language) => Promise<readonly string[]>;
  DrawnFace: ComponentType<PlayerFaceProps>;
}

const folders = import.meta.glob<Faces>("../games/*/faces.tsx");
export const faces = (): Promise<Faces> => Object.values(folders)[0]!();

export const PlayerFace = lazyPart(() => faces().then((found) => found.DrawnFace));

/** Whose faces come first at a table, so that nobody else has them: those that were chosen, then persons', then bots'. */
export function facesBefore(table: TableState, { seat, kind, portrait }: SeatState): string[] {
  const rank = (one: Pick<SeatState, "seat" | "kind" | "portrait">) =>
    (one.portrait ? 0 : one.kind === "person" ? 100 : 200) + one.seat;
  const own = rank({ seat, kind, portrait });
  return [...table.seats]
    .filter((one) => rank(one) < own)
    .sort((one, other) => rank(one) - rank(other))
    .flatMap((one) => faceAt(table, one) ?? []);
}
