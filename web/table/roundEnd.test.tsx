/** The end of a round is read in peace: what comes next is told when one has gone on, and not behind it. */
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Update } from "../protocol/index.js";
import { useSettings } from "../settings/settings.js";
import { direct, directBy, stopDirecting, useBeat } from "./director.js";
import type { Drawn } from "./drawing.js";
import { EMPTY_MATCH, type MatchState } from "./matchState.js";
import { readAgain, useRoundEnd, useRoundEndTold, useToldRound } from "./roundEnd.js";
import { useTable } from "./tableStore.js";
import type { Telling } from "./telling.js";

const telling = {
  part: () => "main",
  results: () => [],
  places: () => [],
  hasThing: () => true,
} as unknown as Telling;
const match = { ...EMPTY_MATCH, seat: 0, shown: {} } as unknown as MatchState;
const drawn = { pointing: { picked: { chosen: [], prefix: [] } }, shown: {}, me: 0 } as unknown as Drawn;
const draws = {
  type: "update",
  seq: 8,
  steps: [
    { seq: 8, kind: "reply", seat: 1, events: [{ id: "draws", args: { seat: "seat:1" } }], count: 0, player: "" },
  ],
} as unknown as Update;

let shown = 0;
const tell = () =>
  act(() =>
    direct(draws, match, () => {
      shown += 1;
    }),
  );
const atEnd = () =>
  renderHook(() => ({ ...useRoundEnd(7, drawn), open: useToldRound((round) => round.told), step: useRoundEndTold() }))
    .result;

beforeEach(() => {
  vi.useFakeTimers();
  shown = 0;
  useSettings.setState({ pace: "normal", motion: "full" });
  useTable.setState({ table: "t1", match, allowed: null });
  directBy(telling);
});
afterEach(() => {
  stopDirecting();
  vi.useRealTimers();
});

it("holds the next round until one goes on, and loses nothing of it", () => {
  const end = atEnd();
  tell();
  act(() => vi.advanceTimersByTime(10_000));
  expect([end.current.told, end.current.open, end.current.step, shown]).toEqual([true, true, 7, 0]);
  expect(useBeat.getState().beat).toBeNull();
  act(() => end.current.goOn());
  expect(end.current.open).toBe(false);
  expect(useBeat.getState().beat?.turn.seat).toBe(1);
  act(() => vi.advanceTimersByTime(2000));
  expect(shown).toBe(1);
});

it("goes on by itself for somebody who has gone for coffee, if anything waits", () => {
  act(() => readAgain());
  const end = atEnd();
  act(() => vi.advanceTimersByTime(60_000));
  expect(end.current.told).toBe(true);
  tell();
  act(() => vi.advanceTimersByTime(31_000));
  act(() => vi.advanceTimersByTime(2000));
  expect([end.current.told, shown]).toEqual([false, 1]);
});

it("comes back for who wants to read it again", () => {
  act(() => readAgain());
  const end = atEnd();
  act(() => end.current.goOn());
  expect(end.current.told).toBe(false);
  act(() => readAgain());
  expect(end.current.told).toBe(true);
});
