import { DICE } from "./dice";
import { GROUP_GLYPHS } from "./groups";
import { INTERFACE } from "./interface";
import { PIECES } from "./pieces";
import { SEATS } from "./seats";

/** The glyphs of the kit by name; a name is one glyph, whichever game uses it. */
export const KIT = { ...PIECES, ...GROUP_GLYPHS, ...DICE, ...SEATS, ...INTERFACE };

/** Those a game brings along in its `glyphs.ts`, which adds their names here. */
// biome-ignore lint/suspicious/noEmptyInterface: the games fill it
export interface GameGlyphs {}

export type IconName = keyof typeof KIT | keyof GameGlyphs;
