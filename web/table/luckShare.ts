/** What chance gave to a seat in a whole match, in shares of winning. */
import type { Review } from "../protocol/index.js";

export const luckIn = ({ points }: Review): number => points.reduce((sum, { luck }) => sum + (luck ?? 0), 0);

/** Which way it went, and how far: what a sentence about it is made from. */
export function luckArgs(luck: number) {
  const percent = Math.round(100 * Math.abs(luck));
  return { way: percent === 0 ? "none" : luck > 0 ? "gave" : "took", percent };
}
