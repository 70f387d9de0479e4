/** When the last turns of a round of Capital Lux are near. */
import { expect, test } from "vitest";
import { near } from "./moments.js";

const at = (hands: number[], closer: number | null = null) =>
  near({ view: { phase: "play", closer, players: hands.map((cards_in_hand) => ({ cards_in_hand })) } } as never);

test("somebody has one card left, and nobody none", () => {
  expect(at([3, 2, 2])).toBeNull();
  expect(at([3, 2, 1])?.why).toEqual({ id: "lux-near-end", args: { seat: "seat:2" } });
  expect(at([3, 0, 1], 1)).toBeNull();
});
