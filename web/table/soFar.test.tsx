/** What stands in words beside the board does not run ahead of what is told. */
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Heard, Shown, View } from "../protocol/index.js";
import { useBeat } from "./director.js";
import { EMPTY_MATCH } from "./matchState.js";
import { useToldRound } from "./roundEnd.js";
import { turnsSoFar, useShownSoFar, withhold, withoutNextRound } from "./soFar.js";
import { useTable } from "./tableStore.js";
import type { TurnPart } from "./telling.js";
import { turnsOf } from "./turns.js";

const event = (id: string, seat: number): Heard => ({ id, args: { seat: `seat:${seat}` } });
const parts = { part: ({ id }: Heard): TurnPart => (id === "plays" ? "main" : "result") };
const turns = (...events: Heard[]) =>
  turnsOf([{ seq: 1, kind: "reply", seat: 1, events, player: "", count: 0 }], parts);

describe("turns", () => {
  const [first, gains, second] = [event("plays", 1), event("gains", 1), event("plays", 2)];
  const all = turns(first, gains, second);

  it("are the very same where all is told", () => {
    expect(turnsSoFar(all, () => true)).toBe(all);
  });
  it("end where it has not been told further", () => {
    expect(turnsSoFar(all, (one) => one !== second)).toEqual([all[0]]);
  });
  it("begin with their deed, and what came of it follows", () => {
    const [begun, ...more] = turnsSoFar(all, (one) => one === first);
    expect(begun).toMatchObject({ deed: first, events: [first] });
    expect(more).toEqual([]);
  });
  it("of the next round are none while it is read how the last one ended, unless somebody has moved in it", () => {
    const [heading, dealt] = [
      { ...all[0]!, kind: "heading" as const },
      { ...all[0]!, kind: "draws" as const },
    ];
    expect(withoutNextRound([...all, heading, dealt])).toEqual(all);
    const begun = [...all, heading, dealt, all[1]!];
    expect(withoutNextRound(begun)).toBe(begun);
    expect(withoutNextRound(all)).toBe(all);
  });
});

describe("round, phase and whose turn it is", () => {
  const before = { chapter: { round: 1 } } as unknown as Shown<View>;
  const shown = { chapter: { round: 2 } } as unknown as Shown<View>;
  beforeEach(() => useTable.setState({ match: { ...EMPTY_MATCH, before, shown } }));
  afterEach(() => {
    useBeat.setState({ ahead: false });
    useToldRound.setState({ due: false });
    withhold([]);
  });

  it("are as they are while nothing is told", () => {
    expect(renderHook(() => useShownSoFar()).result.current).toBe(shown);
  });
  it.each([
    [
      "what is drawn has beats to come",
      () => useBeat.setState({ ahead: true }),
      () => useBeat.setState({ ahead: false }),
    ],
    ["a game has more to tell", () => withhold([event("loses", 1)]), () => withhold([])],
    [
      "a round's end is still to be read",
      () => useToldRound.setState({ due: true }),
      () => useToldRound.setState({ due: false }),
    ],
  ])("are those of before while %s", (_, begin, end) => {
    const { result } = renderHook(() => useShownSoFar());
    act(begin);
    expect(result.current).toBe(before);
    act(end);
    expect(result.current).toBe(shown);
  });
});
