/** What chance gave to a seat in a whole match, in shares of winning. */
import type { Review } from "../protocol/index.js";

export const luckIn = ({ points }: Review): number => points.reduce((sum, { luck }) => sum + (luck ?? 0), 0);

/** With its sign, and a minus that is as wide as a plus. */
export function signedPercent(share: number): string {
  const percent = Math.round(100 * share);
  return `${percent < 0 ? "−" : "+"}${Math.abs(percent)} %`;
}
