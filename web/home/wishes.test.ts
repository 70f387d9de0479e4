import { beforeEach, describe, expect, it } from "vitest";
import { againstBots, useWishes, withFriends } from "./wishes.js";

const wishes = () => useWishes.getState();

describe("what was wished for", () => {
  beforeEach(() =>
    wishes().wish({ game: "bruges", players: 3, strength: "search:25ms", pace: "none", listed: false, options: {} }),
  );

  it("against bots: everybody else is one, and it begins at once", () => {
    expect(againstBots(wishes())).toEqual({
      game: "bruges",
      seats: ["me", "search:25ms", "search:25ms"],
      start: true,
      settings: {},
    });
  });

  it("with friends: their seats are open, and nothing begins", () => {
    wishes().wish({ players: 4, pace: "day", listed: true });
    const table = withFriends(wishes());
    expect(table.seats).toEqual(["me", "open", "open", "open"]);
    expect(table.start).toBeUndefined();
    expect(table.clock).toEqual({ move: 86400 });
    expect(table.listed).toBe(true);
  });

  it("options go only to the game they belong to", () => {
    wishes().wish({ options: { "bruges-guests": "yes", "flandern-board": "two" } });
    expect(againstBots(wishes()).settings).toEqual({ guests: "yes" });
    wishes().wish({ game: "capital-lux" });
    expect(againstBots(wishes()).settings).toEqual({});
  });

  it("a game that cannot be drawn here is not asked for", () => {
    wishes().wish({ game: "a game to come" as never });
    expect(againstBots(wishes()).game).toBe("bruges");
  });
});
