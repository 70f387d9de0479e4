import { dots, dotsAlong, fill, stroke } from "../brush";
import { darker, GOLD, IRON, IRON_SHADE, LINEN, LINEN_SHADE, lighter } from "../tones";
import { type HeadPiece, worn } from "./piece";

/** What entertainers, protectors and the underworld wear on their heads. */
export const STREET = {
  // entertainers
  jester: ({ cloth, second }) =>
    worn(
      null,
      fill("M35 48c-2-14 6-24 25-24 0 8 0 14 0 16-12 0-20 2-25 8z", cloth),
      fill("M85 48c2-14-6-24-25-24v16c12 0 20 2 25 8z", second),
      fill("M40 34C30 14 18 16 12 30c10-4 16 2 22 14z", cloth),
      fill("M80 34c10-20 22-18 28-4-10-4-16 2-22 14z", second),
      fill("M50 27c0-14 4-20 10-24 6 4 10 10 10 24z", cloth),
      dots(
        [
          [12, 31],
          [108, 31],
          [60, 5],
        ],
        4,
        GOLD,
      ),
    ),
  plume: ({ cloth, second }) =>
    worn(
      null,
      fill("M34 44c-4-14 8-26 28-26s30 12 24 26c-14-7-38-7-52 0z", cloth),
      fill("M28 46c14-10 50-10 64 0-14-4-50-4-64 5z", darker(cloth)),
      stroke("M80 36C92 26 100 12 96 4", second, 5),
      stroke("M80 36C92 26 100 12 96 4", lighter(second, 0.5), 1.4),
    ),
  wreath: ({ second, hair }) =>
    worn(
      null,
      fill("M36 47c-1-15 9-24 24-24s25 9 24 24c-5-8-12-11-24-11s-19 3-24 11z", hair),
      stroke("M37 42c8-13 38-13 46 0", "#5d7d45", 4.5),
      dots(
        [
          [38, 41, 4.4],
          [52, 33, 4.6],
          [68, 33, 4.6],
          [82, 41, 4.4],
        ],
        4,
        "#e8c9cf",
      ),
      dots(
        [
          [45, 36, 4],
          [60, 31.5, 4.6],
          [75, 36, 4],
        ],
        4,
        "#c8503f",
      ),
      dots(
        [
          [38, 41],
          [45, 36],
          [52, 33],
          [60, 31.5],
          [68, 33],
          [75, 36],
          [82, 41],
        ],
        1.4,
        GOLD,
      ),
      stroke("M36 44c-6 14-6 30-2 44M84 44c6 14 6 30 2 44", second, 2.4),
    ),
  bells: ({ cloth, second }) =>
    worn(
      fill("M34 48c-4 18-3 32 2 44h48c5-12 6-26 2-44z", darker(cloth, 0.8)),
      fill("M34 58c-4-26 8-40 26-40v17c-16 0-24 8-26 23z", cloth),
      fill("M86 58c4-26-8-40-26-40v17c16 0 24 8 26 23z", second),
      fill("M62 18c12-12 30-10 40 6-12-4-20 0-28 8z", second),
      dots([[102, 25, 4]], 4, GOLD),
      stroke("M38 52c3-12 11-16 22-16s19 4 22 16", GOLD, 1.8),
    ),
  // protectors
  kettle: () =>
    worn(
      fill("M34 50c-2 20 0 34 2 42h48c2-8 4-22 2-42z", IRON_SHADE),
      fill("M35 56c-2-20 8-34 25-34s27 14 25 34c-3-12-6-16-9-17-10-4-22-4-32 0-3 1-6 5-9 17z", IRON_SHADE),
      fill("M24 46c4-4 10-6 13-7 0-14 9-24 23-24s23 10 23 24c3 1 9 3 13 7-20-8-52-8-72 0z", IRON),
      stroke("M60 15v22", "#b9c2c5", 2.4),
      stroke("M26 45c20-8 48-8 68 0", "#b9c2c5", 1.4),
    ),
  armet: ({ cloth }) =>
    worn(
      fill("M36 50c-3 20-2 32 0 40h48c2-8 3-20 0-40z", IRON_SHADE),
      fill("M36 58c-5-26 6-44 24-46 18 2 29 20 24 46-2-12-4-17-6-19-10-4-26-4-36 0-2 2-4 7-6 19z", IRON),
      stroke("M60 12v24M38 42c12-7 32-7 44 0", "#c3cbce", 2),
      fill("M56 12C50 0 66-4 84 2c-8 2-14 6-18 12z", cloth),
    ),
  ironcap: () =>
    worn(
      null,
      fill("M36 46c-2-20 8-31 24-31s26 11 24 31c-14-7-34-7-48 0z", IRON),
      fill("M34 45c14-8 38-8 52 0v5c-14-8-38-8-52 0z", IRON_SHADE),
      fill("M57 14h6v30h-6z", "#b9c2c5"),
    ),
  mail: ({ cloth }) =>
    worn(
      fill("M34 50c-4 20-4 34 0 46h52c4-12 4-26 0-46z", IRON_SHADE),
      fill("M33 60c-4-28 8-43 27-43s31 15 27 43c-2-14-8-23-27-23s-25 9-27 23z", IRON_SHADE),
      stroke(
        "M38 34c12-10 32-10 44 0M35 44c4-8 10-12 16-14M85 44c-4-8-10-12-16-14M42 26c10-6 26-6 36 0",
        "#98a2a7",
        1.3,
        "2 2",
      ),
      stroke("M38 41c12-8 32-8 44 0", cloth, 4),
      dots([[60, 35.5, 2.6]], 2, GOLD),
    ),
  nurse: () =>
    worn(
      fill("M35 46c-4 18-3 32 1 44h48c4-12 5-26 1-44z", LINEN_SHADE),
      fill("M34 56c-3-24 8-38 26-38s29 14 26 38c-3-12-8-18-26-18s-23 6-26 18z", LINEN),
      stroke("M38 46c4-8 11-11 22-11s18 3 22 11", LINEN_SHADE, 2),
      stroke("M37 40c10-11 36-11 46 0", "#4d6b86", 4),
      stroke("M44 24c10-6 22-6 32 0", LINEN_SHADE, 1.5),
    ),
  // underworld
  cloakhood: ({ cloth }) =>
    worn(
      fill("M28 60C22 26 40 10 60 10s38 16 32 50l4 34H24z", darker(cloth, 0.8)),
      fill("M31 64C24 30 40 14 60 14s36 16 29 50c-3-18-10-30-29-30S34 46 31 64z", cloth),
      fill("M34 62c2-18 10-28 26-28s24 10 26 28c1-20-8-33-26-33S33 42 34 62z", darker(cloth, 0.55)),
    ),
  kerchief: ({ cloth }) =>
    worn(
      null,
      fill("M36 44c0-14 8-23 24-23s24 9 24 23c-14-6-34-6-48 0z", cloth),
      fill("M36 44c14-6 34-6 48 0v5c-14-6-34-6-48 0z", darker(cloth)),
      fill("M82 44l14 4-6 4 4 10-14-12z", cloth),
      dots(
        [
          [50, 33],
          [60, 28],
          [70, 33],
          [60, 37],
        ],
        1.6,
        lighter(cloth, 0.55),
      ),
    ),
  brimhat: ({ cloth }) =>
    worn(
      null,
      fill("M26 44c10-6 14-8 16-14 3-10 12-14 20-13 10 1 16 8 18 15 3 5 8 8 16 12-20-5-52-5-70 0z", cloth),
      fill("M38 38c12-5 32-5 44 0l2 4c-14-4-34-4-48 0z", darker(cloth, 0.6)),
    ),
  coins: ({ cloth }) =>
    worn(
      fill("M84 40c10 12 10 34 4 52l-8-4c4-16 4-30-2-42z", darker(cloth)),
      fill("M35 47c-2-17 9-28 25-28s27 11 25 28c-5-8-13-11-25-11s-20 3-25 11z", cloth),
      stroke("M38 36c10-12 32-14 44-4M40 28c10-8 28-8 38 0", lighter(cloth, 0.3), 1.4),
      dotsAlong(9, 38, 82, 45, 9.5, 2.4, GOLD),
      dots(
        [
          [39, 72, 2.6],
          [81, 72, 2.6],
        ],
        2,
        GOLD,
      ),
    ),
  slouch: ({ cloth, second }) =>
    worn(
      fill("M36 46c-4 16-4 30-1 44h50c3-14 3-28-1-44z", darker(second, 0.7)),
      fill("M22 46c10-8 16-8 18-14 3-11 12-16 21-15 11 1 17 8 19 16 3 5 8 7 18 13-22-7-54-7-76 0z", cloth),
      fill("M39 36c12-5 30-5 42 0l2 4c-14-4-32-4-46 0z", second),
    ),
} as const satisfies Record<string, HeadPiece>;
