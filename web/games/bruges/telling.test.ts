// @vitest-environment node
/** Each act of a turn is told by itself: what one card brought is never read as another's. */
import { expect, test } from "vitest";
import type { Heard } from "../../protocol/index.js";
import type { PlayedStep } from "../../table/matchState.js";
import { sumOf, turnsOf } from "../../table/turns.js";
import { telling } from "./telling.js";

let seq = 0;
const step = (...events: Heard[]): PlayedStep => ({ seq: ++seq, kind: "reply", seat: 1, player: "", count: 0, events });
const said = (id: string, args: Heard["args"] = {}): Heard => ({ id, args: { seat: "seat:1", ...args } });
const told = (...steps: PlayedStep[]) =>
  turnsOf(steps, telling).map(({ deed, events }) => [
    deed?.id,
    ...sumOf(events, telling).map(({ of, amount }) => `${amount} ${of}`),
  ]);

const ACTIVATES = said("activates", { person: "person:thief" });
const RETURNS = said("returns-workers", { workers: ["worker:red"] });
const ROBS = said("takes-guilders-from", { person: "person:thief", guilders: 3, victim: "seat:0" });
const PLAYS = said("plays-for-guilders", { card: "card:prince" });
const TAKES = said("takes-guilders", { guilders: 5 });
const PAYS = said("pays-guilders", { guilders: 4 });
const ADVANCES = said("advances", { step: 2, points: 1 });

test("a person that is activated and a card that is played are two acts", () => {
  const person = ["activates", "-1 worker:red", "3 guilders", "-3 guilders"];
  const card = ["plays-for-guilders", "5 guilders"];
  expect(told(step(ACTIVATES, RETURNS, ROBS), step(PLAYS, TAKES))).toEqual([person, card]);
  expect(told(step(PLAYS, TAKES), step(ACTIVATES, RETURNS), step(ROBS))).toEqual([card, person]);
});

test("a step of reputation is none of the card that follows it", () => {
  expect(told(step(PAYS, ADVANCES), step(), step(PLAYS, TAKES))).toEqual([
    ["advances", "1 steps", "-4 guilders"],
    ["plays-for-guilders", "5 guilders"],
  ]);
});
