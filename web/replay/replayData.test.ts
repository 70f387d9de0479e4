import { expect, it } from "vitest";
import type { Frame, Reel, Step } from "../protocol/index.js";
import { apart, path, ticks } from "./chart.js";
import { readResult } from "./Finished.js";
import { readMoment, writeMoment } from "./moment.js";
import { itemsIn, matchAt, placeOfStep, rounds, standings, tableAt, viewpointOf } from "./replayData.js";
import { roundFrom } from "./usePlaying.js";

const step = (seq: number, kind: Step["kind"] = "reply", more: Partial<Step> = {}): Step => ({
  seq,
  kind,
  seat: 0,
  events: [{ id: `event-${seq}`, args: {} }],
  count: 0,
  player: "",
  ...more,
});

/** One view a frame, as from a seat; or one a seat, each of which knows its own points only. */
const frame = (number: number, round: number, points: number[], told: Step | null, seats = [0]): Frame =>
  ({
    number,
    entry: "",
    events: [],
    step: told,
    shown: seats.map((viewer) => ({
      viewer,
      chapter: { round, rounds: 2, phase: "play", turn: null },
      standing: points.map((own, seat) => ({
        items: { houses: seats.length === 1 || viewer === seat ? own : 0, gold: 0 },
      })),
      asked: [],
      answered: [],
    })),
  }) as unknown as Frame;

const replay = (frames: Frame[]): Reel => ({
  match: "m",
  game: "bruges",
  players: ["Anna", "bot:greedy"],
  settings: {},
  result: "5 7 won by 1",
  winners: [1],
  frames,
});

const GAME = replay([
  frame(0, 0, [0, 0], null),
  frame(1, 1, [1, 0], step(1)),
  frame(2, 1, [2, 3], step(2)),
  frame(3, 1, [1, 0], step(3, "undo", { count: 1 })),
  frame(4, 2, [1, 3], step(4, "seat", { player: "bot:search" })),
  frame(5, 2, [5, 7], step(5)),
]);

it("tells the match up to a moment, without what was taken back", () => {
  expect(matchAt(GAME, 2, 0).steps.map(({ seq }) => seq)).toEqual([1, 2]);
  expect(matchAt(GAME, 3, 0).steps.map(({ seq }) => seq)).toEqual([1, 3]);
});

it("knows who won only at the end", () => {
  expect(matchAt(GAME, 4, 0).winners).toBeNull();
  expect(matchAt(GAME, 5, 0).winners).toEqual([1]);
});

it("offers nothing: a replay asks nobody", () => expect(matchAt(GAME, 2, 0).question).toBe(""));

it("seats people and bots, and a bot for whoever left", () => {
  expect(tableAt(GAME, 3).seats.map(({ kind, away }) => [kind, away])).toEqual([
    ["person", false],
    ["bot", false],
  ]);
  expect(tableAt(GAME, 4).seats[0]).toMatchObject({ kind: "person", away: true });
});

it("marks where rounds begin", () => {
  expect(rounds(GAME)).toEqual([
    { round: 1, first: 1 },
    { round: 2, first: 4 },
  ]);
  expect(roundFrom(rounds(GAME), 2, 1, 5)).toBe(4);
  expect(roundFrom(rounds(GAME), 5, 1, 5)).toBe(5);
  expect(roundFrom(rounds(GAME), 5, -1, 5)).toBe(4);
  expect(roundFrom(rounds(GAME), 1, -1, 5)).toBe(0);
});

it("follows everybody's points; with all hands open each seat knows its own", () => {
  expect(standings(GAME)[1]).toEqual([0, 0, 3, 0, 3, 7]);
  expect(standings(replay([frame(0, 1, [4, 9], null, [0, 1])]))).toEqual([[4], [9]]);
  expect(itemsIn(GAME, ["gold", "houses"])).toEqual(["houses"]);
});

it("finds a step, or the last before it that can be shown", () => {
  expect(placeOfStep(GAME, 4)).toBe(4);
  expect(placeOfStep(GAME, 999)).toBe(5);
  expect(placeOfStep(replay([frame(7, 1, [0, 0], null)]), 3)).toBe(0);
});

it("reads and writes a moment of the address", () => {
  expect(readMoment(writeMoment(41, 1))).toEqual({ step: 41, view: "1" });
  expect(readMoment("?step=-3")).toEqual({ step: 0, view: null });
  expect(readMoment("step=x&view=all")).toEqual({ step: 0, view: "all" });
  expect([null, "", "1", "9", "all", "outside", "x"].map((word) => viewpointOf(word, 4))).toEqual([
    0,
    0,
    1,
    0,
    "all",
    "outside",
    0,
  ]);
});

it("reads a result", () => expect(readResult("59 70 won by 0 1")).toEqual({ points: [59, 70], winners: [0, 1] }));

it("draws charts with round numbers, and seals that do not lie on each other", () => {
  expect(ticks(56)).toEqual([0, 20, 40, 60]);
  expect(ticks(3)).toEqual([0, 1, 2, 3]);
  expect(
    path(
      [1, 1, 1, 2],
      (at) => at,
      (value) => value,
    ),
  ).toBe("M0.0 1.0L2.0 1.0L3.0 2.0");
  expect(apart([50, 51, 20], 10, 0, 55)).toEqual([45, 55, 20]);
});
