/**
 * What the shell shows of a game before anybody sits down to it, from `games/<game>/front.ts`. It is small, and wanted in every list:
 * so it comes at once, not with the game's drawing.
 */
import type { ComponentType } from "react";
import type { GameName } from "../protocol/index.js";

export interface GamePage {
  /** Its address, and the message that names it. */
  path: string;
  title: string;
  /** Does a link on the home page lead there too? */
  atHome?: boolean;
  Page: ComponentType;
}

export interface Front {
  /** Its place among the games that are offered. */
  place: number;
  /** A little picture, 48 wide and high. */
  Emblem?: ComponentType;
  /** Pages of its own, besides rules and player aid. */
  pages?: readonly GamePage[];
  /** What it has none of yet: a test asks for everything else. Without a drawing of its own it is drawn plainly. */
  without?: readonly ("drawing" | "lesson" | "rulebook" | "aid")[];
}

const fronts = import.meta.glob<Front>("../games/*/front.ts", { eager: true, import: "front" });

/** A game without one comes after the others, and has no picture. */
export const frontOf = (game: GameName): Front | undefined => fronts[`../games/${game}/front.ts`];

/** The pages of all games. */
export const GAME_PAGES: readonly GamePage[] = Object.values(fronts).flatMap(({ pages }) => pages ?? []);
