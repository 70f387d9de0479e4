/** What stands on a tile: its arms, and to their right its Guild Masters, for whom they make room. */
import type { Shape } from "./layout.js";
import { ShieldMark } from "./Shield.js";
import type { Tile } from "./tileKinds.js";

/** How large the arms are on each shape, in units of the lattice. */
const SIZE: Record<Shape, number> = { centre: 1.12, small: 0.66, medium: 0.74, large: 0.98 };
const MOST_FIGURES = 4;

interface TileArmsProps {
  tile: Pick<Tile, "arms" | "shape" | "special">;
  masters: number;
  x: number;
  y: number;
  /** So long is a side of the lattice. */
  unit: number;
}

export function TileArms({ tile: { arms, shape, special }, masters, x, y, unit }: TileArmsProps) {
  const size = unit * SIZE[shape];
  const shift = Math.min(masters, 3) * size * 0.13;
  return (
    <>
      <ShieldMark arms={arms} x={x - shift} y={y} size={size} special={special} />
      {Array.from({ length: Math.min(masters, MOST_FIGURES) }, (_, place) => (
        <use
          // biome-ignore lint/suspicious/noArrayIndexKey: figures are all alike
          key={place}
          className="master"
          href="#i-master"
          x={x - shift + size * (0.2 + place * 0.27)}
          y={y + size * 0.06}
          width={size * 0.46}
          height={size * 0.46}
        />
      ))}
    </>
  );
}
