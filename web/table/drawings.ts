/**
 * The games' drawings: each folder of `games/` is one, by its name. It is fetched when somebody comes to a table of that game. A game
 * without a folder is drawn plainly.
 */
import type { GameName } from "../protocol/index.js";
import type { Drawing } from "./drawing.js";

const folders = import.meta.glob<{ drawing: Drawing }>("../games/*/index.ts");

export async function drawingOf(game: GameName): Promise<Drawing> {
  const folder = folders[`../games/${game}/index.ts`];
  return folder ? (await folder()).drawing : (await import("./PlainDrawing.js")).plainDrawing;
}
