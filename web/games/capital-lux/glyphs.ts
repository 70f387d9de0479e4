/** Glyphs of Capital Lux: professions that Bruges has not, modifiers, the capital. */
import { bringGlyphs } from "../../design/glyphs/brought.js";
import type { Glyph } from "../../design/glyphs/glyph.js";

export const glyphs = {
  agent:
    "M12 4.5c5 0 9 3.7 10.5 7.5-1.5 3.8-5.5 7.5-10.5 7.5S3 15.8 1.5 12C3 8.2 7 4.5 12 4.5zm0 2.7a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6zm0 2.6a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z",
  cleric: "M12 1c2 2.3 2.8 3.6 2.8 4.9a2.8 2.8 0 0 1-5.6 0C9.2 4.6 10 3.3 12 1zM9.5 10h5v9.5H18V22H6v-2.5h3.5z",
  modifier:
    "M5 1.5h14a1.5 1.5 0 0 1 1.5 1.5v18a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 21V3A1.5 1.5 0 0 1 5 1.5zM11 5v2.3H8.7v2H11v2.2h2V9.3h2.3v-2H13V5zM8.5 15v2h7v-2z",
  capital:
    "M11.3.8h1.4v2l2.3 2.7V9h2v3h4v10.5h-6.5V18a2.5 2.5 0 0 0-5 0v4.5H3V12h4V9h2V5.5l2.3-2.7zM12 6.5a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z",
} as const satisfies Record<string, Glyph>;

bringGlyphs(glyphs);

type Glyphs = typeof glyphs;
declare module "../../design/glyphs/index.js" {
  interface GameGlyphs extends Glyphs {}
}
