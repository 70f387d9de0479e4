/** Where rings lie: with air around what is meant, but on nothing beside it, and never on one another. */
import { expect, it } from "vitest";
import { airBetween, type Hole, joined } from "./useHoles.js";

const box = (x: number, y: number, width = 100, height = 100) =>
  ({ left: x, top: y, right: x + width, bottom: y + height }) as DOMRect;

it("has less air where something stands near, on that side alone", () => {
  const near = box(106, 20);
  const touching = box(0, 100);
  const far = box(-140, 0);
  expect(airBetween(box(0, 0), [near, touching, far])).toEqual({ left: 8, right: 3, top: 8, bottom: 0 });
});

it("is not kept off by what lies on the thing or around it", () => {
  expect(airBetween(box(0, 0), [box(-50, -50, 300, 300), box(10, 10, 20, 20)])).toEqual(airBetween(box(0, 0), []));
});

it("draws one ring around what lies together", () => {
  const hole = (id: string, x: number): Hole => ({ id, x, y: 0, width: 10, height: 10, ringed: true });
  const holes = joined([hole("a", 0), hole("c", 24), hole("far", 90), hole("b", 12)]);
  expect(holes).toHaveLength(2);
  expect(holes.find(({ id }) => id !== "far")).toMatchObject({ x: 0, width: 34 });
});

it("draws no ring around what lies between", () => {
  const hole = (id: string, x: number, y: number): Hole => ({ id, x, y, width: 10, height: 10, ringed: true });
  expect(joined([hole("a", 0, 0), hole("b", 9, 9)])).toHaveLength(2);
});
