/** What a board says of a place does not run ahead of the piece that changes it. */
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer, Heard, Shown, Update, View } from "../protocol/index.js";
import { useSettings } from "../settings/settings.js";
import { direct, directBy, stopDirecting } from "./director.js";
import { useLanded } from "./landing.js";
import { EMPTY_MATCH, type MatchState, type PlayedStep } from "./matchState.js";
import { useTable } from "./tableStore.js";
import type { Telling, TurnPart } from "./telling.js";

const builds = (town: string, seat: number): Heard => ({ id: "builds", args: { town, seat: `seat:${seat}` } });
const step = (seq: number, event: Heard): PlayedStep => ({
  seq,
  kind: "reply",
  seat: Number(`${event.args.seat}`.at(-1)),
  events: [event],
  player: "",
  count: 0,
});
const telling = {
  part: (): TurnPart => "main",
  results: () => [],
  places: () => [],
  hasThing: () => true,
} as unknown as Telling;

const worthOf = (value: number, town: string) =>
  renderHook(({ value }) => useLanded(value, `${value}`, ({ args }) => args.town === town), {
    initialProps: { value },
  });

/** An update is told at the table: with it the worth of both towns is drawn as it is after all of it. */
function hears(steps: PlayedStep[]): void {
  const match = { ...EMPTY_MATCH, seat: 0, shown: {} as Shown<View> } as MatchState;
  const show = (_: FromServer) => useTable.setState({ match: { ...match, steps } });
  act(() => direct({ steps } as unknown as Update, match, show));
}

beforeEach(() => {
  vi.useFakeTimers();
  useSettings.setState({ motion: "full", pace: "normal" });
  directBy(telling);
});
afterEach(() => {
  stopDirecting();
  vi.useRealTimers();
  useSettings.setState({ motion: "full" });
});

test("a number is that of before until one's own piece lies", () => {
  const { result, rerender } = worthOf(6, "ghent");
  hears([step(1, builds("ghent", 0))]);
  rerender({ value: 8 });
  expect(result.current).toBe(6);
  act(() => vi.advanceTimersByTime(400));
  expect(result.current).toBe(6);
  act(() => vi.advanceTimersByTime(100));
  expect(result.current).toBe(8);
});

test("what is told with a later beat changes its number with that", () => {
  const [ghent, bruges] = [worthOf(6, "ghent"), worthOf(4, "bruges")];
  hears([step(1, builds("ghent", 1)), step(2, builds("bruges", 2))]);
  // The first is lifted, and then shown: both are drawn.
  act(() => vi.advanceTimersByTime(520));
  ghent.rerender({ value: 8 });
  bruges.rerender({ value: 5 });
  act(() => vi.advanceTimersByTime(700));
  expect([ghent.result.current, bruges.result.current]).toEqual([8, 4]);
  act(() => vi.advanceTimersByTime(3000));
  expect(bruges.result.current).toBe(5);
});

test("where nothing moves, a number changes at once", () => {
  useSettings.setState({ motion: "off" });
  const { result, rerender } = worthOf(6, "ghent");
  rerender({ value: 8 });
  expect(result.current).toBe(8);
});
