import { createElement, Fragment, type ReactNode } from "react";

/** Strokes of the brush on a panel of 120 by 120. */

export function fill(d: string, colour: string, opacity?: number) {
  return <path d={d} fill={colour} opacity={opacity} />;
}

export function stroke(d: string, colour: string, width = 1.5, dash?: string, opacity?: number) {
  return (
    <path
      d={d}
      fill="none"
      stroke={colour}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray={dash}
      opacity={opacity}
    />
  );
}

export type Dot = readonly [x: number, y: number, r?: number];

export function dots(places: readonly Dot[], radius: number, colour: string) {
  return (
    <g fill={colour}>
      {places.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r ?? radius} />
      ))}
    </g>
  );
}

/** Dots along an arch from (left, y) to (right, y) that rises by `height` in the middle: pearls, coins. */
export function dotsAlong(
  n: number,
  left: number,
  right: number,
  y: number,
  height: number,
  r: number,
  colour: string,
) {
  const places = Array.from({ length: n }, (_, i): Dot => {
    const t = i / (n - 1);
    return [left + (right - left) * t, y - height * 4 * t * (1 - t)];
  });
  return dots(places, r, colour);
}

export function oval(
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  line: string,
  width: number,
  turn = 0,
) {
  const turned = turn ? `rotate(${turn} ${x} ${y})` : undefined;
  return <ellipse cx={x} cy={y} rx={rx} ry={ry} fill={colour} stroke={line} strokeWidth={width} transform={turned} />;
}

/** Several strokes, the later over the earlier. */
export function layer(...strokes: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...strokes);
}
