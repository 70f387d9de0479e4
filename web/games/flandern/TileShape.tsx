/** The outline of a tile at true proportion, point upward, in the colour around it; its long sides heavy where asked. */
import { createContext, type ReactNode, useContext } from "react";
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

interface TileShapeProps {
  shape: Shape;
  /** Heavy long sides and hatching. */
  full?: boolean;
  /** What stands on it, around its middle. */
  children?: (x: number, y: number) => ReactNode;
}

export function TileShape({ shape, full = false, children }: TileShapeProps) {
  const { outline, longSide } = useContext(BoardLayout);
  const corners = outline[shape];
  const spots = upright(corners).map(([x, y]): Spot => [x * SIDE, y * SIDE]);
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const box = [
    Math.min(...xs) - 3,
    Math.min(...ys) - 3,
    Math.max(...xs) - Math.min(...xs) + 6,
    Math.max(...ys) - Math.min(...ys) + 6,
  ];
  const [mx, my] = middle(spots);
  return (
    <svg className="fl-shape" viewBox={box.map((size) => size.toFixed(1)).join(" ")} aria-hidden="true">
      <polygon className="ground" points={points(spots)} />
      {full && <polygon className="tex" points={points(spots)} />}
      {full &&
        sides(corners).map(({ length }, place) => {
          const [x1, y1] = spots[place]!;
          const [x2, y2] = spots[(place + 1) % spots.length]!;
          // biome-ignore lint/suspicious/noArrayIndexKey: an outline keeps its sides
          return length >= longSide && <path key={place} className="long" d={`M${x1} ${y1}L${x2} ${y2}`} />;
        })}
      {children?.(mx, my)}
    </svg>
  );
}
