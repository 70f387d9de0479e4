import { BRUGES } from "./bruges";
import { DICE } from "./dice";
import { FLANDERN } from "./flandern";
import { GROUPS } from "./groups";
import { INTERFACE } from "./interface";
import { LUX } from "./lux";
import { SEATS } from "./seats";

/** All glyphs by name; a name is one glyph, whichever game uses it. */
export const GLYPHS = { ...BRUGES, ...GROUPS, ...LUX, ...FLANDERN, ...DICE, ...SEATS, ...INTERFACE };

export type IconName = keyof typeof GLYPHS;
