/** Glyphs of Bruges alone: statues, what scores at the end, and when a person acts. */
import { bringGlyphs } from "../../design/glyphs/brought.js";
import type { Glyph } from "../../design/glyphs/glyph.js";

export const glyphs = {
  statue:
    "M12 1.5a2.4 2.4 0 0 1 1.5 4.3c2.2.4 3.3 1.8 3.3 4v4.2h-1.7l-.6 3.5H9.5l-.6-3.5H7.2V9.8c0-2.2 1.1-3.6 3.3-4A2.4 2.4 0 0 1 12 1.5zM7 18.5h10v1.8h2v2.2H5v-2.2h2z",
  reputation: "M2 22v-4h4.5v-4H11v-4h4.5V6H17V1.8l5 1.9-3.3 1.5V6H22v16z",
  "maj-people":
    "M12 1.5l8.5 2.7v7.3c0 5-3.3 8.8-8.5 11-5.2-2.2-8.5-6-8.5-11V4.2zm0 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm-5.5 11h11c-.3-2.6-2.4-4-5.5-4s-5.2 1.4-5.5 4z",
  "maj-canal":
    "M12 1.5l8.5 2.7v7.3c0 5-3.3 8.8-8.5 11-5.2-2.2-8.5-6-8.5-11V4.2zM6 8.3v2.4c3 0 3 1.8 6 1.8s3-1.8 6-1.8V8.3c-3 0-3 1.8-6 1.8s-3-1.8-6-1.8zm0 5v2.4c3 0 3 1.8 6 1.8s3-1.8 6-1.8v-2.4c-3 0-3 1.8-6 1.8s-3-1.8-6-1.8z",
  "maj-reputation": "M12 1.5l8.5 2.7v7.3c0 5-3.3 8.8-8.5 11-5.2-2.2-8.5-6-8.5-11V4.2zM6.5 16.5h11V7h-3v3h-3v3h-3v3z",
  loop: { line: "M7 7.5c4 0 6 9 10 9a4.5 4.5 0 1 0 0-9c-4 0-6 9-10 9a4.5 4.5 0 1 1 0-9z", width: 2.6 },
} as const satisfies Record<string, Glyph>;

bringGlyphs(glyphs);

type Glyphs = typeof glyphs;
declare module "../../design/glyphs/index.js" {
  interface GameGlyphs extends Glyphs {}
}
