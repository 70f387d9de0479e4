import { readFileSync } from "node:fs";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { CapitalLuxView, Hall, Holding, Own, Player } from "../../protocol/capital-lux.js";
import type { Asked, Heard, Shown } from "../../protocol/index.js";
import { inOrder } from "../../table/chairs.js";
import type { Chair, Drawn, Pointing } from "../../table/drawing.js";
import type { PlayedStep } from "../../table/matchState.js";
import { following, NOTHING, type Picked, pointer, refused } from "../../table/picking.js";
import { useTable } from "../../table/tableStore.js";
import { SpeakingWith } from "../../words/Speaking.js";
import { wordsFrom } from "../../words/words.js";
import { Hand } from "./Card.js";
import { Choosing } from "./Choosing.js";
import { reportOf } from "./ending.js";
import { numbered, without } from "./faces.js";
import { limitThen, thenOf, warns } from "./outlook.js";
import { RoundEnd } from "./RoundEnd.js";
import { reckoningOf } from "./reckoning.js";
import { Saving } from "./Saving.js";
import { riskedOf, scaleOf, standOf } from "./standing.js";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const words = wordsFrom("en", [
  read("../../words/en.ftl"),
  read("../../words/capital-lux.en.ftl"),
  read("../../../src/guildtable/games/capital_lux/words/en.ftl"),
]);

function pointingAt(asked: Asked, picked: Picked = NOTHING): Pointing {
  return {
    asked,
    picked,
    of: (ref) => pointer(asked, picked, ref),
    following: following(asked, picked),
    refused: refused(asked, picked),
    point: vi.fn(),
    putBack: vi.fn(),
    answer: vi.fn(),
  };
}

const hall = (low: number, high = low): Hall => ({
  profession: "agent",
  cards: [],
  total: low,
  modifiers: [],
  hidden: [],
  limit: { known: low, low, high },
});
const held = (total: number): Holding => ({ profession: "agent", cards: [total], total, room: 0 });
const player = (total: number) => ({ hometown: [held(total)], bonus: [], gold: 0, cards_in_hand: 0, played: [] });

test("equal cards are told apart by their number alone", () => {
  expect(numbered(["agent-2", "agent-2", "cleric-3"]).map(({ key }) => key)).toEqual([
    "agent-2.0",
    "agent-2.1",
    "cleric-3.0",
  ]);
  expect(without(["agent-2", "agent-2", "cleric-3"], ["agent-2"])).toEqual(["agent-2", "cleric-3"]);
});

test("a hometown has room, is full, is at risk or is over, by the limits the viewer knows", () => {
  expect(standOf(held(3), hall(4), "play")).toBe("room");
  expect(standOf(held(4), hall(4), "play")).toBe("full");
  expect(standOf(held(5), hall(4, 8), "play")).toBe("risk");
  expect(standOf(held(9), hall(4, 8), "play")).toBe("over");
  expect(standOf(held(0), hall(-3), "play")).toBe("full");
  expect(standOf(held(9), hall(4, 8), "over")).toBe("checked");
  expect(riskedOf(player(5), [hall(4, 8)], "play")).toBe(5);
  expect(scaleOf(hall(4), 0, [player(20)], 23)).toBe(23);
});

test("the viewer sits first, the others follow in the order of play", () => {
  expect(inOrder([0, 1, 2, 3], 2)).toEqual([2, 3, 0, 1]);
  expect(inOrder([0, 1], null)).toEqual([0, 1]);
});

test("an outcome says what will be, and whether it warns", () => {
  const busts = { id: "hometown-busts", args: { before: 13, after: 17, limit: 14, over: 3 } };
  expect(thenOf(busts)).toEqual({ after: 17, verdict: "busts" });
  expect(warns(busts)).toBe(true);
  const lifts = { id: "to-capital-scholar", args: { before: 14, after: 18 } };
  expect([limitThen(lifts), thenOf(lifts), warns(lifts)]).toEqual([18, null, false]);
});

test("what a seat has lost is told in one line, and so are its bonus cards", () => {
  const lost = (profession: string, card: string) => ({
    id: "loses",
    args: { seat: "seat:0", capital: `capital:${profession}`, cards: [`card:${card}`] },
  });
  const bonus = (card: string) => ({ id: "takes-bonus", args: { seat: "seat:1", card } });
  const lines = reportOf([
    { id: "plays-to-capital", args: { seat: "seat:0", card: "card:agent-2" } },
    lost("agent", "agent-2"),
    lost("cleric", "cleric-3"),
    bonus("card:agent-5"),
    bonus("card:cleric-6"),
  ]);
  expect(lines.map(({ id, seat, cards }) => [id, seat, cards])).toEqual([
    ["loses", 0, ["agent-2", "cleric-3"]],
    ["takes-bonus", 1, ["agent-5", "cleric-6"]],
  ]);
});

test("of two equal cards the one that is picked can be put back, and the other picked too", () => {
  const offers = [{ path: "card:agent-2", count: 2, outcome: null }];
  const asked: Asked = { why: "choose-cards", args: {}, least: 2, most: 2, offers, barred: [] };
  const pointing = pointingAt(asked, { chosen: ["card:agent-2"], prefix: [] });
  render(
    <SpeakingWith words={words}>
      <Hand faces={["agent-2", "agent-2"]} pointing={pointing} label="hand" at="packet" />
    </SpeakingWith>,
  );
  const [first, second] = screen.getAllByRole("button");
  expect(first?.getAttribute("aria-pressed")).toBe("true");
  fireEvent.click(second!);
  expect(pointing.point).toHaveBeenCalledWith("card:agent-2");
  fireEvent.click(first!);
  expect(pointing.putBack).toHaveBeenCalledWith("card:agent-2");
});

test("what to save is answered as a whole; what costs too much says so and answers nothing", () => {
  const asked: Asked = {
    why: "save-with-gold",
    args: { gold: 2, over: ["capital:agent", "capital:scholar"] },
    least: 1,
    most: 1,
    offers: [
      { path: "button:save-none", count: 1, outcome: { id: "lose-all", args: { lost: ["capital:agent"], points: 9 } } },
      { path: "save:agent", count: 1, outcome: { id: "save-all", args: { gold: 2 } } },
    ],
    barred: [{ path: "save:agent/save:scholar", reason: { id: "too-little-gold", args: { needed: 5, gold: 2 } } }],
  };
  const pointing = pointingAt(asked);
  render(
    <SpeakingWith words={words}>
      <Saving pointing={pointing} />
    </SpeakingWith>,
  );
  const barred = screen.getByRole("button", { name: /needs 5 gold, you have 2/ });
  fireEvent.click(barred);
  expect(pointing.answer).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: /^Save Agents ?: ?pay 2 gold/ }));
  expect(pointing.answer).toHaveBeenCalledWith("save:agent");
});

/** Round 1 has ended: of Agents there were 5 in the capital and a modifier of -3; seat 0 had 6 of them, seat 1 has 2. */
const ended = (capital: number, seats: readonly [number, string[], number][]) => {
  const other = (profession: Hall["profession"]) => ({ ...hall(0), profession });
  const none = (profession: Hall["profession"]): Holding => ({ profession, cards: [], total: 0, room: 0 });
  const players = seats.map(
    ([total, bonus, gold]): Player => ({
      hometown: [{ ...held(total), cards: total ? [total] : [] }, none("cleric"), none("scholar"), none("merchant")],
      bonus,
      gold,
      cards_in_hand: 0,
      played: [],
    }),
  );
  const halls = [hall(capital), other("cleric"), other("scholar"), other("merchant")];
  return {
    round: 2,
    phase: "choose",
    starter: 1,
    turn: 1,
    closer: null,
    halls,
    players,
    own: null,
  } as unknown as CapitalLuxView;
};
const chairs = [3, 7].map(
  (points, seat) => ({ seat, points, own: seat === 0, name: "Margriet", seal: "bear" }) as unknown as Chair,
);
const tell = (id: string, args: Heard["args"]): Heard => ({ id, args });
const AGENTS = "capital:agent";
const STEPS: PlayedStep[] = [
  {
    seq: 9,
    kind: "reply",
    seat: 0,
    player: "",
    count: 0,
    events: [
      tell("round-begins", { round: 1, seat: "seat:0" }),
      tell("lays-down", { seat: "seat:0", cards: ["card:agent-2"] }),
      tell("reveals-modifier", { capital: AGENTS, modifier: "modifier:minus-3", seat: "seat:1" }),
      tell("loses", { seat: "seat:0", capital: AGENTS, cards: ["card:agent-4", "card:agent-2"] }),
      tell("takes-bonus", { seat: "seat:1", card: "card:agent-5" }),
      tell("starts-next", { seat: "seat:1", points: 2 }),
      tell("round-begins", { round: 2, seat: "seat:1" }),
    ],
  },
];
const AFTER = ended(0, [
  [0, [], 3],
  [2, ["agent-5"], 0],
]);

test("a round is reckoned up from what was told and what came of it", () => {
  const reckoning = reckoningOf(STEPS, AFTER, chairs);
  expect(reckoning?.round).toBe(1);
  const [agents, clerics] = reckoning!.columns;
  expect([agents?.capital, agents?.limit, agents?.modifiers]).toEqual([5, 2, [{ seat: 1, value: -3 }]]);
  expect(agents?.checks).toEqual([
    { seat: 0, total: 6, over: 4, fate: "loses", gold: 3, lost: ["agent-4", "agent-2"] },
    { seat: 1, total: 2, over: 0, fate: "fits", gold: 0, lost: [] },
  ]);
  expect(agents?.leaders).toEqual([{ seat: 1, card: "agent-5" }]);
  expect([clerics?.checks, clerics?.leaders]).toEqual([[], []]);
  expect(reckoning?.changes.map(({ before, after }) => [before, after])).toEqual([
    [9, 3],
    [2, 7],
  ]);
  expect(reckoningOf([], AFTER, chairs)).toBeNull();
});

test("the round end says why one lost, and goes when one goes on, or points at a card", () => {
  const drawn = (picked: Picked, view = AFTER) =>
    ({
      view,
      shown: { waiting: null, chapter: { rounds: 3 } } as unknown as Shown<CapitalLuxView>,
      me: 0,
      chairs,
      pointing: { picked } as unknown as Pointing,
    }) satisfies Drawn<"capital-lux">;
  const show = (picked: Picked, view = AFTER) => (
    <SpeakingWith words={words}>
      <RoundEnd {...drawn(picked, view)} />
    </SpeakingWith>
  );
  const at = (seq: number) =>
    act(() => useTable.setState(({ match }) => ({ match: { ...match, steps: [{ ...STEPS[0]!, seq }] } })));
  at(9);
  const { rerender } = render(show(NOTHING));
  expect(screen.queryByRole("region"), "in a replay").toBeNull();
  act(() => useTable.setState({ table: "t" }));
  const region = screen.getByRole("region", { name: "How round 1 ended" });
  expect(region.textContent).toContain("Your Agents 6, limit 2: 4 over, you had 3 gold: lost");
  const goOn = screen.getByRole("button", { name: "Go on" });
  expect(document.activeElement).toBe(goOn);
  fireEvent.click(goOn);
  expect(screen.queryByRole("region")).toBeNull();
  at(12);
  expect(screen.getByRole("region")).toBeTruthy();
  rerender(show({ chosen: ["card:agent-2"], prefix: [] }));
  expect(screen.queryByRole("region")).toBeNull();
  rerender(show(NOTHING));
  expect(screen.queryByRole("region")).toBeNull();
  at(15);
  rerender(show(NOTHING, { ...AFTER, phase: "play" }));
  expect(screen.queryByRole("region")).toBeNull();
});

test("what one keeps is heard while it is picked, in one order, and not again when it is sent", () => {
  const packet = ["cleric-5", "cleric-6", "scholar-3"];
  const own = { hand: [], kept: [], packet, drawn: null, passed: [], handed: [], received: [] } as unknown as Own;
  const offers = packet.map((face) => ({ path: `card:${face}`, count: 1, outcome: null }));
  const asked: Asked = { why: "choose-cards", args: { count: 2 }, least: 2, most: 2, offers, barred: [] };
  const at = (pointing: Pointing, waiting: string[] | null) => (
    <SpeakingWith words={words}>
      <Choosing
        {...({
          view: { phase: "choose", round: 1 },
          shown: { waiting },
          pointing,
          chairs,
          me: 0,
          own,
        } as unknown as Drawn<"capital-lux"> & {
          own: Own;
        })}
      />
    </SpeakingWith>
  );
  const region = () => document.querySelector(".lux-fortune")!;
  const live = () => region().getAttribute("aria-live");
  const { rerender } = render(at(pointingAt(asked), null));
  expect(live()).toBe("off");
  const sent = ["card:cleric-6", "card:cleric-5"];
  rerender(at(pointingAt(asked, { chosen: sent, prefix: [] }), null));
  expect(live()).toBe("polite");
  const text = region().textContent;
  expect(text).toContain("You keep Cleric 5 and Cleric 6");
  // Sent, and not answered yet; then known to the table, which sorts it its own way.
  act(() => useTable.setState({ sent }));
  rerender(at({ ...pointingAt(asked), asked: null }, null));
  expect([region().textContent, live()]).toEqual([text, "off"]);
  rerender(at({ ...pointingAt(asked), asked: null }, ["card:cleric-5", "card:cleric-6"]));
  expect([region().textContent, live()]).toEqual([text, "off"]);
  act(() => useTable.setState({ sent: [] }));
  // In a replay nothing is asked, sent or waited for: nothing is said of picking.
  rerender(at({ ...pointingAt(asked), asked: null }, null));
  expect(region()).toBeNull();
});
