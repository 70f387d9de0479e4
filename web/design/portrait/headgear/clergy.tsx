import { dots, fill, stroke } from "../brush";
import { CLOTH, GOLD, LINEN, LINEN_SHADE } from "../tones";
import { type HeadPiece, worn } from "./piece";

/** What the Church wears on its heads. */
export const CLERGY = {
  // church
  skullcap: ({ cloth }) => worn(null, fill("M40 38c4-10 11-14 20-14s16 4 20 14c-13-6-27-6-40 0z", cloth)),
  cowl: () =>
    worn(
      fill("M30 60c-4-28 10-44 30-44s34 16 30 44l4 34H26z", "#5b4632"),
      fill("M33 60c-4-28 8-42 27-42s31 14 27 42c-3-16-9-25-27-25s-24 9-27 25z", "#6d5540"),
      stroke("M36 52c3-13 10-19 24-19s21 6 24 19", "#8a6f55", 1.6),
    ),
  nun: () =>
    worn(
      fill("M30 50c-3-24 11-37 30-37s33 13 30 37l6 46H24z", CLOTH.ink),
      fill("M34 54c-2-24 9-37 26-37s28 13 26 37c-2-12-4-18-7-21-10-6-28-6-38 0-3 3-5 9-7 21z", CLOTH.ink),
      fill("M41 33c10-6 28-6 38 0 3 4 4 8 5 14-5-8-12-11-24-11s-19 3-24 11c1-6 2-10 5-14z", "#f4eee1"),
    ),
  falie: () =>
    worn(
      fill("M28 50c-5-26 10-40 32-40s37 14 32 40l10 48H18z", "#e9e1d0"),
      fill("M32 60C25 30 40 13 60 13s35 17 28 47c-2-10-5-17-10-21-5 2-12 3-18-1-6 4-13 3-18 1-5 4-8 11-10 21z", LINEN),
      stroke("M34 54c-3-22 8-36 26-36M86 54c3-22-8-36-26-36", LINEN_SHADE, 1.6),
      fill("M44 86c8 8 24 8 32 0l7 12c-12 9-34 9-46 0z", LINEN),
    ),
  shell: () =>
    worn(
      fill("M34 46c-4 20-2 34 2 46h48c4-12 6-26 2-46z", LINEN_SHADE),
      fill("M36 54c-2-13 8-20 24-20s26 7 24 20c-4-8-11-11-24-11s-20 3-24 11z", LINEN),
      fill(
        "M16 40c10-6 20-8 24-10 2-12 10-18 20-18s18 6 20 18c4 2 14 4 24 10 2 4 0 6-4 6-24-8-56-8-80 0-4 0-6-2-4-6z",
        "#6d5540",
      ),
      stroke("M40 31c12-4 28-4 40 0", "#8a6f55", 2.4),
      fill("M60 33c-7 0-9-6-8-10l3 3 1-5 3 4 1-5 1 5 3-4 1 5 3-3c1 4-1 10-8 10z", "#f1e3c4"),
    ),
  biretta: () =>
    worn(
      null,
      fill("M37 44l-2-18c16-4 34-4 50 0l-2 18c-14-7-32-7-46 0z", CLOTH.ink),
      fill("M42 25c4-8 10-8 18-2 8-6 14-6 18 2z", "#3c3633"),
      dots([[60, 20, 3.4]], 3, "#8f2a22"),
    ),
  galero: () =>
    worn(
      null,
      fill("M40 34c2-12 10-18 20-18s18 6 20 18c-12-4-28-4-40 0z", "#a32a22"),
      fill("M12 38c16-12 80-12 96 0 2 4-2 6-6 5-24-7-60-7-84 0-4 1-8-1-6-5z", "#8a1f16"),
      stroke("M40 34c12-4 28-4 40 0", GOLD, 1.8),
      stroke("M22 42c-2 20-2 34 2 46M98 42c2 20 2 34-2 46", "#a32a22", 2),
      fill("M20 86h8l2 12H18zM92 86h8l2 12H90z", "#a32a22"),
    ),
  mitre: () =>
    worn(
      null,
      fill("M37 46c-4-16 4-32 23-44 19 12 27 28 23 44-14-7-32-7-46 0z", "#f1ead9"),
      fill("M57 4l3-2 3 2v36h-6z", GOLD),
      fill("M37 46c14-7 32-7 46 0l-1-9c-14-6-30-6-44 0z", GOLD),
      dots([[60, 22]], 3.5, "#a32a22"),
    ),
} as const satisfies Record<string, HeadPiece>;
