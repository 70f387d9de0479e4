import { describe, expect, it } from "vitest";
import { type Corner, inset, middle, outlines, shared, sides, spotOf } from "./geometry.js";
import { LAYOUTS, siteOf } from "./layout.js";

const TRIANGLE: Corner[] = [
  [0, 0],
  [2, 0],
  [0, 2],
];
const BESIDE: Corner[] = [
  [2, 0],
  [2, 2],
  [0, 2],
];

describe("outlines", () => {
  it("go around two that border, and leave out the side between them", () => {
    const loops = outlines([TRIANGLE, BESIDE]);
    expect(loops).toHaveLength(1);
    expect(loops[0]).toHaveLength(4);
    expect(shared(TRIANGLE, BESIDE)).toHaveLength(2);
  });

  it("are two where parts only meet in a corner or not at all", () => {
    const away = TRIANGLE.map(([q, r]): Corner => [q + 5, r]);
    expect(outlines([TRIANGLE, away])).toHaveLength(2);
  });

  it("know long sides from short ones", () => {
    expect(sides(TRIANGLE).map((side) => side.length)).toEqual([2, 2, 2]);
  });
});

describe("inset", () => {
  it("keeps the middle and moves every side inward, whichever way round it is drawn", () => {
    for (const corners of [TRIANGLE, TRIANGLE.toReversed()]) {
      const spots = corners.map(spotOf);
      const small = inset(spots, 0.1);
      const [x, y] = middle(spots);
      expect(middle(small)[0]).toBeCloseTo(x);
      expect(middle(small)[1]).toBeCloseTo(y);
      small.forEach(([sx, sy], place) => {
        const [ox, oy] = spots[place]!;
        expect(Math.hypot(sx - x, sy - y)).toBeLessThan(Math.hypot(ox - x, oy - y));
      });
    }
  });
});

describe.each([...LAYOUTS])("the board %s", (_, layout) => {
  it("has one wall around each town, and all its spaces lie inside", () => {
    expect(layout.sites).toHaveLength(6);
    for (const site of layout.sites) {
      const spaces = [site.centre, ...site.spaces];
      expect(outlines(spaces.map((space) => space.corners))).toHaveLength(1);
      for (const space of spaces) expect(siteOf(space.id)).toBe(site.id);
    }
  });

  it("has every gate on a space that borders the suburb behind it", () => {
    for (const site of layout.sites) {
      for (const gate of site.gates) {
        const space = site.spaces.find((one) => one.id === gate.space)!;
        const suburb = site.suburbs.find((one) => one.id === gate.opens[0])!;
        expect(shared(space.corners, suburb.corners).length).toBeGreaterThan(0);
      }
    }
  });
});
