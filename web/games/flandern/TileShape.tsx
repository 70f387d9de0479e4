/** The outline of a tile at true proportion, point upward, in the colour around it; its long sides heavy where asked. */
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type Corner, middle, points, type Spot, sides, spotOf } from "./geometry.js";
import { LAYOUTS, type Layout, type Shape } from "./layout.js";

/** The board at this table: its tiles have their own shapes. */
export const BoardLayout = createContext<Layout>([...LAYOUTS.values()][0]!);

/** So long is a side of the lattice in it. */
export const SIDE = 20;

/** Turned so that its left half mirrors its right, where it has such halves. */
function upright(corners: readonly Corner[]): Spot[] {
  let turned = corners;
  for (let turns = 0; turns < 6; turns++, turned = turned.map(([q, r]): Corner => [-r, q + r])) {
    const spots = turned.map(spotOf);
    const across = spots.map(([x]) => x);
    const axis = Math.min(...across) + Math.max(...across);
    const mirrored = spots.every(([x, y]) =>
      spots.some(([mx, my]) => Math.abs(mx + x - axis) < 1e-6 && Math.abs(my - y) < 1e-6),
    );
    if (mirrored) return spots;
  }
  return corners.map(spotOf);
}

/** The outline as it is drawn, and what it takes of the paper. */
function drawn(layout: Layout, shape: Shape) {
  const spots = upright(layout.outline[shape]).map(([x, y]): Spot => [x * SIDE, y * SIDE]);
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { spots, left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** One paper for all shapes of a board: the largest fills it, and none is drawn larger than it is beside another. */
function paper(layout: Layout): { width: number; height: number } {
  const all = Object.keys(layout.outline).map((shape) => drawn(layout, shape as Shape));
  return {
    width: Math.max(...all.map(({ width }) => width)) + 6,
    height: Math.max(...all.map(({ height }) => height)) + 6,
  };
}

interface TileShapeProps {
  shape: Shape;
  /** Heavy long sides and hatching. */
  full?: boolean;
  /** What stands on it, around its middle. */
  children?: (x: number, y: number) => ReactNode;
}

export function TileShape({ shape, full = false, children }: TileShapeProps) {
  const layout = useContext(BoardLayout);
  const { spots, left, top, width, height } = drawn(layout, shape);
  const whole = useMemo(() => paper(layout), [layout]);
  const box = [left - (whole.width - width) / 2, top - (whole.height - height) / 2, whole.width, whole.height];
  const [mx, my] = middle(spots);
  return (
    <svg className="fl-shape" viewBox={box.map((size) => size.toFixed(1)).join(" ")} aria-hidden="true">
      <polygon className="ground" points={points(spots)} />
      {full && <polygon className="tex" points={points(spots)} />}
      {full &&
        sides(layout.outline[shape]).map(({ length }, place) => {
          const [x1, y1] = spots[place]!;
          const [x2, y2] = spots[(place + 1) % spots.length]!;
          // biome-ignore lint/suspicious/noArrayIndexKey: an outline keeps its sides
          return length >= layout.longSide && <path key={place} className="long" d={`M${x1} ${y1}L${x2} ${y2}`} />;
        })}
      {children?.(mx, my)}
    </svg>
  );
}
