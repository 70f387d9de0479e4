/** On the phone: which town is shown large, and until when. */
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sceneOf } from "../../rules/scene.js";
import { type Beat, useBeat } from "../../table/director.js";
import type { Drawn } from "../../table/drawing.js";
import { EMPTY_MATCH, type PlayedStep } from "../../table/matchState.js";
import { useTable } from "../../table/tableStore.js";
import { useLarge } from "./large.js";
import { litOf, NOTHING_LIT } from "./lit.js";
import { BUILT } from "./pictured.js";

const OPEN = sceneOf<"flandern">(BUILT, 3, "space:site-3-M2");
const WAITING: Drawn<"flandern"> = {
  ...sceneOf<"flandern">(BUILT, 3),
  chairs: OPEN.chairs.map((chair) => ({ ...chair, bot: chair.seat > 0 })),
};

const step = (seq: number, seat: number, space: string): PlayedStep => ({
  seq,
  seat,
  kind: "reply",
  events: [{ id: "builds", args: { seat: `seat:${seat}`, tile: "tile:blue-medium-0", space: `space:${space}` } }],
  player: "",
  count: 0,
});

const heard = (steps: readonly PlayedStep[], undo: number) =>
  useTable.setState({ match: { ...EMPTY_MATCH, steps, undo: { count: undo, barred: null } as never }, underWay: null });

/** Somebody has a tile in hand that fits in site 3, and lays it. */
function laying() {
  const large = renderHook(({ drawn }: { drawn: Drawn<"flandern"> }) => useLarge(drawn, litOf(drawn.pointing)), {
    initialProps: { drawn: OPEN },
  });
  expect(large.result.current.site).toBe("site-3");
  return large;
}

beforeEach(() => {
  vi.useFakeTimers();
  heard([], 0);
});
afterEach(() => {
  vi.useRealTimers();
  useBeat.setState({ beat: null });
});

describe("the town shown large", () => {
  test("stays while the answer is under way, though nothing can be pointed at", () => {
    const { result, rerender } = laying();
    act(() => useTable.setState({ underWay: "key" }));
    rerender({ drawn: WAITING });
    expect(result.current.site).toBe("site-3");
  });

  test("stays when the tile is laid, as long as it may be taken back", () => {
    const { result, rerender } = laying();
    act(() => heard([step(1, 0, "site-3-M2")], 1));
    rerender({ drawn: { ...WAITING, shown: { ...WAITING.shown, asked: [1] } } });
    act(() => vi.advanceTimersByTime(8000));
    expect(result.current.site).toBe("site-3");
    act(() => heard([step(1, 0, "site-3-M2"), step(2, 1, "site-1-M1")], 0));
    expect(result.current.site).toBeNull();
  });

  test("stays until the tile has landed, where nobody is waited for", () => {
    const { result, rerender } = laying();
    act(() => heard([step(1, 0, "site-3-M2")], 0));
    rerender({ drawn: WAITING });
    expect(result.current.site).toBe("site-3");
    act(() => vi.advanceTimersByTime(1200));
    expect(result.current.site).toBeNull();
  });

  test("is a rival's while its move is told, and until it has landed", () => {
    const { result } = renderHook(() => useLarge(WAITING, NOTHING_LIT));
    expect(result.current).toMatchObject({ site: null, told: false });
    const { events, ...turn } = step(1, 1, "site-2-M1");
    const beat = {
      turn: { ...turn, kind: "turn", deed: events[0]!, events },
      moment: null,
      ms: 1,
      shown: false,
      id: 1,
    };
    act(() => useBeat.setState({ beat: beat as unknown as Beat }));
    expect(result.current).toMatchObject({ site: "site-2", told: true });
    act(() => useBeat.setState({ beat: null }));
    expect(result.current.site).toBe("site-2");
    act(() => vi.advanceTimersByTime(500));
    expect(result.current.site).toBeNull();
  });

  test("nothing that was laid before one came is shown large", () => {
    heard([step(1, 0, "site-3-M2")], 1);
    const { result } = renderHook(() => useLarge(WAITING, NOTHING_LIT));
    expect(result.current.site).toBeNull();
  });
});
