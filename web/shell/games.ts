/** The games of the house, in the order they are offered. */
import { GAME_NAMES, type GameName } from "../protocol/index.js";
import { frontOf } from "./fronts.js";

const placeOf = (game: GameName): number => frontOf(game)?.place ?? Number.POSITIVE_INFINITY;

export const SHELF: readonly GameName[] = GAME_NAMES.toSorted((one, other) => placeOf(one) - placeOf(other) || 0);

/** Is this the name of a game of ours? */
export const isGame = (name: string): name is GameName => GAME_NAMES.some((game) => game === name);
