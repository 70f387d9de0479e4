import { describe, expect, it } from "vitest";
import type { Counsel, Frame, Reel } from "../protocol/index.js";
import { decisionsOf, judged, keyOf, slipsIn } from "./analysis.js";

const offers = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ path: `card:${n}`, count: 1, outcome: null }));

/** A frame as a seat saw it, after somebody's reply; `ways` is how many that seat has now. */
const frame = (number: number, replied: number | null, viewer: number, ways: number): Frame =>
  ({
    number,
    step: replied === null ? null : { seq: number, kind: "reply", seat: replied, events: [], count: 0, player: "" },
    shown: [{ viewer, question: ways > 0 ? { offers: offers(ways), least: 1, most: 1 } : null }],
  }) as unknown as Frame;

const replay = (...frames: Frame[]) => ({ frames, players: ["Anna", "Bert"] }) as unknown as Reel;

const analysis = (step: number, behind: number): Counsel => ({
  step,
  seat: 0,
  played: ["card:1"],
  options: [
    { reply: ["card:0"], share: 0.5, behind: 0 },
    { reply: ["card:1"], share: 0.5 - behind, behind },
  ],
});

describe("the choices of a match", () => {
  const seen = replay(frame(0, null, 0, 3), frame(1, 0, 0, 0), frame(2, 1, 0, 1), frame(3, 0, 0, 2), frame(4, 0, 0, 0));

  it("are the decisions before a seat's own replies, but for those with one way", () => {
    expect(decisionsOf(seen, 0).map(({ place }) => place)).toEqual([0, 3]);
  });

  it("are everybody's where one looks at all", () => {
    expect(decisionsOf(seen, "outside").map(({ seat }) => seat)).toEqual([0, 1, 0]);
  });
});

describe("what was played", () => {
  it("is judged by what it gave away", () => {
    expect([0, 0.03, 0.08, 0.2].map((behind) => judged(analysis(1, behind)))).toEqual([
      "best",
      "fine",
      "slip",
      "mistake",
    ]);
  });

  it("is a slip from less on where more than two play: the server has played on from it", () => {
    const gain = { points: 2, error: 0.5, share: 0.05, share_error: 0.02 };
    expect(judged({ ...analysis(1, 0.04), gain })).toBe("slip");
    expect(judged({ ...analysis(1, 0), gain: null })).toBe("best");
  });

  it("is listed where it was a slip, the most costly first", () => {
    const decisions = [1, 2, 3, 4].map((step) => ({ place: step, step, seat: 0 }));
    const known = new Map([analysis(1, 0.08), analysis(2, 0.01), analysis(3, 0.2)].map((one) => [keyOf(one), one]));
    const { looked, found } = slipsIn(decisions, known);
    expect(looked).toBe(3);
    expect(found.map(({ decision }) => decision.step)).toEqual([3, 1]);
  });

  it("is no slip where games played on from there do not bear it out", () => {
    const slips = [
      { ...analysis(1, 0.08), gain: { points: 0.4, error: 0.9, share: 0.01, share_error: 0.05 } },
      { ...analysis(2, 0.09), gain: { points: 4, error: 0.9, share: 0.1, share_error: 0.05 } },
    ];
    const decisions = slips.map(({ step }) => ({ place: step, step, seat: 0 }));
    const { found } = slipsIn(decisions, new Map(slips.map((one) => [keyOf(one), one])));
    expect(found.map(({ decision }) => decision.step)).toEqual([2]);
  });
});
