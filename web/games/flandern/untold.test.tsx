/** What a scoring brings is seen when it has been told, and what the last count brings only in the towers. */
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sceneOf } from "../../rules/scene.js";
import { useSettings } from "../../settings/settings.js";
import { type Beat, useBeat } from "../../table/director.js";
import type { Drawn } from "../../table/drawing.js";
import { EMPTY_MATCH, type PlayedStep } from "../../table/matchState.js";
import { useTable } from "../../table/tableStore.js";
import { SpeakingWith } from "../../words/Speaking.js";
import { wordsFrom } from "../../words/words.js";
import { FULL } from "./pictured.js";
import { useTold } from "./untold.js";

const WORDS = wordsFrom("en", [], ["Anna"]);
const wrapper = ({ children }: { children: ReactNode }) => <SpeakingWith words={WORDS}>{children}</SpeakingWith>;

/** Bruges has been scored: 15 for the yellow guild, which is ours, and 8 for nobody's. */
const SCENE = sceneOf<"flandern">({ ...FULL, towns: FULL.towns.map((town) => ({ ...town, scored: true })) }, 1);
const AFTER: Drawn<"flandern"> = {
  ...SCENE,
  shown: { ...SCENE.shown, standing: [{ items: { points: 24 } }] },
  chairs: SCENE.chairs.map((chair) => ({ ...chair, points: 24 })),
};

const SCORED = { id: "town-is-scored", args: { town: "town:bruges", value: 15 } };
const events = [
  SCORED,
  { id: "guild-scores", args: { town: "town:bruges", guild: "arms:yellow", districts: 3, masters: 1, points: 15 } },
  { id: "guild-scores", args: { town: "town:bruges", guild: "arms:grey", districts: 1, masters: 0, points: 8 } },
];
const step = (more: PlayedStep["events"] = []): PlayedStep => ({
  seq: 5,
  seat: 0,
  kind: "reply",
  events: [...events, ...more],
  player: "",
  count: 0,
});
const moment = { event: SCORED, seat: null, ms: 1000, sound: "town", said: SCORED };
const beat = { turn: { seat: null, deed: SCORED, events }, moment, ms: 1000, shown: true, id: 7 } as unknown as Beat;

beforeEach(() => {
  vi.useFakeTimers();
  useTable.setState({ match: EMPTY_MATCH });
});
afterEach(() => {
  vi.useRealTimers();
  useSettings.setState({ motion: "full" });
  useBeat.setState({ beat: null });
});

const seen = ({ view, chairs }: Drawn<"flandern">) => [view.towns[0]!.scored, chairs[0]!.points];
const looking = () => renderHook(() => useTold(AFTER), { wrapper }).result;
const hears = (steps: readonly PlayedStep[], winners: readonly number[] | null = null) =>
  act(() => useTable.setState({ match: { ...EMPTY_MATCH, steps, winners } }));

describe("a town that is scored", () => {
  test("pays when its moment goes back to its place", () => {
    const told = looking();
    act(() => useBeat.setState({ beat }));
    hears([step()]);
    expect(seen(told.current)).toEqual([false, 9]);
    act(() => vi.advanceTimersByTime(700));
    expect(seen(told.current)).toEqual([false, 9]);
    act(() => vi.advanceTimersByTime(200));
    expect(seen(told.current)).toEqual([true, 24]);
  });

  test("never shows less than before, where others' points wait already for what is on its way", () => {
    const rival = { ...AFTER, chairs: AFTER.chairs.map((chair) => ({ ...chair, points: 9 })) };
    const told = renderHook(() => useTold(rival), { wrapper }).result;
    act(() => useBeat.setState({ beat }));
    hears([step()]);
    expect(seen(told.current)).toEqual([false, 9]);
  });

  test("waits for no moment that does not come", () => {
    const told = looking();
    hears([step()]);
    expect(seen(told.current)).toEqual([false, 9]);
    act(() => vi.advanceTimersByTime(500));
    expect(seen(told.current)).toEqual([true, 24]);
  });

  test("pays the towers in the last count, with what influence cards bring", () => {
    const told = looking();
    hears([step([{ id: "influence-bonus", args: { seat: "seat:0", points: 3 } }])], [0]);
    act(() => vi.advanceTimersByTime(5000));
    expect(seen(told.current)).toEqual([true, 6]);
  });

  test("is as it is for whoever comes later, or wants no motion", () => {
    useTable.setState({ match: { ...EMPTY_MATCH, steps: [step()] } });
    expect(seen(looking().current)).toEqual([true, 24]);
    useSettings.setState({ motion: "off" });
    const still = looking();
    hears([{ ...step(), seq: 9 }]);
    expect(seen(still.current)).toEqual([true, 24]);
  });
});
