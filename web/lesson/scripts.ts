/** The games that have a lesson. Its script is fetched with it. */
import type { GameName } from "../protocol/index.js";
import type { Script } from "./script.js";

const scripts = import.meta.glob<{ script: Script }>("./games/*.ts");

const pageOf = (game: GameName) => scripts[`./games/${game}.ts`];

export const isTaught = (game: GameName): boolean => pageOf(game) !== undefined;

export async function scriptOf(game: GameName): Promise<Script> {
  return (await pageOf(game)?.())?.script ?? [];
}
