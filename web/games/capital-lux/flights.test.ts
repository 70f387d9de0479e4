/** What a card brings at Capital Lux sets out when the card lies. */
import { expect, it } from "vitest";
import type { Heard } from "../../protocol/index.js";
import type { Drawn } from "../../table/drawing.js";
import { delaysOf } from "../../table/launching.js";
import { flights } from "./flights.js";

const drawn = {
  me: 0,
  chairs: [{}, {}],
  view: { players: [], phase: "play", own: null },
} as unknown as Drawn<"capital-lux">;
const told = (id: string, args: Heard["args"]): Heard => ({ id, args });
const MS = 500;

it.each([
  ["a drawn card", "scholar-3", told("you-draw", { card: "card:agent-2" })],
  ["gold", "merchant-3", told("takes-gold", { seat: "seat:0" })],
  ["a modifier", "agent-3", told("you-look-at-modifier", { modifier: "modifier:-3" })],
  ["a card of the capital", "cleric-3", told("takes-from-capital", { seat: "seat:0", card: "card:agent-2" })],
])("%s comes after what brought it", (_, card, brought) => {
  const played = told("plays-to-capital", { seat: "seat:0", card: `card:${card}` });
  const all = [played, brought].flatMap((event) => flights(event, drawn));
  expect(delaysOf(all, MS)).toEqual([0, MS]);
});

it("by itself it sets out at once", () => {
  expect(delaysOf(flights(told("you-draw", { card: "card:agent-2" }), drawn), MS)).toEqual([0]);
});
