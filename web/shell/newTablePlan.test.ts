import { beforeEach, describe, expect, it } from "vitest";
import { againstBots, useNewTablePlan, withFriends } from "./newTablePlan.js";

const plan = () => useNewTablePlan.getState();

describe("the plan of a new table", () => {
  beforeEach(() =>
    plan().change({
      game: "bruges",
      players: 3,
      strength: "journeyman",
      persona: "any",
      pace: "none",
      dayPace: "half",
      vacation: true,
      listed: false,
      options: {},
    }),
  );

  it("against bots: everybody else is one, and it begins at once", () => {
    expect(againstBots(plan())).toEqual({
      game: "bruges",
      seats: ["me", "journeyman", "journeyman"],
      start: true,
      settings: {},
    });
  });

  it("against somebody: all of them are so, and only in their own game", () => {
    plan().change({ persona: "digger" });
    expect(againstBots(plan()).seats).toEqual(["me", "journeyman:digger", "journeyman:digger"]);
    plan().change({ game: "flandern" });
    expect(againstBots(plan()).seats).toEqual(["me", "journeyman", "journeyman"]);
  });

  it("against a mixed company: everybody is somebody else", () => {
    plan().change({ persona: "mixed", players: 4 });
    const [, ...bots] = againstBots(plan()).seats;
    expect([...bots].sort()).toEqual(["journeyman:builder", "journeyman:digger", "journeyman:recruiter"]);
  });

  it("with friends: their seats are open, and nothing begins", () => {
    plan().change({ players: 4, pace: "day", listed: true });
    const table = withFriends(plan());
    expect(table.seats).toEqual(["me", "open", "open", "open"]);
    expect(table.start).toBeUndefined();
    expect(table.clock).toEqual({ move: 43200, bank: 259200, vacation: true });
    expect(table.listed).toBe(true);
  });

  it("has three clocks by the day, and one for an evening", () => {
    plan().change({ pace: "day", dayPace: "day", vacation: false });
    expect(withFriends(plan()).clock).toEqual({ move: 86400, bank: 432000, vacation: false });
    plan().change({ dayPace: "week" });
    expect(withFriends(plan()).clock).toEqual({ move: 604800, bank: 604800, vacation: false });
    plan().change({ pace: "live" });
    expect(withFriends(plan()).clock).toEqual({ move: 120 });
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
