/** When the end of Flandern 1302 is near. */
import { expect, test } from "vitest";
import { near } from "./moments.js";

const at = (seats: number, golden: number, free: number, golden_taken = false, phase = "choose") =>
  near({
    view: {
      round: 9,
      phase,
      players: Array(seats).fill(0),
      golden_left: [golden, 0],
      golden_taken,
      towns: [{ free: Array(free).fill("") }],
    },
  } as never);

test("few golden cards are left, that of the round among them", () => {
  expect(at(3, 2, 20, true)).toBeNull();
  expect(at(3, 1, 20, true)?.why).toEqual({ id: "fl-near-end", args: { why: "golden", count: 2 } });
});

test("few spaces are left; with two there are no golden cards", () => {
  expect(at(2, 0, 5)).toBeNull();
  expect(at(2, 0, 4)?.why).toEqual({ id: "fl-near-end", args: { why: "spaces", count: 4 } });
});

test("while towns are still to be laid out, few spaces mean nothing", () => {
  expect(at(3, 9, 2, false, "centres")).toBeNull();
  expect(at(3, 9, 2)).not.toBeNull();
});
