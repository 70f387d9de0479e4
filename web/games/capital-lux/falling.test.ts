import { describe, expect, it } from "vitest";
import type { CapitalLuxView } from "../../protocol/capital-lux.js";
import { fallingOf, isBad, isLastTurn } from "./falling.js";

const hall = (low: number, high = low) => ({ limit: { known: low, low, high } });
const view = (hand: string[], more: Partial<CapitalLuxView> = {}) =>
  ({
    phase: "play",
    closer: 1,
    turn: 0,
    halls: [hall(13), hall(5), hall(5, 9), hall(6)],
    players: [{ hometown: [10, 4, 4, 0].map((total) => ({ total })) }],
    own: { hand },
    ...more,
  }) as unknown as CapitalLuxView;

const agent = { profession: "agent" as const, value: 3 };

describe("in the last turn of a round", () => {
  it("the cards left in the hand are counted against the limit before anything is sent", () => {
    const [falls, ...more] = fallingOf(view(["cleric-3", "agent-4"]), 0, {
      profession: "cleric",
      value: 3,
      to: "capital",
    });
    expect(more).toEqual([]);
    expect(falls).toEqual({
      id: "lux-falls-over",
      args: { cards: ["card:agent-4"], count: 1, after: 14, over: 1, limit: 13 },
    });
    expect(isBad(falls!)).toBe(true);
  });

  it("a card in the capital lifts the limit of its own profession", () => {
    const hand = ["agent-3", "agent-4"];
    expect(fallingOf(view(hand), 0, { ...agent, to: "capital" })).toMatchObject([
      { id: "lux-falls-fits", args: { after: 14, limit: 16 } },
    ]);
    // Played home, its own outcome counts the rest of its profession.
    expect(fallingOf(view(hand), 0, { ...agent, to: "hometown" })).toEqual([]);
  });

  it("hidden modifiers may decide, and of equal cards one is played", () => {
    expect(fallingOf(view(["agent-3", "scholar-2"]), 0, { ...agent, to: "hometown" })).toMatchObject([
      { id: "lux-falls-risks", args: { after: 6 } },
    ]);
    expect(fallingOf(view(["agent-3", "agent-3"]), 0, { ...agent, to: "capital" })).toMatchObject([
      { args: { count: 1, after: 13, limit: 16 } },
    ]);
  });

  it("and in no other turn", () => {
    expect(isLastTurn(view([], { closer: null }), 0)).toBe(false);
    expect(fallingOf(view(["agent-4"], { closer: null }), 0, null)).toEqual([]);
    expect(fallingOf(view(["agent-4"]), 0, null)).toHaveLength(1);
  });
});
