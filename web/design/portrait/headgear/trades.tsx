import { fill, stroke } from "../brush";
import { darker, LINEN, LINEN_SHADE, lighter } from "../tones";
import { type HeadPiece, worn } from "./piece";

/** What merchants and craftsmen wear on their heads. */
export const TRADES = {
  // merchants
  chaperon: ({ cloth }) =>
    worn(
      null,
      fill("M30 44c-8-10-4-26 10-28 6-10 26-12 34-4 14 0 20 12 16 22 6 4 5 12-2 13-12-8-42-10-58-3z", cloth),
      stroke("M36 40c2-12 14-20 26-20M42 18c12-4 30 2 38 22M62 12c10 4 20 12 24 26", darker(cloth), 2),
      fill("M84 36c12 4 16 18 12 44-6 4-10 2-12-2 4-16 4-28-4-38z", cloth),
      stroke("M90 44c3 10 3 22 0 34", darker(cloth), 1.8),
    ),
  furhat: ({ cloth }) =>
    worn(
      null,
      fill("M32 43c-1-22 12-33 29-33s28 11 27 33c-16-8-40-8-56 0z", cloth),
      fill("M29 46c14-10 48-10 62 0 2 4 0 6-3 6-16-8-40-8-56 0-4 0-5-3-3-6z", "#4a3423"),
      stroke("M34 45c14-6 38-6 52 0", "#6b4d34", 2),
    ),
  veil: () =>
    worn(
      fill("M34 44c-4 24 0 40 4 48h44c4-8 8-24 4-48z", "#efe8da"),
      fill("M35 48c-2-18 10-28 25-28s27 10 25 28c-4-9-12-13-25-13s-21 4-25 13z", LINEN),
      fill("M35 48c2-5 6-9 11-11-4 8-5 22-4 34-5-6-7-15-7-23z", LINEN_SHADE),
      fill("M85 48c-2-5-6-9-11-11 4 8 5 22 4 34 5-6 7-15 7-23z", "#cfc5b2"),
    ),
  flemishhood: ({ cloth, second }) =>
    worn(
      fill("M34 44c-5 22-4 40 0 52h52c4-12 5-30 0-52z", darker(cloth, 0.8)),
      fill("M34 54c-3-24 9-37 26-37s29 13 26 37c-3-12-8-18-26-18s-23 6-26 18z", cloth),
      fill("M36 50c3-12 11-17 24-17s21 5 24 17c2-13-7-21-24-21s-26 8-24 21z", second),
      fill("M83 40c9 3 14 14 12 34l-9-5c2-12 1-20-5-26z", cloth),
      stroke("M38 47c4-9 11-12 22-12s18 3 22 12", LINEN, 2),
    ),
  straw: () =>
    worn(
      fill("M36 46c-4 20-2 34 2 44h44c4-10 6-24 2-44z", LINEN_SHADE),
      fill("M36 52c-1-12 8-19 24-19s25 7 24 19c-4-8-11-11-24-11s-20 3-24 11z", LINEN),
      fill("M14 42c8-8 20-10 26-12 2-12 10-18 20-18s18 6 20 18c6 2 18 4 26 12-24-7-68-7-92 0z", "#d8b565"),
      fill("M40 30c12-4 28-4 40 0l1 5c-13-4-29-4-42 0z", "#8f2a22"),
      stroke("M20 40c20-6 60-6 80 0M44 22c10-4 22-4 32 0M46 17c9-3 19-3 28 0", "#b08d3f", 1.2),
    ),
  // craftsmen
  leathercap: () =>
    worn(
      null,
      fill("M36 48c-3-18 8-29 24-29s27 11 24 29c-14-9-34-9-48 0z", "#8c6a45"),
      stroke("M60 19v23M42 28c4 4 5 10 4 15M78 28c-4 4-5 10-4 15", "#6c4f31", 1.6),
    ),
  softcap: ({ cloth }) =>
    worn(
      null,
      fill("M35 46c-2-12 4-22 14-26 14-6 34 2 36 14 6 0 8 8 2 11-14-7-38-7-52 1z", cloth),
      fill("M35 46c14-8 38-8 52-1l-2 4c-14-6-34-6-49 1z", darker(cloth)),
    ),
  headband: () =>
    worn(
      null,
      fill("M34 45c2-8 50-10 52 0l-2 5c-14-6-34-6-48 0z", "#efe6d4"),
      stroke("M38 45c12-5 32-5 44 0", "#cfc2a8", 1.5),
    ),
  knotcap: ({ cloth }) =>
    worn(
      null,
      fill("M34 47c0-17 10-27 26-27s26 10 26 27c-6-6-14-9-26-9s-20 3-26 9z", cloth),
      fill("M84 40c8 0 12 6 8 12-4-1-8-4-8-12z", cloth),
      stroke("M36 45c6-6 14-8 24-8s18 2 24 8", lighter(cloth, 0.3), 1.6),
    ),
  wings: () =>
    worn(
      fill("M37 44c-3 16-3 28 0 40h46c3-12 3-24 0-40z", LINEN_SHADE),
      fill("M36 50c-2-18 8-29 24-29s26 11 24 29c-4-9-11-13-24-13s-20 4-24 13z", LINEN),
      fill("M37 46c-3 10-10 18-21 19-2-11 6-22 20-26zM83 46c3 10 10 18 21 19 2-11-6-22-20-26z", LINEN),
      stroke(
        "M18 63c5-8 11-14 19-18M102 63c-5-8-11-14-19-18M42 36c10-6 26-6 36 0M46 27c8-4 20-4 28 0",
        LINEN_SHADE,
        1.5,
      ),
    ),
  scarf: ({ cloth }) =>
    worn(
      fill("M34 44c-4 18-2 32 4 44h44c6-12 8-26 4-44z", darker(cloth, 0.8)),
      fill("M34 56c-4-24 8-37 26-37s30 13 26 37c-2-4-3-10-6-14-5-5-11-7-20-7s-15 2-20 7c-3 4-4 10-6 14z", cloth),
      fill("M36 52c0 20 8 34 22 37l-4 7c-12-2-20-20-18-44zM84 52c0 20-8 34-22 37l4 7c12-2 20-20 18-44z", cloth),
      fill("M54 88h12l6 14-12-5-12 5z", darker(cloth)),
      stroke("M40 32c8-8 30-8 40 0M38 40c4-5 12-8 22-8", lighter(cloth, 0.4), 1.4),
    ),
} as const satisfies Record<string, HeadPiece>;
