/** The games of the house that this browser can draw, in the order they are offered. */
import type { GameName } from "../protocol/index.js";
import { isDrawn } from "../table/drawings.js";

const GAMES: readonly GameName[] = ["bruges", "flandern", "capital-lux"];

export const SHELF: readonly GameName[] = GAMES.filter(isDrawn);
