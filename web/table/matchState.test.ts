import { describe, expect, it } from "vitest";
import type { Shown, Step, Update, View } from "../protocol/index.js";
import { EMPTY_MATCH, isAsked, matchAfter, waitedFor } from "./matchState.js";

const shown = (asked: number[], answered: number[] = [], question = false): Shown<View> =>
  ({
    viewer: 0,
    asked,
    answered,
    question: question ? { why: "w", args: {}, least: 1, most: 1, offers: [], barred: [] } : null,
  }) as never;
const step = (seq: number, more: Partial<Step> = {}): Step => ({
  seq,
  kind: "reply",
  seat: 0,
  events: [{ id: `event-${seq}`, args: {} }],
  count: 0,
  player: "",
  ...more,
});
const update = (steps: Step[], more: Partial<Update> = {}): Update => ({
  type: "update",
  seq: steps.at(-1)?.seq ?? 0,
  steps,
  shown: shown([1]),
  ...more,
});
const numbers = (match: typeof EMPTY_MATCH) => match.steps.map(({ seq }) => seq);

describe("a match", () => {
  it("keeps steps in order, each once, however often they are told", () => {
    const first = matchAfter(EMPTY_MATCH, update([step(1), step(2)]), 0);
    const again = matchAfter(first, update([step(1), step(2), step(3)]), 0);
    expect(numbers(again)).toEqual([1, 2, 3]);
    expect(again.seq).toBe(3);
  });

  it("drops what was taken back, chance's replies too, and says that it was", () => {
    const before = matchAfter(EMPTY_MATCH, update([step(1), step(2), step(3, { seat: null })]), 0);
    const after = matchAfter(before, update([step(4, { kind: "undo", count: 2, events: [] })]), 0);
    expect(numbers(after)).toEqual([1, 4]);
  });

  it("an undo passes over steps that are no replies", () => {
    const before = matchAfter(
      EMPTY_MATCH,
      update([step(1), step(2), step(3, { kind: "seat", player: "bot:greedy" })]),
      0,
    );
    expect(numbers(matchAfter(before, update([step(4, { kind: "undo", count: 1 })]), 0))).toEqual([1, 3, 4]);
  });

  it("shows what the last update shows, if a long way is told in several", () => {
    const first = matchAfter(EMPTY_MATCH, { ...update([step(1)]), shown: undefined }, 0);
    expect(first.shown).toBeNull();
    expect(first.seq).toBe(1);
    expect(matchAfter(first, update([step(2)]), 0).shown?.asked).toEqual([1]);
  });

  it("is told all anew after a backup was restored", () => {
    const before = matchAfter(EMPTY_MATCH, update([step(1), step(2), step(3)]), 0);
    const back = matchAfter(before, { type: "welcome", protocol: 1, server: "", player: "p", seat: 0, seq: 2 }, 0);
    expect(back.steps).toEqual([]);
    expect(back.seq).toBe(0);
  });

  it("goes on where it was after a short break", () => {
    const before = matchAfter(EMPTY_MATCH, update([step(1), step(2)]), 0);
    const back = matchAfter(before, { type: "welcome", protocol: 1, server: "", player: "p", seat: 0, seq: 4 }, 0);
    expect(back.shown).toBe(before.shown);
    expect(numbers(back)).toEqual([1, 2]);
  });

  it("keeps each line of chat once", () => {
    const line = { id: 1, name: "Anna", seat: 0, text: "hello", at: 1, speaker: "s", greeting: null, carried: false };
    const once = matchAfter(EMPTY_MATCH, { type: "chat", lines: [line] }, 0);
    expect(matchAfter(once, { type: "chat", lines: [line, { ...line, id: 2 }] }, 0).chat).toHaveLength(2);
  });

  it("knows who must answer", () => {
    const mine = matchAfter(EMPTY_MATCH, update([step(1)], { shown: shown([0, 1], [1], true), question: "1.ab" }), 0);
    expect(isAsked(mine)).toBe(true);
    expect(waitedFor(mine.shown!)).toEqual([0]);
    const theirs = matchAfter(mine, update([step(2)], { shown: shown([1]) }), 0);
    expect(isAsked(theirs)).toBe(false);
  });
});
