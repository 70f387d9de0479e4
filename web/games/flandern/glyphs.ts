/** Glyphs of Flandern 1302: the charges of the guilds and the pieces. */
import { bringGlyphs } from "../../design/glyphs/brought.js";
import type { Glyph } from "../../design/glyphs/glyph.js";

export const glyphs = {
  dyers:
    "M12 1.5c4.5 5.3 7 8.9 7 12.8a7 7 0 0 1-14 0c0-3.9 2.5-7.5 7-12.8zM8.3 13.5c-.3 2.9 1.3 5 4 5.3v-1.7c-1.7-.3-2.6-1.6-2.4-3.6z",
  weavers:
    "M21.5 2.5c.7 4.2-1.2 9-5 12.8-3.9 3.9-9 6.2-14 6.2-.2-5 2-10.2 6-14.1C12.3 3.7 17.2 1.8 21.5 2.5zm-7.3 4.7l-7 7a1.8 1.8 0 1 0 2.6 2.6l7-7a1.8 1.8 0 1 0-2.6-2.6z",
  fullers: "M3.5 2h5.8v8.3l2.7 3 2.7-3V2h5.8v8.5h-3L13.7 15l4.3 5.5-1.9 1.5-4.1-5.2L7.9 22 6 20.5l4.3-5.5-3.8-4.5h-3z",
  cutters:
    "M5.5 1.5c1 .3 5.3 7.5 6.5 10.2C13.2 9 17.5 1.8 18.5 1.5c1.3 4.3-1.5 8.7-4.3 12.3l.5.9a4.2 4.2 0 1 1-2.2 1.2L12 15l-.5.9a4.2 4.2 0 1 1-2.2-1.2l.5-.9C7 10.2 4.2 5.8 5.5 1.5zM8.4 17a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zm7.2 0a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z",
  armourers:
    "M12 1.5c5.5 0 8.5 3.7 8.5 9v7L15 22.5H9L3.5 17.5v-7c0-5.3 3-9 8.5-9zM5.5 10.2v2l5.3.8v5.5h2.4V13l5.3-.8v-2L12 11z",
  cathedral:
    "M7 1l2.5 6v3L12 7.5l2.5 2.5V7L17 1l2.5 6v15.5H14V18a2 2 0 0 0-4 0v4.5H4.5V7zm5 10.5a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z",
  master:
    "M19 1.5h2V22.5h-2zM10.5 2a4 4 0 0 1 3.2 6.4c2.6.8 4.3 3 4.3 6.1v8H3v-8c0-3.1 1.7-5.3 4.3-6.1A4 4 0 0 1 10.5 2z",
  site: "M3 3h2.5v3.5h13V3H21v19.5h-2.5V18h-13v4.5H3zm2.5 6v2.8l6-2.8zm13 0h-1.8l-11.2 5.2v1.3h13z",
  cover: { line: "M6.5 6h11l5 12.5h-21zM9.5 6l-4 12.5M14.5 6l-4 12.5M18.5 8.5l-3 10", width: 1.8 },
  pickup: "M12 1.5l5 5.5h-3.5v6h-3V7H7zM3 13h4v2.5l1.5 2h7l1.5-2V13h4v9.5H3z",
  influence:
    "M12 2l2.4 1.7 2.9-.3 1.2 2.7 2.7 1.2-.3 2.9L22.5 12l-1.6 2.3.3 2.9-2.7 1.2-1.2 2.7-2.9-.3L12 22.5l-2.4-1.7-2.9.3-1.2-2.7-2.7-1.2.3-2.9L1.5 12l1.6-1.8-.3-2.9 2.7-1.2 1.2-2.7 2.9.3zm0 5.3a4.7 4.7 0 1 0 0 9.4 4.7 4.7 0 0 0 0-9.4zm0 2l2.7 2.7-2.7 2.7L9.3 12z",
} as const satisfies Record<string, Glyph>;

bringGlyphs(glyphs);

type Glyphs = typeof glyphs;
declare module "../../design/glyphs/index.js" {
  interface GameGlyphs extends Glyphs {}
}
