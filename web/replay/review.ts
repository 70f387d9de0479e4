/** How a match went for a seat: what it was worth to it all along, and what of that was chance. */
import type { Review } from "../protocol/index.js";
import { percent } from "./analysis.js";

/** A step at which chance gave something, or took it, and how far that may be off. */
export interface Chanced {
  step: number;
  luck: number;
  error: number;
}

const LISTED = 3;
/** Below this a moment is not worth a line. */
const FELT = 0.01;
/** Nor one whose luck is less than so many times its error. */
const SURE = 2;

/** How likely a win was before the first card and at the end, in hundredths. */
export function endsOf(review: Review): { first: number; last: number } {
  const { stood, chance } = sharesOver(review);
  return { first: percent(chance[0] ?? 0), last: percent(stood.at(-1) ?? 0) };
}

/** How far the luck of a whole match may be off: its moments are judged one by one. */
export const errorIn = ({ points }: Review): number => Math.hypot(...points.map(({ error }) => error ?? 0));

/** Where chance did most, for better or worse, and surely did something; the most first. */
export function chancedMost({ points }: Review): Chanced[] {
  return points
    .flatMap(({ step, luck, error }) =>
      luck !== null && Math.abs(luck) >= Math.max(FELT, SURE * (error ?? 0)) ? [{ step, luck, error: error ?? 0 }] : [],
    )
    .sort((one, other) => Math.abs(other.luck) - Math.abs(one.luck))
    .slice(0, LISTED);
}

/** Two lines over the steps: how it stood, and how it would have stood by chance alone. */
export function sharesOver({ points }: Review): { steps: number[]; stood: number[]; chance: number[] } {
  let given = (points[0]?.share ?? 0) - (points[0]?.luck ?? 0);
  return {
    steps: points.map(({ step }) => step),
    stood: points.map(({ share }) => share),
    chance: points.map(({ luck }) => {
      given += luck ?? 0;
      return Math.min(1, Math.max(0, given));
    }),
  };
}
