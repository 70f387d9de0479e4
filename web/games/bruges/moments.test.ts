/** What of Bruges is staged, and how a round is counted up. */
import { describe, expect, it } from "vitest";
import type { BrugesView, Player } from "../../protocol/bruges.js";
import type { Heard, Shown, View } from "../../protocol/index.js";
import type { Chair } from "../../table/drawing.js";
import type { PlayedStep } from "../../table/matchState.js";
import { turnsOf } from "../../table/turns.js";
import { isChosenLater, moments, near } from "./moments.js";
import { roundCountOf } from "./roundCount.js";
import { telling } from "./telling.js";

const heard = (id: string, args: Heard["args"] = {}): Heard => ({ id, args });
const step = (seq: number, ...events: Heard[]): PlayedStep => ({
  seq,
  kind: "reply",
  seat: null,
  events,
  player: "",
  count: 0,
});
const before = (last: number | null) => ({ view: { last_round: last } }) as unknown as Shown<View>;
const staged = (last: number | null, ...events: Heard[]) =>
  turnsOf([step(1, ...events)], telling).flatMap((turn) => moments(turn, before(last)));

describe("what is staged", () => {
  it("is a roll, of which nothing is said before it lands", () => {
    const [roll] = staged(null, heard("rolls", { seat: "seat:1", blue: 5, brown: 1, red: 2, purple: 3, yellow: 6 }));
    expect(roll?.hold).toBeGreaterThan(0);
    expect(roll?.said).toEqual({ id: "bruges-rolling", args: { seat: "seat:1" } });
  });

  it("is a threat, with what it took from whom it struck", () => {
    const told = staged(
      null,
      heard("rolls", { seat: "seat:0" }),
      heard("suffers", { seat: "seat:1", penalty: "penalty:raid" }),
      heard("loses-guilders", { seat: "seat:1", guilders: 15 }),
      heard("suffers", { seat: "seat:2", penalty: "penalty:plague" }),
    );
    expect(told.map(({ sound }) => sound)).toEqual(["dice", "raid", "plague"]);
    expect(told[1]?.more?.[0]?.args.guilders).toBe(15);
    expect(told.map(isChosenLater)).toEqual([false, false, true]);
  });

  it("is a person who scores much, and not one who scores a little", () => {
    const scores = (points: number) =>
      staged(
        null,
        heard("recruits", { seat: "seat:1", person: "person:prince", house: "house:red" }),
        heard("scores", { seat: "seat:1", points }),
        heard("scores", { seat: "seat:1", points: 2 }),
      );
    expect(scores(2)).toEqual([]);
    expect(scores(5)[0]?.said.args).toMatchObject({ person: "person:prince", points: 7 });
  });

  it("is the last round, when it is known and when it begins", () => {
    const begins = heard("round-begins", { seat: "seat:1", round: 7 });
    expect(staged(null, begins)).toEqual([]);
    expect(staged(7, begins)[0]?.sound).toBe("last");
    expect(staged(null, heard("extra-pile-last-round", { pile: "pile:left" }))[0]?.to).toBe("last-round");
  });
});

describe("the end of a round", () => {
  const player = (reputation: number, people: number, canals: number) =>
    ({
      reputation,
      houses: Array.from({ length: people }, () => ({ person: "prince" })),
      canals: [{ built: canals }, { built: 0 }],
      majorities: [],
    }) as unknown as Player;
  const view = (phase: string, ...players: Player[]) =>
    ({ phase, round: 3, starter: 1, players }) as unknown as BrugesView;
  const chairs = [30, 20].map((points, seat) => ({ seat, points }) as unknown as Chair);
  const turns = heard("turns-majority", { seat: "seat:0", majority: "majority:canal" });
  const steps = [step(5, turns, heard("round-begins", { seat: "seat:1", round: 3 })), step(6, heard("draws"))];

  it("says who turned a marker, who had turned it before, and who shares the lead", () => {
    const count = roundCountOf(steps, view("draw", player(4, 3, 5), player(4, 1, 2)), chairs);
    expect(count).toMatchObject({ seq: 5, round: 2, starter: 1 });
    expect(count?.races.map(({ won, already, tied }) => [won, already, tied])).toEqual([
      [[], null, [0, 1]],
      [[], 0, []],
      [[0], null, []],
    ]);
    expect(count?.points).toEqual([
      { seat: 0, before: 26, after: 30 },
      { seat: 1, before: 20, after: 20 },
    ]);
  });

  it("is told until all have drawn, and after the last round, which nobody begins after", () => {
    const [one, two] = [player(0, 0, 1), player(0, 0, 0)];
    expect(roundCountOf(steps, view("threats", one, two), chairs)).toBeNull();
    const over = roundCountOf([step(9, turns, heard("game-ends"))], view("over", one, two), chairs);
    expect([over?.round, over?.starter]).toEqual([3, null]);
  });
});

describe("the end", () => {
  const at = (cards: number, last_round: number | null = null) =>
    near({
      view: { round: 3, phase: "play", last_round, players: [1, 2, 3], piles: [{ cards: 30 }, { cards }] },
    } as never);

  it("is near when the next draws may empty a pile, and is no longer said when it is known", () => {
    expect(at(13)).toBeNull();
    expect(at(12)?.why).toEqual({ id: "bruges-near-end", args: { cards: 12 } });
    expect(at(12, 4)).toBeNull();
  });
});
