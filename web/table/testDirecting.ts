/** A table that is directed, for tests: what is told to it, and what of it is shown so far. */
import { afterEach, beforeEach, vi } from "vitest";
import type { Heard, Update } from "../protocol/index.js";
import { type MovePace, useSettings } from "../settings/settings.js";
import { direct, directBy, stopDirecting } from "./director.js";
import { EMPTY_MATCH, type MatchState } from "./matchState.js";
import type { Telling } from "./telling.js";

export const testTelling: Telling = {
  part: ({ id }) => (id === "plays" ? "main" : id === "draws" ? "draw" : "result"),
  results: () => [],
  places: () => [],
  Thing: () => null,
  Thumb: () => null,
  hasThing: ({ id }) => id === "plays",
};
export const match = { ...EMPTY_MATCH, seat: 0, shown: {} } as unknown as MatchState;
export const event = (id: string, seat: number): Heard => ({ id, args: { seat: `seat:${seat}` } });
export const update = (seq: number, seat: number, ...ids: string[]) =>
  ({
    type: "update",
    seq,
    steps: [{ seq, kind: "reply", seat, events: ids.map((id) => event(id, seat)), count: 0, player: "" }],
  }) as unknown as Update;

/** The numbers of the updates that are shown. */
export const shown: number[] = [];
export const tell = (...updates: Update[]) => {
  for (const one of updates) direct(one, match, (message) => shown.push((message as Update).seq));
};
export const pace = (now: MovePace) => useSettings.setState({ pace: now, motion: "full" });
export const visibility = (state: "visible" | "hidden") => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
};

/** Before each test nothing has been told, and somebody looks; after each nothing goes on. */
export function directEachTest() {
  beforeEach(() => {
    vi.useFakeTimers();
    shown.length = 0;
    visibility("visible");
    pace("normal");
    directBy(testTelling);
  });
  afterEach(() => {
    stopDirecting();
    vi.useRealTimers();
  });
}
