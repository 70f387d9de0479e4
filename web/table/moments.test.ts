// @vitest-environment jsdom
/** Moments: staged in the same order as the moves they come from, none lost, and nothing known too early. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Heard, Update } from "../protocol/index.js";
import { useSettings } from "../settings/settings.js";
import { direct, directBy, flush, skip, stopDirecting, useBeat } from "./director.js";
import { type StagedMoment, useBanner } from "./moments.js";
import type { Telling } from "./telling.js";
import { directEachTest, event, match, shown, tell, testTelling, update } from "./testDirecting.js";

directEachTest();

describe("a moment", () => {
  const moment = (one: Heard, more: Partial<StagedMoment> = {}): StagedMoment => ({
    event: one,
    seat: Number(`${one.args.seat}`.slice(5)),
    ms: 1600,
    sound: "score",
    said: one,
    ...more,
  });
  const STAGED: Record<string, Partial<StagedMoment>> = {
    strikes: {},
    rolls: { hold: 0.5, always: true, seat: null },
    last: { always: true, seat: null },
  };
  const staging: Telling = {
    ...testTelling,
    part: (one) => (one.id === "rolls" ? "table" : testTelling.part(one)),
    moments: ({ events }) => events.flatMap((one) => (STAGED[one.id] ? [moment(one, STAGED[one.id])] : [])),
  };
  const staged = () => useBeat.getState().beat?.moment?.event.id;
  beforeEach(() => directBy(staging));

  it("comes after the move that brought it, when what it brought is shown", () => {
    tell(update(1, 1, "plays", "strikes"), update(2, 2, "plays"));
    expect(staged()).toBeUndefined();
    vi.advanceTimersByTime(1450);
    expect(shown).toEqual([1]);
    expect(staged()).toBe("strikes");
    vi.advanceTimersByTime(1850);
    expect(useBeat.getState().beat?.turn.seat).toBe(2);
    expect(shown).toEqual([1]);
  });

  it("is not lost when the move before it is skipped, nor is the move after it", () => {
    tell(update(1, 1, "plays", "strikes"), update(2, 2, "plays"));
    skip();
    expect(shown).toEqual([1]);
    expect(staged()).toBe("strikes");
    skip();
    expect(shown).toEqual([1]);
    expect(useBeat.getState().beat?.turn.seat).toBe(2);
    skip();
    expect(shown).toEqual([1, 2]);
    expect(useBeat.getState().beat).toBeNull();
  });

  it("of one's own follows one's own move, which is shown at once", () => {
    tell(update(1, 0, "plays", "strikes"));
    expect(shown).toEqual([1]);
    // One's own piece sets out once it is drawn; what follows it waits for it.
    vi.advanceTimersByTime(0);
    expect(staged()).toBe("strikes");
    expect(useBeat.getState().beat?.shown).toBe(true);
    tell(update(2, 1, "plays"));
    expect(shown).toEqual([1]);
    flush();
    expect(shown).toEqual([1, 2]);
  });

  it("of dice shows nothing of them before they have landed, not even one's own", () => {
    tell(update(1, 0, "rolls"));
    expect(staged()).toBe("rolls");
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(810);
    expect(shown).toEqual([1]);
    expect(staged()).toBe("rolls");
    tell(update(2, 0, "rolls"));
    skip();
    expect(shown).toEqual([1, 2]);
  });

  it("is staged for two; of three and more mine and the last are, and what is always told", () => {
    const seats = (...events: Heard[]) => {
      const { steps } = update(9, 1);
      tell({ ...update(9, 1), steps: [{ ...steps[0]!, events }] } as Update);
      vi.advanceTimersByTime(0);
      const told: string[] = [];
      while (useBeat.getState().beat) {
        told.push(`${staged()} ${useBeat.getState().beat?.moment?.seat}`);
        skip();
      }
      stopDirecting();
      return told;
    };
    expect(seats(event("strikes", 1), event("strikes", 2))).toEqual(["strikes 1", "strikes 2"]);
    expect(
      seats(event("strikes", 1), event("strikes", 0), event("strikes", 3), event("strikes", 2), event("last", 1)),
    ).toEqual(["strikes 0", "strikes 2", "last null"]);
  });

  it("is a banner of two and a half seconds where nothing moves, and holds nothing up", () => {
    useSettings.setState({ motion: "off" });
    const banner = () => useBanner.getState().banner?.event.id;
    tell(update(1, 1, "plays", "strikes"), update(2, 2, "rolls"), update(3, 2, "last"));
    expect(shown).toEqual([1, 2, 3]);
    expect(useBeat.getState().beat).toBeNull();
    expect(banner()).toBe("strikes");
    vi.advanceTimersByTime(2510);
    expect(banner()).toBe("last");
    vi.advanceTimersByTime(2510);
    expect(banner()).toBeUndefined();
  });

  it("is not played back to who has just come", () => {
    direct(update(1, 1, "strikes"), { ...match, shown: null }, () => shown.push(1));
    expect([shown, staged()]).toEqual([[1], undefined]);
  });
});
