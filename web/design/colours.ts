import type { Language } from "../settings/languages.js";
import { useSettings } from "../settings/settings.js";

/** The colours of the games. The interface has none of its own. */
export const COLOURS = ["blue", "brown", "red", "purple", "yellow", "green", "pink", "grey", "church"] as const;

export type Colour = (typeof COLOURS)[number];

/** The letters that stand for the colours, in their order: one of the colour's own name, and of no other's in that language. */
const LETTERS: Record<Language, string> = { en: "BNRPYGKAC", nl: "BNRPLGZSK", de: "BNRLEGSAK" };

export const useLetter = (colour: Colour): string =>
  LETTERS[useSettings((settings) => settings.language)][COLOURS.indexOf(colour)]!;

/** The class that gives an element the fill, ink, tint and hatching of a colour (see tokens.css). */
export function colourClass(colour: Colour): string {
  return `c-${colour}`;
}
