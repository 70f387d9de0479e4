import { describe, expect, test } from "vitest";
import type { Player } from "../../protocol/bruges.js";
import { ring, shape } from "./ringShape.js";

const seat = (guard_house: Player["guard_house"]) => ({ guard_house }) as Player;
const table = (count: number) => (["green", "red", "blue", "yellow"] as const).slice(0, count).map(seat);

describe("the ring of canals", () => {
  test("is closed, and its first quarter ends in the middle of the left bank", () => {
    const { at, length } = shape(900, 400, 0.38);
    const start = at(0);
    const end = at(length - 0.001);
    expect(end.x).toBeCloseTo(start.x, 1);
    expect(end.y).toBeCloseTo(start.y, 1);
    expect(at(length / 4).y).toBeCloseTo(200, 5);
    expect(at(length / 4).x).toBeLessThan(100);
  });

  test("has forty spaces, all of them inside the board", () => {
    for (const [width, height] of [
      [860, 340],
      [374, 336],
      [1000, 230],
    ] as const) {
      const spaces = ring(table(3), 0, shape(width, height, 0.3)).gates.flatMap((gate) => gate.spaces);
      expect(spaces).toHaveLength(40);
      for (const { spot } of spaces) {
        expect(spot.x).toBeGreaterThan(0);
        expect(spot.x).toBeLessThan(width);
        expect(spot.y).toBeGreaterThan(0);
        expect(spot.y).toBeLessThan(height);
      }
    }
  });

  test("puts the viewer's gate at the bottom and the others around it in the order of play", () => {
    const gates = (count: number, own: number) =>
      ring(table(count), own, shape(900, 400, 0.38)).gates.map((gate) => gate.seat);
    expect(gates(4, 2)).toEqual([2, 3, 0, 1]);
    expect(gates(3, 1)).toEqual([1, 2, null, 0]);
    expect(gates(2, 1)).toEqual([1, null, 0, null]);
  });

  test("gives every gate the colours of its own guard house", () => {
    const { gates } = ring(table(2), 0, shape(900, 400, 0.38));
    const colours = gates.map((gate) => gate.spaces.map((space) => space.colour).join());
    expect(new Set(colours).size).toBe(4);
  });
});
