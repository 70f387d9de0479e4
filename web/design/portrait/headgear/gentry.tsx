import { dots, dotsAlong, fill, oval, stroke } from "../brush";
import { CLOTH, darker, GOLD, LINEN, LINEN_SHADE, lighter } from "../tones";
import { type HeadPiece, worn } from "./piece";

/** What nobles and the people of the castle wear on their heads. */
export const GENTRY = {
  // nobles
  feathercap: ({ cloth, second }) =>
    worn(
      null,
      fill("M34 44c-2-18 10-30 27-30s28 11 25 30c-14-8-38-8-52 0z", cloth),
      fill("M34 44c14-9 38-9 52 0l-2 5c-13-7-35-7-48 0z", GOLD),
      fill("M80 30c8-12 18-14 22-10-6 2-10 8-16 18z", second),
    ),
  crown: ({ cloth }) =>
    worn(
      null,
      fill("M38 46c3-10 12-16 22-16s19 6 22 16c-14-7-30-7-44 0z", cloth),
      fill("M37 41l-2-22 9 11 6-16 10 13 10-13 6 16 9-11-2 22c-15-6-31-6-46 0z", GOLD),
      fill("M37 41c15-6 31-6 46 0v4.5c-15-6-31-6-46 0z", darker(GOLD)),
      dots([[60, 33, 2.4]], 2, "#a32a22"),
      dots(
        [
          [47, 35],
          [73, 35],
        ],
        1.9,
        "#2b4a78",
      ),
      dots(
        [
          [35, 19],
          [50, 14],
          [70, 14],
          [85, 19],
        ],
        2,
        "#f6e6b4",
      ),
    ),
  hennin: ({ cloth }) =>
    worn(
      null,
      fill("M38 46C40 36 50 31 60 31s20 5 22 15l-2 4C74 42 67 40 60 40s-14 2-20 10z", cloth),
      fill("M44 37L66 2l12 33c-8-6-24-7-34 2z", cloth),
      fill("M66 2c20 6 34 28 36 66-8-24-18-42-32-50z", "#fff", 0.5),
      stroke("M43 38c10-8 25-8 35-3", GOLD, 3),
    ),
  escoffion: ({ cloth }) =>
    worn(
      fill("M30 18c-6 26-6 52-2 76h64c4-24 4-50-2-76-10 10-50 10-60 0z", "#fff", 0.34),
      fill(
        "M37 50C25 38 24 18 34 10c10 0 20 8 26 15 6-7 16-15 26-15 10 8 9 28-3 40-5-10-12-14-23-14s-18 4-23 14z",
        cloth,
      ),
      stroke(
        "M30 22l14 18M36 14l14 22M28 32l8 12M90 22L76 40M84 14L70 36M92 32l-8 12M44 14c-6 8-10 16-12 24M52 20c-6 6-10 12-12 20M76 14c6 8 10 16 12 24M68 20c6 6 10 12 12 20",
        GOLD,
        1.1,
        undefined,
        0.85,
      ),
      stroke("M34 11c10 0 20 8 26 15 6-7 16-15 26-15", GOLD, 3),
      dots([[60, 27, 2.8]], 2, "#a32a22"),
    ),
  butterfly: ({ cloth }) =>
    worn(
      null,
      fill("M42 40C43 31 50 26 60 26s17 5 18 14c-11-6-25-6-36 0z", cloth),
      stroke("M42 40c11-6 25-6 36 0", GOLD, 3),
      fill("M58 28C48 2 20-6 8 14c-3 10 2 22 10 30 6-10 22-14 40-16z", "#fff", 0.62),
      fill("M62 28C72 2 100-6 112 14c3 10-2 22-10 30-6-10-22-14-40-16z", "#fff", 0.5),
      stroke(
        "M58 28C44 12 24 6 10 16M56 30C42 22 28 22 16 36M62 28c14-16 34-22 48-12M64 30c14-8 28-8 40 6",
        "#b9b2a4",
        1,
      ),
    ),
  widow: () =>
    worn(
      fill("M30 50c-3-24 11-38 30-38s33 14 30 38l8 46H22z", CLOTH.ink),
      fill("M34 56c-3-26 9-40 26-40s29 14 26 40c-2-13-5-18-8-21-10-5-26-5-36 0-3 3-6 8-8 21z", CLOTH.ink),
      stroke("M41 44c3-7 10-11 19-11s16 4 19 11", LINEN, 4.5, "2.6 1.5"),
      fill("M44 86c8 7 24 7 32 0l8 14c-12 10-36 10-48 0z", LINEN),
      stroke("M48 92v10M54 95v10M60 96v10M66 95v10M72 92v10", LINEN_SHADE, 1.3),
    ),
  coronet: ({ cloth }) =>
    worn(
      null,
      fill("M35 42c-3-16 9-27 25-27s28 11 25 27c-14-7-36-7-50 0z", cloth),
      fill("M36 43l-1-8 6 3 4-6 5 5 5-6 5 6 5-6 5 6 5-5 4 6 6-3-1 8c-15-7-33-7-48 0z", GOLD),
      dots([[60, 37]], 1.9, "#2b4a78"),
    ),
  roundcap: ({ cloth }) =>
    worn(
      null,
      fill("M33 44c-3-16 11-27 27-27s30 11 27 27c-14-9-40-9-54 0z", cloth),
      fill("M31 45c14-11 44-11 58 0l-2 6c-14-9-40-9-54 0z", "#5d4029"),
      stroke("M33 47c14-9 40-9 54 0", "#7d5a3c", 1.6, "3 3"),
      dots([[60, 41, 2.6]], 2, GOLD),
    ),
  // castle
  bycocket: ({ cloth, second }) =>
    worn(
      null,
      fill("M32 44c0-12 6-22 28-24 14-1 26 4 32 12l16 6c2 3 0 6-4 6-14 2-56-6-72 0z", cloth),
      fill("M32 44c16-7 52 1 72 0l-2 4c-20 2-54-6-70 0z", darker(cloth)),
      stroke("M46 36C42 18 28 10 18 12", second, 4),
      stroke("M46 36C42 18 28 10 18 12", lighter(second, 0.4), 1.2),
    ),
  bandcap: ({ cloth, second }) =>
    worn(
      null,
      fill("M36 46c-2-18 8-28 24-28s26 10 24 28c-14-7-34-7-48 0z", cloth),
      fill("M34 46c14-9 38-9 52 0l-1 6c-14-8-36-8-50 0z", second),
    ),
  coif: () =>
    worn(
      null,
      fill("M35 52c-3-20 9-31 25-31s28 11 25 31c-3-10-5-12-8-15-10-5-24-5-34 0-3 3-5 5-8 15z", "#f4eee1"),
      stroke("M41 38c10-6 28-6 38 0", "#d8cdb8", 1.6),
      fill("M52 21c4-6 12-6 16 0z", "#e6dcc8"),
    ),
  frenchhood: ({ cloth }) =>
    worn(
      fill("M32 40c-5 20-4 40 0 56h56c4-16 5-36 0-56z", CLOTH.ink),
      fill("M34 52c-3-22 8-35 26-35s29 13 26 35c-4-11-9-17-26-17s-22 6-26 17z", cloth),
      dotsAlong(11, 37, 83, 44, 19, 1.7, "#f8f1de"),
      stroke("M34 48c2-20 11-30 26-30s24 10 26 30", GOLD, 2),
    ),
  crespine: ({ cloth, hair }) =>
    worn(
      null,
      fill("M37 46c0-14 9-22 23-22s23 8 23 22c-5-7-12-10-23-10s-18 3-23 10z", hair),
      oval(36, 52, 9, 12, darker(cloth, 0.9), GOLD, 1.2),
      oval(84, 52, 9, 12, darker(cloth, 0.9), GOLD, 1.2),
      stroke("M29 46l13 12M29 56l13-10M34 41l6 8M34 63l6-8M78 46l13 12M78 56l13-10M80 49l6-8M80 55l6 8", GOLD, 1),
      stroke("M38 41c12-8 32-8 44 0", GOLD, 4),
      dots([[60, 35]], 2.2, "#a32a22"),
    ),
} as const satisfies Record<string, HeadPiece>;
