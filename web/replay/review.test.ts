import { describe, expect, it } from "vitest";
import type { Review } from "../protocol/index.js";
import { luckIn, signedPercent } from "../table/luckShare.js";
import { chancedMost, endsOf, errorIn, sharesOver } from "./review.js";

const review = (...points: [step: number, share: number, luck: number | null, error?: number][]): Review => ({
  seat: 0,
  points: points.map(([step, share, luck, error]) => ({
    step,
    share,
    luck,
    error: error ?? (luck === null ? null : 0),
  })),
  doubtful: [],
});

describe("a review", () => {
  const found = review([1, 0.5, 0], [2, 0.6, 0.1], [3, 0.4, null], [5, 0.35, -0.2], [6, 0.9, 0.004], [8, 1, 0.05]);

  it("adds up what chance gave", () => {
    expect(luckIn(found)).toBeCloseTo(-0.046);
    expect(signedPercent(luckIn(found))).toBe("−5 %");
    expect(signedPercent(0.11)).toBe("+11 %");
    expect(signedPercent(-0.004)).toBe("+0 %");
    expect(endsOf(found)).toEqual({ first: 50, last: 100 });
  });

  it("names the moments at which chance did most, for better or worse, and none that nobody felt", () => {
    expect(chancedMost(found)).toEqual([
      { step: 5, luck: -0.2, error: 0 },
      { step: 2, luck: 0.1, error: 0 },
      { step: 8, luck: 0.05, error: 0 },
    ]);
  });

  it("names no moment whose luck may as well be an error", () => {
    expect(chancedMost(review([1, 0.5, 0.1, 0.06], [2, 0.5, -0.05, 0.02], [3, 0.5, null]))).toEqual([
      { step: 2, luck: -0.05, error: 0.02 },
    ]);
  });

  it("says how far the luck of a whole match may be off", () => {
    expect(errorIn(review([1, 0.5, 0.1, 0.03], [2, 0.5, null], [3, 0.4, 0, 0.04]))).toBeCloseTo(0.05);
  });

  it("draws chance from where the match began, within what can be", () => {
    const { steps, stood, chance } = sharesOver(found);
    expect(steps).toEqual([1, 2, 3, 5, 6, 8]);
    expect(stood[2]).toBe(0.4);
    expect(chance.map((share) => Math.round(share * 1000))).toEqual([500, 600, 600, 400, 404, 454]);
    expect(sharesOver(review([1, 0.9, 0.1], [2, 1, 0.4])).chance.at(-1)).toBe(1);
  });
});
