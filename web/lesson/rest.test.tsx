import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useSettings } from "../settings/settings.js";
import { useBeat } from "../table/director.js";
import { useToldRound } from "../table/roundEnd.js";
import { LOOKED, useRest } from "./rest.js";

const told = (telling: boolean) => act(() => useBeat.setState({ telling, atRest: !telling }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const at = (first: string) =>
  renderHook(({ moment, asked }: { moment: string; asked: boolean }) => useRest(moment, asked), {
    initialProps: { moment: first, asked: true },
  });

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div class="flights"></div>';
  useSettings.setState({ motion: "full", pace: "normal" });
});
afterEach(() => {
  vi.useRealTimers();
  useBeat.setState({ telling: false, atRest: true });
  useToldRound.setState({ told: false });
});

describe("a table at rest", () => {
  it("is what somebody finds who has just come", () => {
    expect(at("1").result.current.rests).toBe(true);
  });

  it("is not one where others are asked", () => {
    const { result, rerender } = at("1");
    rerender({ moment: "2", asked: false });
    pass(10 * LOOKED);
    expect(result.current.rests).toBe(false);
  });

  it.each(["slow", "normal", "fast"] as const)("has been looked at for a second after all was told: %s", (pace) => {
    useSettings.setState({ pace });
    const { result, rerender } = at("1");
    told(true);
    rerender({ moment: "2", asked: true });
    pass(3 * LOOKED);
    expect(result.current).toEqual({ rests: false, looking: false });
    told(false);
    pass(LOOKED / 2);
    expect(result.current).toEqual({ rests: false, looking: true });
    pass(LOOKED);
    expect(result.current).toEqual({ rests: true, looking: false });
  });

  it("is not one over which something flies", () => {
    const { result, rerender } = at("1");
    const flights = document.querySelector(".flights")!;
    flights.append(document.createElement("i"));
    rerender({ moment: "2", asked: true });
    pass(2 * LOOKED);
    expect(result.current.rests).toBe(false);
    flights.replaceChildren();
    pass(2 * LOOKED);
    expect(result.current.rests).toBe(true);
  });

  it("is there at once for somebody who presses, but not while something is told", () => {
    const { result, rerender } = at("1");
    told(true);
    rerender({ moment: "2", asked: true });
    act(() => void window.dispatchEvent(new Event("pointerdown")));
    expect(result.current.rests).toBe(false);
    told(false);
    act(() => void window.dispatchEvent(new Event("pointerdown")));
    expect(result.current.rests).toBe(true);
  });

  it("is there at once where nothing moves; the end of a round is read all the same", () => {
    useSettings.setState({ motion: "off" });
    const { result, rerender } = at("1");
    rerender({ moment: "2", asked: true });
    expect(result.current.rests).toBe(true);
    act(() => useToldRound.setState({ told: true }));
    rerender({ moment: "3", asked: true });
    pass(10 * LOOKED);
    expect(result.current.rests).toBe(false);
    act(() => useToldRound.setState({ told: false }));
    pass(LOOKED);
    expect(result.current.rests).toBe(true);
  });
});
