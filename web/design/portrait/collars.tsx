import type { ReactNode } from "react";
import { dots, fill, layer, stroke } from "./brush";
import type { Group } from "./groups";
import { darker, GOLD, IRON, IRON_SHADE } from "./tones";

const FRILL = [2, -1, -3, -3, -1, 2] as const;

type Collar = (cloth: string, second: string) => ReactNode;

/** Collars and chains by group, over the shoulders. */
export const COLLARS: Record<Group, Collar> = {
  noble: () =>
    layer(
      fill("M34 95c8-6 16-8 26-8s18 2 26 8l-6 12c-12-6-28-6-40 0z", "#f4eee1"),
      fill("M42 96l2 4 2-4zM54 92l2 4 2-4zM64 92l2 4 2-4zM76 96l2 4 2-4zM48 100l2 3 2-3zM70 100l2 3 2-3z", "#2b2725"),
    ),
  merchant: () =>
    layer(
      fill("M40 92c-6 8-8 18-8 28h14c2-12 6-20 14-24 8 4 12 12 14 24h14c0-10-2-20-8-28l-20 6z", "#5d4029"),
      stroke("M38 102c-2 6-3 12-3 18M82 102c2 6 3 12 3 18", "#7d5a3c", 1.6),
    ),
  bureaucrat: () => layer(stroke("M36 97c4 12 14 18 24 18s20-6 24-18", GOLD, 3.2, "4 2.6"), dots([[60, 115]], 5, GOLD)),
  artist: (_, second) =>
    layer(
      fill("M44 90c4 8 28 8 32 0l6 6c-8 12-36 12-44 0z", second),
      stroke("M44 98c8 6 24 6 32 0", darker(second), 1.5),
    ),
  scholar: () => fill("M46 89l14 10 14-10 6 5-14 14-6-5-6 5-14-14z", "#f1ead9"),
  church: () =>
    layer(fill("M44 90c8 6 24 6 32 0l4 6c-10 8-30 8-40 0z", "#f4eee1"), stroke("M60 100v12M55 104h10", GOLD, 2.4)),
  castle: (cloth) =>
    layer(
      fill("M45 89l15 8 15-8 4 6-19 10-19-10z", "#ede5d5"),
      stroke("M60 104v16", darker(cloth), 1.6),
      dots(
        [
          [60, 110],
          [60, 117],
        ],
        1.5,
        GOLD,
      ),
    ),
  craftsman: () =>
    layer(
      fill("M40 96l8-5 3 29H36z", "#8c6a45"),
      fill("M80 96l-8-5-3 29h15z", "#7a5a39"),
      fill("M44 112h32v8H44z", "#8c6a45"),
    ),
  entertainer: (cloth, second) =>
    layer(
      ...FRILL.map((y, i) => fill(`M${34 + i * 9} ${95 + y}l4 13 5-13z`, i % 2 ? cloth : second)),
      dots(
        FRILL.map((y, i) => [38 + i * 9, 109 + y] as const),
        1.8,
        GOLD,
      ),
    ),
  protector: () =>
    layer(
      fill("M36 94c8-6 40-6 48 0l4 14c-16-8-40-8-56 0z", IRON_SHADE),
      stroke("M36 99c14-6 34-6 48 0M34 104c16-7 36-7 52 0", IRON, 1.4, "2 2.2"),
    ),
  underworld: (cloth) =>
    layer(fill("M38 92c8 8 36 8 44 0l8 8c-14 12-46 12-60 0z", darker(cloth, 0.85)), dots([[60, 103]], 2.6, "#9aa1a4")),
};
