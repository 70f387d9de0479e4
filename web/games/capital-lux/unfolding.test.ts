// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import type { CapitalLuxView, Hall, Player, Profession } from "../../protocol/capital-lux.js";
import type { Heard } from "../../protocol/index.js";
import { useSettings } from "../../settings/settings.js";
import { EMPTY_MATCH, type PlayedStep } from "../../table/matchState.js";
import { useWithheld } from "../../table/soFar.js";
import { useTable } from "../../table/tableStore.js";
import { turnsOf } from "../../table/turns.js";
import { wordsFrom } from "../../words/words.js";
import { legsOf } from "./EndFlights.js";
import { flights } from "./flights.js";
import { fallsOf } from "./ledger.js";
import { PROFESSIONS } from "./professions.js";
import { telling } from "./telling.js";
import { endUnfolding, stagesOf, useUnfolding } from "./unfolding.js";

const NO_WORDS = wordsFrom("en", []);
const tell = (id: string, args: Heard["args"]): Heard => ({ id, args });
const step = (...events: Heard[]): PlayedStep => ({ seq: 1, kind: "reply", seat: 1, player: "", count: 0, events });

const hall = (profession: Profession, cards: number[], hidden: number[] = []): Hall => {
  const total = cards.reduce((sum, one) => sum + one, 0);
  const [worst, best] = hidden.length > 0 ? [-3, 4] : [0, 0];
  return {
    profession,
    cards,
    total,
    modifiers: [],
    hidden,
    limit: { known: total, low: total + worst, high: total + best },
  };
};
const player = (agents: number[]): Player => ({
  hometown: PROFESSIONS.map((profession) => {
    const cards = profession === "agent" ? agents : [];
    return { profession, cards, total: cards.reduce((sum, one) => sum + one, 0), room: 0 };
  }),
  bonus: [],
  gold: 1,
  cards_in_hand: 1,
  played: [],
});
const BEFORE = {
  phase: "play",
  halls: [hall("agent", [5, 3], [1]), hall("cleric", []), hall("scholar", []), hall("merchant", [])],
  players: [player([6, 2]), player([4])],
  own: null,
  discards: [],
  cards_left: 9,
  gold_left: 3,
} as unknown as CapitalLuxView;
const TOLD = [
  tell("plays-to-hometown", { seat: "seat:1", card: "card:agent-2" }),
  tell("lays-down", { seat: "seat:0", cards: ["card:cleric-3"] }),
  tell("reveals-modifier", { capital: "capital:agent", modifier: "modifier:minus-1", seat: "seat:1" }),
  tell("loses", { seat: "seat:0", capital: "capital:agent", cards: ["card:agent-6", "card:agent-2"] }),
  tell("takes-bonus", { seat: "seat:1", card: "card:agent-5" }),
  tell("starts-next", { seat: "seat:1", points: 6 }),
];

test("the end of a round is seen one thing at a time", () => {
  const stages = stagesOf(BEFORE, [9, 5], TOLD);
  expect(stages.map(({ events }) => events.map(({ id }) => id))).toEqual([
    [],
    ["lays-down"],
    ["reveals-modifier"],
    ["loses"],
    ["takes-bonus"],
  ]);
  const agents = stages.map(({ view }) => [
    view.halls[0]!.limit,
    ...view.players.map(({ hometown }) => hometown[0]!.total),
  ]);
  expect(agents).toEqual([
    [{ known: 8, low: 5, high: 12 }, 8, 6],
    [{ known: 8, low: 5, high: 12 }, 8, 6],
    [{ known: 7, low: 7, high: 7 }, 8, 6],
    [{ known: 7, low: 7, high: 7 }, 0, 6],
    [{ known: 2, low: 2, high: 2 }, 0, 6],
  ]);
  expect(stages.map(({ points }) => points)).toEqual([
    [9, 7],
    [12, 7],
    [12, 7],
    [4, 7],
    [4, 12],
  ]);
  const last = stages.at(-1)!.view;
  expect([last.players[1]!.bonus, last.discards, last.phase]).toEqual([["agent-5"], ["agent-6", "agent-2"], "deal"]);
  expect(stagesOf(BEFORE, [9, 5], TOLD.slice(0, 1)), "no round has ended").toEqual([]);
});

test("a modifier placed by the last turn is seen above its capital before it turns over", () => {
  const limits = (placed: Heard) => {
    const [start] = stagesOf({ ...BEFORE, turn: 0 }, [9, 5], [placed, ...TOLD.slice(1)]);
    return start!.view.halls.slice(0, 2).map(({ limit: { low, high } }) => [low, high]);
  };
  expect(limits(tell("places-modifier", { seat: "seat:1", capital: "capital:agent" }))).toEqual([
    [4, 14],
    [0, 0],
  ]);
  const own = tell("you-place-modifier", { modifier: "modifier:minus-3", capital: "capital:cleric" });
  expect(limits(own), "and which it is, nobody else's can be").toEqual([
    [7, 12],
    [-3, -3],
  ]);
});

test("only single cards fly when a round ends, and each to a place of its own", () => {
  expect(legsOf(TOLD[3]!).map(({ from, to }) => [from[0], to])).toEqual([
    ["town:0.agent.6", "discards.agent-6"],
    ["town:0.agent.2", "discards.agent-2"],
  ]);
  expect(legsOf(TOLD[4]!)).toEqual([{ from: ["hall:agent.5"], seen: true, to: "bonus:1.agent-5", into: "points@1" }]);
});

const drawn = (view: Partial<CapitalLuxView>) =>
  ({ view, me: 0, chairs: [{ seat: 0, own: true }, { seat: 1 }, { seat: 2 }] }) as unknown as Parameters<
    typeof flights
  >[1];

test("in the draft kept cards stay, the others go to the left, and a packet comes from the right", () => {
  const view = { phase: "choose-again", own: { passed: ["cleric-4"], handed: [] } } as unknown as CapitalLuxView;
  expect(flights(tell("you-choose", { cards: ["card:agent-2"] }), drawn(view))).toEqual([
    { from: ["packet.agent-2"], to: ["kept.agent-2", "card:agent-2"] },
    { from: ["packet.cleric-4"], to: ["hand:1"] },
  ]);
  const received = tell("you-receive", { cards: ["card:scholar-3"], seat: "seat:2" });
  expect(flights(received, drawn(view))[0]?.from).toContain("hand:2");
});

test("a modifier sets out from where one has looked at it", () => {
  const placed = tell("you-place-modifier", { modifier: "modifier:plus-4", capital: "capital:agent" });
  expect(flights(placed, drawn({}))).toEqual([{ from: ["drawn-modifier"], to: ["modifier:agent"] }]);
});

const THEFT = [
  step(tell("opens-capital", { card: "card:agent-3" })),
  step(tell("plays-to-hometown", { seat: "seat:0", card: "card:agent-2" })),
  step(
    tell("plays-to-capital", { seat: "seat:1", card: "card:cleric-3" }),
    tell("takes-from-capital", { seat: "seat:1", card: "card:agent-3" }),
  ),
];

test("a theft is told with the limit that fell by it, and with whom it put over", () => {
  const theft = THEFT[2]!.events[1]!;
  expect(fallsOf(THEFT, 0).get(theft)).toEqual({ profession: "agent", before: 3, after: 0, over: 2 });
  expect(fallsOf(THEFT, 2).get(theft)?.over).toBe(0);
  useTable.setState(({ match }) => ({ match: { ...match, seat: 0, steps: THEFT } }));
  const [turn] = turnsOf(THEFT.slice(2), telling);
  expect(telling.headline?.(turn!, NO_WORDS)).toEqual({
    id: "lux-told-cleric",
    args: {
      seat: "seat:1",
      card: "card:cleric-3",
      taken: "card:agent-3",
      capital: "capital:agent",
      before: "3",
      after: "0",
    },
  });
  expect(telling.results(theft).find(({ seat }) => seat === 0)).toMatchObject({ amount: 2, bad: true });
});

test("a modifier is told with the card that brought it", () => {
  const [turn] = turnsOf(
    [
      step(
        tell("plays-to-capital", { seat: "seat:1", card: "card:agent-5" }),
        tell("places-modifier", { seat: "seat:1", capital: "capital:merchant" }),
      ),
    ],
    telling,
  );
  expect(telling.headline?.(turn!, NO_WORDS)?.args).toEqual({
    seat: "seat:1",
    card: "card:agent-5",
    capital: "capital:merchant",
  });
});

test("that nothing came of an action is told with its card", () => {
  const [turn] = turnsOf(
    [
      step(
        tell("plays-to-capital", { seat: "seat:1", card: "card:merchant-5" }),
        tell("gold-is-gone", { seat: "seat:1" }),
      ),
    ],
    telling,
  );
  expect(telling.headline?.(turn!, NO_WORDS)).toEqual({
    id: "lux-told-idle",
    args: { seat: "seat:1", card: "card:merchant-5", why: "gold-is-gone" },
  });
});

/** The last card of a round was played at the table one sits at. */
function hearsTheEnd(...beside: Heard[]) {
  useSettings.setState({ pace: "normal", motion: "full" });
  const shown = {
    view: BEFORE,
    standing: [{ items: { all: 9 } }, { items: { all: 5 } }],
    chapter: { round: 3, rounds: 3, phase: "play" },
  } as never;
  const table = { game: "capital-lux" } as never;
  useTable.setState({ table: "t", match: { ...EMPTY_MATCH, table, shown, seq: 0 } });
  useTable.setState({ match: { ...EMPTY_MATCH, table, shown, seq: 1, steps: [step(...TOLD, ...beside)] } });
}

test("points are counted when the card that brings them lies", () => {
  vi.useFakeTimers();
  hearsTheEnd();
  const now = () => {
    const { stages, place, landed } = useUnfolding.getState();
    return { id: stages[place]!.events[0]?.id, points: stages[landed]!.points };
  };
  vi.advanceTimersByTime(700);
  expect(now(), "a hand is on its way").toEqual({ id: "lays-down", points: [9, 7] });
  vi.advanceTimersByTime(460);
  expect(now(), "it lies").toEqual({ id: "lays-down", points: [12, 7] });
  vi.advanceTimersByTime(440 + 1000 + 1100);
  expect(now(), "a bonus card sets out").toEqual({ id: "takes-bonus", points: [4, 7] });
  vi.advanceTimersByTime(460);
  expect(now()).toEqual({ id: "takes-bonus", points: [4, 12] });
  endUnfolding();
  vi.useRealTimers();
});

test("that the game is over is not read before its last count has been seen", () => {
  const over = tell("game-over", {});
  hearsTheEnd(over);
  expect(useWithheld.getState().events.has(over)).toBe(true);
  endUnfolding();
  expect(useWithheld.getState().events.size).toBe(0);
});
