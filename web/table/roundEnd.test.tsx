/** The end of a round is read in peace: what comes next is told when one has gone on, and not behind it. */
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Heard, Update } from "../protocol/index.js";
import { useSettings } from "../settings/settings.js";
import { direct, directBy, stopDirecting, useBeat } from "./director.js";
import type { Drawn } from "./drawing.js";
import { EMPTY_MATCH, type MatchState } from "./matchState.js";
import { goOnFromRound, readAgain, useInView, useRoundEnd, useRoundEndTold, useToldRound } from "./roundEnd.js";
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
/** The last beat there was before. */
let latest = 0;
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
  latest = useBeat.getState().latest;
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

it("is due before it is told, while what came with it is seen", () => {
  const end = atEnd();
  act(readAgain);
  expect(useToldRound.getState()).toMatchObject({ due: true, told: true });
  act(() => useBeat.setState({ telling: true }));
  expect(useToldRound.getState()).toMatchObject({ due: true, told: false });
  act(() => useBeat.setState({ telling: false }));
  act(() => end.current.goOn());
  expect(useToldRound.getState()).toMatchObject({ due: false, told: false });
});

const ends = { id: "round-begins", args: { seat: "seat:1", round: 2 } };
const ended = (seq: number, ...events: Heard[]) =>
  ({ ...draws, seq, steps: [{ ...draws.steps[0], seq, events: [ends, ...events] }] }) as unknown as Update;

/** The board, which knows of the round's end once it has been shown. */
const board = () =>
  renderHook(() => ({ seq: useTable(({ match }) => match.seq), told: useToldRound((round) => round.told) }), {
    wrapper: ({ children }) => <Told>{children}</Told>,
  }).result;
function Told({ children }: { children: ReactNode }) {
  const seq = useTable(({ match }) => match.seq);
  useRoundEnd(seq < 7 ? null : 7, drawn);
  return children;
}
const hear = (...updates: Update[]) =>
  act(() => {
    for (const update of updates)
      direct(update, useTable.getState().match, () =>
        useTable.setState(({ match }) => ({ match: { ...match, seq: update.seq } })),
      );
  });
const pass = (ms: number) => {
  for (let past = 0; past < ms; past += 20) act(() => vi.advanceTimersByTime(20));
};

describe("nothing of the next round comes before the panel of the last", () => {
  beforeEach(() => {
    act(() => readAgain());
    directBy({ ...telling, part: ({ id }) => (id === "round-begins" ? "heading" : "draw") } as Telling);
  });

  it("where the draws come after it", () => {
    const seen = board();
    hear(ended(7), draws);
    pass(3000);
    expect([seen.current.told, seen.current.seq, useBeat.getState().beat]).toEqual([true, 7, null]);
  });

  it("where one update tells of both", () => {
    const seen = board();
    hear(ended(7, { id: "draws", args: { seat: "seat:1" } }));
    pass(3000);
    expect([seen.current.told, useBeat.getState().beat, useBeat.getState().latest]).toEqual([true, null, latest]);
    act(() => goOnFromRound());
    expect(useBeat.getState().beat?.turn.deed?.id).toBe("draws");
  });

  it("where something is pressed meanwhile", () => {
    const seen = board();
    hear({ ...draws, seq: 6, steps: [{ ...draws.steps[0], seq: 6 }] } as unknown as Update, ended(7), draws);
    act(() => useTable.getState().point("card:knight"));
    pass(3000);
    expect([seen.current.told, seen.current.seq]).toEqual([true, 7]);
  });
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

it("is open to who speaks of it when all of its lines stand there", async () => {
  vi.useRealTimers();
  let land = () => {};
  const line = {
    finished: new Promise<void>((done) => (land = done)),
    effect: { getComputedTiming: () => ({ endTime: 900 }) },
  };
  const panel = document.createElement("section");
  panel.getAnimations = () => [line as unknown as Animation];
  const { unmount } = renderHook(() => useInView({ current: panel }));
  expect(useToldRound.getState().open).toBe(false);
  land();
  await vi.waitFor(() => expect(useToldRound.getState().open).toBe(true));
  unmount();
  expect(useToldRound.getState().open).toBe(false);
});
