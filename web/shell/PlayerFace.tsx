/** A player's face. It is drawn by the game that has persons, and fetched when one is first shown. */
import type { ComponentType } from "react";
import type { Language } from "../settings/languages.js";
import { lazyPart } from "./lazyPart.js";

export interface PlayerFaceProps {
  /** The portrait that was chosen, the name of a bot, or whatever else tells this player from others. */
  face: string;
  /** Those at the same table whose faces come first: one's own is another, unless it was chosen. */
  besides?: readonly string[] | undefined;
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
