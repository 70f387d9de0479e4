import { DICE } from "./dice";
import type { Glyph } from "./glyph";
import { GROUP_GLYPHS } from "./groups";
import { INTERFACE } from "./interface";
import { PIECES } from "./pieces";
import { SEATS } from "./seats";

const KIT = { ...PIECES, ...GROUP_GLYPHS, ...DICE, ...SEATS, ...INTERFACE };

/** Those a game brings along in its `glyphs.ts`, which adds their names here. */
// biome-ignore lint/suspicious/noEmptyInterface: the games fill it
export interface GameGlyphs {}

const brought = import.meta.glob<Readonly<Record<string, Glyph>>>("../../games/*/glyphs.ts", {
  eager: true,
  import: "glyphs",
});

export type IconName = keyof typeof KIT | keyof GameGlyphs;

/** All glyphs by name; a name is one glyph, whichever game uses it. */
export const GLYPHS: Readonly<Record<string, Glyph>> = Object.assign({ ...KIT }, ...Object.values(brought));
