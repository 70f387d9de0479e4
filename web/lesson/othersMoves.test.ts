// @vitest-environment node
import { expect, it } from "vitest";
import type { PlayedStep } from "../table/matchState.js";
import type { Telling, TurnPart } from "../table/telling.js";
import { turnsOf } from "../table/turns.js";
import { lossesIn, othersMoves, ownMove } from "./othersMoves.js";

const step = (seq: number, seat: number, ...told: string[]): PlayedStep => ({
  seq,
  seat,
  kind: "reply",
  events: told.map((id) => ({
    id,
    args: id === "majority" ? { value: 1 } : { seat: `seat:${seat}` },
  })) as unknown as PlayedStep["events"],
  player: "",
  count: 0,
});
const PARTS: Record<string, TurnPart> = { draws: "draw", pays: "result", majority: "table" };
const telling = { part: ({ id }: { id: string }) => PARTS[id] ?? "main" };
const steps = [
  step(1, 1, "old"),
  step(2, 0, "own", "majority"),
  step(3, 1, "draws"),
  step(4, 2, "builds", "pays"),
  step(5, 1, "digs"),
];
const since = (heard: number, me = 0) =>
  othersMoves(turnsOf(steps, telling), steps, me, heard).map(({ deed }) => deed?.id);

it("tells what the others did since one's own reply, and what came to pass by it; not what was drawn or paid", () => {
  expect(since(1)).toEqual(["builds", "digs", "majority"]);
  expect(since(1, 2)).toEqual(["digs"]);
});

it("tells all of it, however much it is", () => {
  const many = [step(2, 0, "own"), ...[3, 4, 5, 6, 7, 8].map((seq) => step(seq, 1 + (seq % 2), `deed-${seq}`))];
  expect(othersMoves(turnsOf(many, telling), many, 0, 1)).toHaveLength(6);
});

it("tells what another's turn cost the learner", () => {
  const stolen = [step(2, 0, "own"), step(3, 1, "digs", "pays")];
  const results = ({ id }: { id: string }) =>
    id === "pays" ? [{ seat: 0, of: "guilders", icon: "guilder", amount: -2, name: "" }] : [];
  const turn = turnsOf(stolen, telling).at(-1)!;
  const costs = (me: number) => lossesIn(turn, me, { ...telling, results } as unknown as Telling).map(({ id }) => id);
  expect(costs(0)).toEqual(["pays"]);
  expect(costs(2)).toEqual([]);
});

it("knows the learner's own last turn, until it has been heard", () => {
  expect(ownMove(turnsOf(steps, telling), steps, 0, 1)?.deed?.id).toBe("own");
  expect(ownMove(turnsOf(steps, telling), steps, 0, 2)).toBeUndefined();
});

it("tells nothing twice, and nothing before the lesson began", () => {
  expect(since(4)).toEqual(["digs"]);
  expect(since(5)).toEqual([]);
  expect(since(0)).toEqual([]);
});
