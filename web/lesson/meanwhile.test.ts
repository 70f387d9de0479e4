// @vitest-environment node
import { expect, it } from "vitest";
import type { Told } from "../table/course.js";
import { meanwhile } from "./meanwhile.js";

const step = (seq: number, seat: number, ...told: string[]): Told => ({
  seq,
  seat,
  kind: "reply",
  events: told.map((id) => ({ id, args: { seat: `seat:${seat}` } })) as unknown as Told["events"],
  player: "",
  count: 0,
});
const steps = [step(1, 1, "old"), step(2, 0, "own"), step(3, 1, "a", "silent"), step(4, 2, "b"), step(5, 1, "c", "d")];
const since = (heard: number, me = 0) => meanwhile(steps, me, heard, ({ id }) => id !== "silent").map(({ id }) => id);

it("tells the last things the others did since one's own reply", () => {
  expect(since(1)).toEqual(["b", "c", "d"]);
  expect(since(1, 2)).toEqual(["c", "d"]);
});

it("tells nothing twice, and nothing of oneself", () => {
  expect(since(4)).toEqual(["c", "d"]);
  expect(since(5)).toEqual([]);
  expect(since(0), "before the lesson began").toEqual([]);
  expect(meanwhile([...steps, { ...step(6, 0, "mine"), kind: "seat" }], 0, 5, () => true)).toEqual([]);
});
