import { beforeEach, describe, expect, it } from "vitest";
import { againstBots, useNewTablePlan, withFriends } from "./newTablePlan.js";

const plan = () => useNewTablePlan.getState();

describe("the plan of a new table", () => {
  beforeEach(() =>
    plan().change({ game: "bruges", players: 3, strength: "search:25ms", pace: "none", listed: false, options: {} }),
  );

  it("against bots: everybody else is one, and it begins at once", () => {
    expect(againstBots(plan())).toEqual({
      game: "bruges",
      seats: ["me", "search:25ms", "search:25ms"],
      start: true,
      settings: {},
    });
  });

  it("with friends: their seats are open, and nothing begins", () => {
    plan().change({ players: 4, pace: "day", listed: true });
    const table = withFriends(plan());
    expect(table.seats).toEqual(["me", "open", "open", "open"]);
    expect(table.start).toBeUndefined();
    expect(table.clock).toEqual({ move: 86400 });
    expect(table.listed).toBe(true);
  });

  it("options go only to the game they belong to", () => {
    plan().change({ options: { "bruges-guests": "yes", "flandern-board": "two" } });
    expect(againstBots(plan()).settings).toEqual({ guests: "yes" });
    plan().change({ game: "capital-lux" });
    expect(againstBots(plan()).settings).toEqual({});
  });

  it("a game that cannot be drawn here is not asked for", () => {
    plan().change({ game: "a game to come" as never });
    expect(againstBots(plan()).game).toBe("bruges");
  });
});
