import type { ReactNode } from "react";
import { dots, fill, layer, oval, stroke } from "../brush";
import { CLOTH, darker, GOLD, LINEN, LINEN_SHADE, lighter } from "../tones";
import { type HeadPiece, worn } from "./piece";

const BRAID = [
  [38, 36],
  [43, 28],
  [51, 22.5],
  [60, 20.5],
  [69, 22.5],
  [77, 28],
  [82, 36],
] as const;

const LEAVES = Array.from({ length: 9 }, (_, i) => {
  const t = i / 8;
  return { x: 37 + 46 * t, y: 41 - 52.8 * t * (1 - t), turn: i < 4 ? i * 12 - 70 : i > 4 ? 22 + i * 6 : 0 };
});

function officeCap(crown: string, rim: string, badge?: ReactNode) {
  return worn(
    null,
    fill("M33 44l2-18c8-10 42-10 50 0l2 18c-14-7-40-7-54 0z", crown),
    fill("M31 45c14-8 44-8 58 0l-1 5c-14-7-42-7-56 0z", rim),
    badge,
  );
}

function squareCap(crown: string, board: string, edge: string) {
  return worn(
    null,
    fill("M36 46V34h48v12c-14-6-34-6-48 0z", crown),
    fill("M26 33l34-15 34 15-34 8z", board),
    fill("M26 33l34 8 34-8v3l-34 9-34-9z", edge),
    stroke("M60 31l26 6v14", GOLD, 1.6),
    dots([[86, 52]], 2.4, GOLD),
  );
}

function softCap(cloth: string) {
  return [
    fill("M34 45c-10-6-8-22 6-26 14-7 38-6 48 4 10 8 8 19-2 22-14-7-38-7-52 0z", cloth),
    fill("M36 45c14-8 36-8 48 0l-1 4c-14-6-32-6-46 0z", darker(cloth)),
  ];
}

/** What bureaucrats, artists and scholars wear on their heads. */
export const LEARNED = {
  // bureaucrats
  clothcap: ({ cloth }) => officeCap(cloth, darker(cloth)),
  blackcap: () => officeCap(CLOTH.ink, "#3c3633"),
  badgecap: () => officeCap(CLOTH.ink, "#3c3633", dots([[44, 41]], 3, GOLD)),
  goldband: () =>
    worn(
      null,
      fill("M36 50c-3-20 9-31 24-31s27 11 24 31c-3-9-9-15-24-15s-21 6-24 15z", CLOTH.ink),
      fill("M40 40c10-7 30-7 40 0l-2 4c-10-5-26-5-36 0z", GOLD),
    ),
  barbette: ({ cloth }) =>
    worn(
      null,
      stroke("M40 40C37 68 46 88 60 88s23-20 20-48", LINEN_SHADE, 6.5),
      stroke("M40 40C37 68 46 88 60 88s23-20 20-48", LINEN, 4),
      fill("M37 41V24c8-5 38-5 46 0v17c-14-6-32-6-46 0z", LINEN),
      fill("M37 24c8-5 38-5 46 0l-2 4c-10-4-32-4-42 0z", cloth),
      stroke("M44 30v9M52 28v9M60 27.5v9M68 28v9M76 30v9", LINEN_SHADE, 1.4),
    ),
  gablehood: ({ cloth }) =>
    worn(
      fill("M34 44v52h52V44z", darker(cloth, 0.75)),
      fill("M33 62V41L60 15l27 26v21l-8-3V45L60 27 41 45v14z", cloth),
      stroke("M37 60V43l23-22 23 22v17", GOLD, 2.6, "4 2.2"),
      stroke("M41 59V45l19-18 19 18v14", LINEN, 2),
    ),
  // artists
  beret: ({ cloth }) => worn(null, ...softCap(cloth)),
  featherberet: ({ cloth, second }) =>
    worn(
      null,
      ...softCap(cloth),
      stroke("M40 22c10-6 28-8 40 0", lighter(cloth, 0.25), 2),
      fill("M82 24C92 8 104 4 110 8c-8 4-14 12-20 24z", second),
    ),
  artcap: ({ cloth }) =>
    worn(
      null,
      fill("M34 45c-10-6-8-22 6-26 14-7 38-6 48 4 10 8 8 19-2 22-14-7-38-7-52 0z", cloth),
      fill("M36 45c14-8 36-8 48 0l-1 4c-14-6-32-6-46 0z", darker(cloth)),
      stroke("M40 22c10-6 28-8 40 0", lighter(cloth, 0.25), 2),
    ),
  turban: ({ cloth, second }) =>
    worn(
      fill("M82 34c12 10 14 34 8 58l-12-4c6-18 6-34-2-48z", second),
      fill("M34 46c-6-18 6-32 27-32s32 12 25 32c-4-8-12-12-26-12s-22 4-26 12z", cloth),
      stroke("M37 42c8-14 22-22 40-22M42 22c14 0 30 6 42 20M36 32c10-12 26-16 40-14", lighter(cloth, 0.35), 2),
      stroke("M36 44c5-7 13-9 24-9s19 2 24 9", second, 3),
    ),
  braids: ({ second, hair }) =>
    worn(
      null,
      fill("M36 47c-1-16 9-26 24-26s25 10 24 26c-5-8-12-11-24-11s-19 3-24 11z", hair),
      layer(...BRAID.map(([x, y], i) => oval(x, y, 6.4, 4.6, hair, darker(hair, 0.65), 1.2, i * 21 - 62))),
      stroke("M41 33c2 3 5 4 8 3M54 21.5c1 3 3 5 6 5M71 24c-1 3 0 6 3 7", second, 2),
    ),
  laurels: ({ hair }) =>
    worn(
      null,
      fill("M36 47c-1-15 9-24 24-24s25 9 24 24c-5-8-12-11-24-11s-19 3-24 11z", hair),
      layer(...LEAVES.map(({ x, y, turn }) => oval(x, y, 5.4, 2.5, "#5d7d45", "#3e5a2e", 0.8, turn))),
      dots([[60, 26]], 2.4, GOLD),
    ),
  // scholars
  mortarboard: ({ cloth }) => squareCap(cloth, lighter(cloth, 0.12), darker(cloth)),
  blackboard: () => squareCap(CLOTH.ink, "#39332f", "#1d1a18"),
  scholarhood: ({ cloth }) =>
    worn(
      fill("M32 52c-4-26 10-38 28-38s32 12 28 38l2 40H30z", cloth),
      fill("M33 56c-3-26 9-38 27-38s30 12 27 38c-2-14-9-22-27-22s-25 8-27 22z", cloth),
      stroke("M38 46c4-9 12-12 22-12s18 3 22 12", lighter(cloth, 0.25), 1.8),
    ),
  bonnet: () =>
    worn(
      fill("M34 46c-3 16-2 30 2 40h48c4-10 5-24 2-40z", CLOTH.ink),
      fill("M35 58c-4-24 7-40 25-40s29 16 25 40c-2-13-7-20-25-20s-23 7-25 20z", CLOTH.ink),
      stroke("M38 56c1-14 9-20 22-20s21 6 22 20", LINEN, 4, "2.4 1.4"),
      stroke("M44 24c10-5 22-5 32 0", "#4a4340", 2),
    ),
  doctor: ({ cloth }) =>
    worn(
      fill("M34 46c-4 20-2 36 2 46h48c4-10 6-26 2-46z", LINEN_SHADE),
      fill("M37 54c-2-12 8-20 23-20s25 8 23 20c-4-8-11-11-23-11s-19 3-23 11z", LINEN),
      fill("M32 40c-2-6 2-14 8-20 12-5 28-5 40 0 6 6 10 14 8 20-16-8-40-8-56 0z", cloth),
      fill("M32 40c16-8 40-8 56 0l-2 4c-16-7-36-7-52 0z", darker(cloth)),
      stroke("M40 21c12 3 28 3 40 0M60 16v6", lighter(cloth, 0.3), 1.8),
    ),
} as const satisfies Record<string, HeadPiece>;
