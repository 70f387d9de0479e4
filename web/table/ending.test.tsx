/** The end: the table, the towers, the result, in this order; or the result at once. */
import { act, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSettings } from "../settings/settings.js";
import { useBeat } from "./director.js";
import { useEnding, useHoldsEnd, useIsCounted } from "./ending.js";

beforeEach(() => {
  vi.useFakeTimers();
  useSettings.setState({ motion: "full" });
  useBeat.setState({ beat: null });
});
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function watching() {
  const hook = renderHook(
    ({ over, holds }: { over: boolean; holds: boolean }) => {
      useHoldsEnd(holds);
      return useEnding(over);
    },
    { initialProps: { over: false, holds: false } },
  );
  const become = (over: boolean, holds = false) => hook.rerender({ over, holds });
  return { become, now: () => hook.result.current.part, tell: () => hook.result.current.tell() };
}

it("keeps the table for the last count, then raises the towers", () => {
  const { become, now } = watching();
  expect(now()).toBe("play");
  become(true);
  expect(now()).toBe("count");
  pass(1500);
  expect(now()).toBe("count");
  pass(200);
  expect(now()).toBe("raise");
});

it("dissolves from the table to the towers, where the browser can, and leaves no empty frame between", () => {
  const changes: (() => void)[] = [];
  document.startViewTransition = ((change: () => void) => changes.push(change)) as never;
  const { become, now } = watching();
  become(true);
  pass(1700);
  expect([now(), changes.length]).toEqual(["count", 1]);
  act(() => changes[0]!());
  expect(now()).toBe("raise");
  document.startViewTransition = undefined as never;
});

it("stays with the last picture when that is asked for before the browser dissolves", () => {
  const changes: (() => void)[] = [];
  document.startViewTransition = ((change: () => void) => changes.push(change)) as never;
  const { become, now, tell } = watching();
  become(true);
  pass(1700);
  act(tell);
  act(() => changes[0]!());
  expect(now()).toBe("told");
  document.startViewTransition = undefined as never;
});

it("waits for a move that is told, and for what is read on the table", () => {
  const { become, now } = watching();
  useBeat.setState({ beat: { turn: {} as never, moment: null, shown: false, ms: 1, since: 0, id: 1 } });
  become(true);
  pass(9000);
  expect(now()).toBe("count");
  act(() => useBeat.setState({ beat: null }));
  become(true, true);
  pass(50_000);
  expect(now()).toBe("count");
  become(true, false);
  pass(10);
  expect(now()).toBe("raise");
});

it("goes on by itself when nobody reads", () => {
  const { become, now } = watching();
  become(true, true);
  pass(61_000);
  expect(now()).toBe("raise");
});

it("shows the last picture at once to who comes later, and where nothing moves", () => {
  expect(renderHook(() => useEnding(true)).result.current).toMatchObject({ part: "told", watched: false });
  useSettings.setState({ motion: "off" });
  const { become, now } = watching();
  become(true);
  pass(150);
  expect(now()).toBe("told");
});

it("waits for what is read also where nothing moves, and then raises nothing", () => {
  useSettings.setState({ motion: "off" });
  const { become, now } = watching();
  become(true, true);
  pass(9000);
  expect(now()).toBe("count");
  become(true, false);
  pass(10);
  expect(now()).toBe("told");
});

it("is counted as soon as the towers begin, so that the table is just the table", () => {
  const { become, now } = watching();
  const counted = renderHook(() => useIsCounted()).result;
  become(true, true);
  expect([now(), counted.current]).toEqual(["count", false]);
  become(true, false);
  pass(10);
  expect([now(), counted.current]).toEqual(["raise", true]);
});

it.each(["click", "key"])("is skipped by a %s, but not by one that was meant for the moves before", (by) => {
  const { become, now } = watching();
  const press = () =>
    by === "click" ? fireEvent.pointerDown(document.body) : fireEvent.keyDown(document.body, { key: "Enter" });
  become(true);
  press();
  expect(now()).toBe("count");
  pass(600);
  press();
  expect(now()).toBe("told");
});

it("leaves a button's press to the button", () => {
  const { become, now } = watching();
  const button = document.body.appendChild(document.createElement("button"));
  become(true);
  pass(600);
  fireEvent.pointerDown(button);
  expect(now()).toBe("count");
  button.remove();
});
