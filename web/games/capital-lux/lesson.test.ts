// @vitest-environment node
import { expect, it } from "vitest";
import type { PlayedStep } from "../../table/matchState.js";
import { turnsOf } from "../../table/turns.js";
import { remarks, script } from "./lesson.js";
import { PICTURED } from "./pictured.js";
import { telling } from "./telling.js";

const step = (seq: number, seat: number, ...events: [id: string, args?: Record<string, string>][]): PlayedStep => ({
  seq,
  seat,
  kind: "reply",
  events: events.map(([id, args = {}]) => ({
    id,
    args: { seat: `seat:${seat}`, ...args },
  })) as unknown as PlayedStep["events"],
  player: "",
  count: 0,
});

const turns = turnsOf(
  [
    step(1, 0, ["plays-to-capital", { card: "card:scholar-3" }], ["you-draw", { card: "card:cleric-4" }]),
    step(2, 1, ["plays-to-capital", { card: "card:cleric-5" }], ["takes-from-capital", { card: "card:scholar-3" }]),
    step(3, 0, ["plays-to-capital", { card: "card:cleric-4" }], ["takes-from-capital", { card: "card:agent-2" }]),
    step(4, 1, ["plays-to-capital", { card: "card:cleric-2" }], ["takes-from-capital", { card: "card:merchant-6" }]),
    step(5, 1, ["loses", { capital: "capital:agent" }]),
  ],
  telling,
);
const said = (place: number) => remarks(turns[place]!, turns.slice(0, place), 0);

it("names the card the learner drew", () => {
  expect(said(0)?.map(({ id, args }) => [id, args.card])).toEqual([["you-draw", "card:cleric-4"]]);
});

it("says that a Cleric took the learner's card, and that it will be tried; later only what was taken", () => {
  expect(said(1)).toEqual([
    {
      id: "lesson-lux-took",
      args: { seat: "seat:1", card: "card:cleric-5", taken: "card:scholar-3", mine: "yes", tried: "no" },
    },
  ]);
  expect(said(3)![0]!.args).toMatchObject({ taken: "card:merchant-6", mine: "no", tried: "yes" });
});

it("does not say again what the panel of a round's end has told", () => {
  expect(said(4)).toEqual([]);
});

it("shows of a round that was checked only the columns in which there was something to check", () => {
  const steps = [
    step(5, 1, ["round-begins", { round: "1" }]),
    step(6, 1, ["loses", { capital: "capital:cleric", card: "card:cleric-5" }], ["starts-next"]),
  ];
  const scene = { view: { ...PICTURED, phase: "choose", round: 2 }, steps, panel: true, me: 0 };
  const about = script.find(({ id }) => id === "lux-checked")!.about!(scene as never);
  expect(about).toHaveLength(1);
  expect(about[0]).toMatch(/^\.lux-end-column\./);
});
