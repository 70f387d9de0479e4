/** The herald: each thing once, in its order, not before it is told; and what letters ask for. */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Asked, Heard } from "../protocol/index.js";
import { useSettings } from "../settings/settings.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { direct, directBy, flush, stopDirecting, useBeat } from "./director.js";
import type { Drawing, Drawn } from "./drawing.js";
import type { Hearing } from "./ear.js";
import { Herald } from "./Herald.js";
import { EMPTY_MATCH, matchAfter } from "./matchState.js";
import { following, NOTHING, pointer, refused } from "./picking.js";
import { useToldRound } from "./roundEnd.js";
import { useTable } from "./tableStore.js";
import type { Telling } from "./telling.js";
import { useVoice } from "./voice.js";

vi.mock("../words/book.js", () => ({
  bookCatalogue: async () => [
    "spoken-title = Spoken\nspoken-options = { $count } choices:\nspoken-rematch = { $name } wants a rematch.",
  ],
}));

const WORDS = wordsFrom(
  "en",
  [
    "round-begins = Round { $round } began.\nplays = { $seat } played { $card }.\nloses = You lost.\nturn = Your turn.\ncard-a = Ace\ncard-b = Bower\nwins = it wins\nno = too dear\neyes = Press a cross.",
  ],
  ["You", "Joris"],
  0,
);
const telling = {
  part: ({ id }: Heard) => (id === "plays" ? "main" : id === "round-begins" ? "heading" : "result"),
  results: ({ id }: Heard) =>
    id === "loses" ? [{ seat: 0, of: "points", icon: "points", amount: -1, name: "points" }] : [],
  places: () => [],
  hasThing: () => false,
  lasts: () => 1000,
} as unknown as Telling;
const HEARING: Hearing = { hand: () => [], rival: () => "", board: () => [], asks: () => about.now, unsaid: "eyes" };
vi.mock("./hearings.js", () => ({ hearingOf: async () => HEARING }));
/** What is seen with the question, and its hint. */
const about = { now: "", step: "", hint: "" };

const ASKED = {
  why: "turn",
  args: {},
  least: 1,
  most: 1,
  offers: [{ path: "card:a", count: 1, outcome: { id: "wins", args: {} } }],
  barred: [{ path: "card:b", reason: { id: "no", args: {} } }],
} as unknown as Asked;
/** Nothing but the end of the turn can be answered. */
const LEFT = { ...ASKED, offers: [{ path: "button:end-turn", count: 1, outcome: null }], barred: [] } as Asked;
const plays = (seat: number, card: string): Heard => ({
  id: "plays",
  args: { seat: `seat:${seat}`, card: `card:${card}` },
});

/** Where a round has ended its panel opens once nothing more is told, as the board's does: with what is drawn, and not before. */
function Panel() {
  const ended = useTable(({ match }) => match.steps.some(({ events }) => events.some(({ id }) => id === BEGINS.id)));
  const told = useBeat(({ telling }) => ended && !telling);
  useLayoutEffect(() => useToldRound.setState({ told }), [told]);
  return null;
}

const BEGINS: Heard = { id: "round-begins", args: { round: 2, seat: "seat:1" } };

const CHAIRS = ["You", "Joris"].map((name, seat) => ({ seat, name, points: 0 }));

function Table() {
  const match = useTable((store) => store.match);
  const atRest = useBeat((told) => told.atRest);
  const question = atRest ? match.question : "";
  const asked = question === "left" ? LEFT : question ? ASKED : null;
  const drawn = {
    shown: match.shown ?? { chapter: { round: 0 }, asked: [], answered: [], view: {} },
    me: 0,
    chairs: CHAIRS,
    pointing: {
      asked,
      picked: NOTHING,
      following: asked ? following(asked, NOTHING) : [],
      refused: asked ? refused(asked, NOTHING) : [],
      of: (ref: string) => pointer(ASKED, NOTHING, ref),
    },
  } as unknown as Drawn;
  const drawing = {
    telling,
    useHint: () => about.hint,
    useStep: () => about.step,
    endsTurn: "button:end-turn",
  } as unknown as Drawing;
  return (
    <>
      <Panel />
      <Herald drawing={drawing} drawn={drawn} />
    </>
  );
}

const said = () => useVoice.getState().lines.map(({ text }) => text);
const tell = (seq: number, question: string, ...events: Heard[][]) => {
  const steps = events.map((told, place) => ({
    seq: seq + place,
    kind: "reply",
    seat: 1,
    events: told,
    player: "",
    count: 0,
  }));
  const shown = {
    asked: [],
    answered: [],
    view: {},
    chapter: { round: 0 },
    question: question ? ASKED : null,
    standing: [],
  };
  const update = { type: "update", seq: seq + events.length - 1, steps, shown, question } as never;
  act(() =>
    direct(update, useTable.getState().match, (message) =>
      useTable.setState({ match: matchAfter(useTable.getState().match, message, 0) }),
    ),
  );
};

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // Whoever listens knows the keys.
  localStorage.setItem("guildtable-keys-told", "3");
  useSettings.setState({ moves: "brief", motion: "full", pace: "normal", keys: true, confirm: false });
  useTable.setState({
    match: {
      ...EMPTY_MATCH,
      seat: 0,
      seq: 1,
      shown: { view: {}, chapter: { round: 0 }, asked: [], answered: [] } as never,
    },
  });
  directBy(telling);
  render(
    <SpeakingWith words={WORDS}>
      <Table />
    </SpeakingWith>,
  );
  await screen.findByRole("log");
});
afterEach(() => {
  stopDirecting();
  useToldRound.setState({ told: false });
  useTable.setState({ match: EMPTY_MATCH });
  vi.useRealTimers();
});

it("speaks each move when it is told, and what is asked after all of them", () => {
  tell(2, "", [plays(1, "a")], [plays(1, "b")]);
  expect(said()).toEqual(["Joris played Ace."]);
  tell(4, "q", [{ id: "loses", args: { seat: "seat:0" } }]);
  expect(said()).toEqual(["Joris played Ace."]);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(said()).toEqual(["Joris played Ace.", "Joris played Bower.", "You lost.", "Your turn."]);
});

it("tells of the keys at the first tables, and to whoever has heard of them three times no more", async () => {
  for (const [times, heard] of [
    ["", true],
    ["2", true],
    ["3", false],
  ] as const) {
    cleanup();
    act(() => useVoice.setState({ lines: [] }));
    localStorage.setItem("guildtable-keys-told", times);
    render(
      <SpeakingWith words={WORDS}>
        <Table />
      </SpeakingWith>,
    );
    await screen.findByRole("log");
    await act(async () => {});
    expect(said()).toEqual(heard ? ["spoken-keys"] : []);
  }
});

it("tells of the keys once at a table, also where a lesson lets go of it now and then", async () => {
  cleanup();
  localStorage.setItem("guildtable-keys-told", "");
  render(
    <SpeakingWith words={WORDS}>
      <Table />
    </SpeakingWith>,
  );
  await screen.findByRole("log");
  await act(async () => {});
  for (const allowed of [[], null, [], null]) act(() => useTable.setState({ allowed }));
  expect(said().filter((line) => line === "spoken-keys")).toHaveLength(1);
});

it("loses nothing where somebody skips", () => {
  tell(2, "", [plays(1, "a")], [plays(1, "b")]);
  tell(4, "q", [plays(1, "a")]);
  act(flush);
  expect(said()).toEqual(["Joris played Ace.", "Joris played Bower.", "Joris played Ace.", "Your turn."]);
});

it("answers letters, and leaves the focus; switched off it does not", () => {
  tell(2, "q");
  act(flush);
  const before = said().length;
  fireEvent.keyDown(window, { key: "o" });
  fireEvent.keyDown(window, { key: "w" });
  expect(said().slice(before)).toEqual(["1 choices:", "Ace: it wins", "Bower: too dear"]);
  expect(document.activeElement).toBe(document.body);
  useSettings.setState({ keys: false });
  fireEvent.keyDown(window, { key: "o" });
  expect(said()).toHaveLength(before + 3);
});

it("says with a question what is only seen of it, again where that has changed, and no hint for the eye", async () => {
  const table = { game: "bruges" } as never;
  await act(async () => useTable.setState(({ match }) => ({ match: { ...match, table } })));
  Object.assign(about, { now: "Left red.", hint: "One fits. Press a cross." });
  tell(2, "q");
  act(flush);
  expect(said()).toEqual(["Your turn.", "Left red.", "One fits."]);
  about.now = "Left blue.";
  await act(async () => useTable.setState(({ match }) => ({ match: { ...match } })));
  expect(said()).toEqual(["Your turn.", "Left red.", "One fits.", "Left blue."]);
  // What is to be chosen next is heard where it is seen: in the place of the question.
  about.step = "On which space?";
  await act(async () => useTable.setState(({ match }) => ({ match: { ...match } })));
  expect(said().at(-1)).toBe("On which space?");
  Object.assign(about, { now: "", step: "", hint: "" });
});

it("says to the others who wants a rematch", () => {
  const wish = (rematch_by: number) =>
    act(() => useTable.setState(({ match }) => ({ match: { ...match, table: { rematch_by } as never } })));
  wish(0);
  expect(said()).toEqual([]);
  wish(1);
  expect(said()).toEqual(["Joris wants a rematch."]);
});

it("does not ask what answers itself; whoever confirms everything is asked", () => {
  tell(2, "left", [plays(0, "a")]);
  act(flush);
  expect(said()).toEqual(["You played Ace."]);
  act(() => useSettings.setState({ confirm: true }));
  expect(said()).toEqual(["You played Ace.", "Your turn."]);
});

it.each(["full", "off"] as const)("says nothing of the next round while how one ended is read, motion %s", (motion) => {
  useSettings.setState({ motion });
  tell(2, "q", [plays(1, "a"), BEGINS]);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(said()).toEqual(["Joris played Ace."]);
  act(() => useToldRound.setState({ told: false }));
  expect(said()).toEqual(["Joris played Ace.", "Round 2 began.", "Your turn."]);
});
