import type { Glyph } from "./glyph";

/** The pips of a die's face, as circles; the box around them is drawn by the die. */
function pips(r: number, ...places: readonly (readonly [number, number])[]): string {
  return places.map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`).join("");
}

/** Faces one to six. */
export const DICE = {
  d1: pips(2.6, [12, 12]),
  d2: pips(2.4, [7, 7], [17, 17]),
  d3: pips(2.4, [6.5, 6.5], [12, 12], [17.5, 17.5]),
  d4: pips(2.4, [7, 7], [17, 17], [17, 7], [7, 17]),
  d5: pips(2.3, [6.5, 6.5], [17.5, 17.5], [17.5, 6.5], [6.5, 17.5], [12, 12]),
  d6: pips(2.2, [7.5, 5.8], [7.5, 12], [7.5, 18.2], [16.5, 5.8], [16.5, 12], [16.5, 18.2]),
} as const satisfies Record<string, Glyph>;
