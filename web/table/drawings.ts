/** The games' drawings: each folder of `games/` is one, by its name. It is fetched when somebody comes to a table of that game. */
import type { GameName } from "../protocol/index.js";
import type { Drawing } from "./drawing.js";

const folders = import.meta.glob<{ drawing: Drawing }>("../games/*/index.ts");

const folderOf = (game: GameName) => folders[`../games/${game}/index.ts`];

/** Can this game be played here? */
export const isDrawn = (game: GameName): boolean => folderOf(game) !== undefined;

/** The drawing of a game; null if it has none yet. */
export async function drawingOf(game: GameName): Promise<Drawing | null> {
  return (await folderOf(game)?.())?.drawing ?? null;
}
