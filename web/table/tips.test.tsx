/** A tip: it tells more with each press, which is best only at last, and is not there at other people's tables. */
import { readFileSync } from "node:fs";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Asked, Tip as Given, SeatState, TableState } from "../protocol/index.js";
import * as api from "../shell/api.js";
import { seatsOf } from "../shell/recordedSeats.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { EMPTY_MATCH } from "./matchState.js";
import { Tip } from "./Tip.js";
import { TipsTaken } from "./TipsTaken.js";
import { useTable } from "./tableStore.js";
import { areAlike, stepsOf, toThinkAbout, worthALook } from "./tips.js";

vi.mock("../shell/api.js", { spy: true });

const offer = (path: string) => ({ path, count: 1, outcome: null });
const ASKED = {
  why: "turn",
  args: {},
  least: 1,
  most: 1,
  offers: [offer("card:mason/use:workers"), offer("card:mason/use:house"), offer("card:prince/use:house")],
} as unknown as Asked;
const option = (reply: string, behind: number) => ({ reply: [reply], share: 0.6 - behind, behind });
const OPTIONS = [option("card:prince/use:house", 0), option("card:mason/use:house", 0.2)];
const WORDS = wordsFrom(
  "en",
  ["words/en.ftl", "words/shell.en.ftl", "words/book/tip.en.ftl"].map((path) => readFileSync(path, "utf8")),
);

let given: Given | Error;
const seats = (...kinds: SeatState["kind"][]) => seatsOf(kinds).map((seat, at) => ({ ...seat, kind: kinds[at]! }));

function sit(...kinds: SeatState["kind"][]) {
  const table = { id: "table", seats: seats(...kinds) } as unknown as TableState;
  useTable.setState({ match: { ...EMPTY_MATCH, table, seat: 0, question: "1.print" }, allowed: null });
}

beforeEach(() => {
  given = { question: "1.print", options: OPTIONS };
  vi.mocked(api.call).mockImplementation(async () => {
    if (given instanceof Error) throw given;
    return given as never;
  });
  sit("person", "bot");
});
afterEach(cleanup);

const show = () =>
  render(
    <SpeakingWith words={WORDS}>
      <Tip asked={ASKED} />
    </SpeakingWith>,
  );
const press = async () => userEvent.click(await screen.findByRole("button", { name: /^Tip/ }));

it("tells more with each press, the best last, and what it would bring by then", async () => {
  show();
  await press();
  expect(await screen.findByText(/^Worth a look/)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Tell me more" }));
  expect(screen.getByText(/^Think about these two/).textContent).toMatch(/mason.*prince/i);
  await userEvent.click(screen.getByRole("button", { name: "Tell me more" }));
  expect(screen.getByText(/^I would choose/).textContent).toMatch(/prince.*about 60, the other 40/i);
  expect(screen.queryByRole("button", { name: "Tell me more" })).toBeNull();
  expect(api.call).toHaveBeenCalledTimes(1);
});

it("is about its own question alone", async () => {
  given = { question: "2.other", options: OPTIONS };
  show();
  await press();
  expect(screen.getByText(/^Thinking/)).toBeDefined();
  expect(screen.queryByText(/^Worth a look/)).toBeNull();
});

it("says what kept it from telling", async () => {
  given = new api.Refused("too-many", "Many are looking back just now.");
  show();
  await press();
  expect(await screen.findByText(/too much at once/)).toBeDefined();
  given = { question: "1.print", options: OPTIONS };
  await press();
  expect(await screen.findByText(/^Worth a look/), "another press asks again").toBeDefined();
});

it.each([
  ["person", "person"],
  ["person", "bot", "person"],
  ["person", "empty"],
] as SeatState["kind"][][])("is not there with %s, %s", async (...kinds) => {
  sit(...kinds);
  const { container } = show();
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(container.textContent).toBe("");
});

it("is not there where a lesson leads", async () => {
  useTable.setState({ allowed: ["card:mason"] });
  const { container } = show();
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(container.textContent).toBe("");
});

it("shows where to look by what the best few differ in, in the order of the offers", () => {
  expect(worthALook(ASKED, OPTIONS)).toEqual(["card:mason", "card:prince"]);
  const uses = [option("card:mason/use:house", 0), option("card:mason/use:workers", 0.1)];
  expect(worthALook(ASKED, uses)).toEqual(["use:workers", "use:house"]);
  expect(worthALook(ASKED, OPTIONS.slice(0, 1))).toEqual(["card:prince"]);
  expect(toThinkAbout(ASKED, OPTIONS).map(({ reply }) => reply[0])).toEqual([
    "card:mason/use:house",
    "card:prince/use:house",
  ]);
});

it("calls no two answers apart that nobody can tell apart", () => {
  expect(areAlike(OPTIONS)).toBe(false);
  expect(areAlike([option("a", 0), option("b", 0.02)])).toBe(true);
  expect([stepsOf(OPTIONS), stepsOf(OPTIONS.slice(0, 1)), stepsOf([])]).toEqual([3, 2, 1]);
});

it("is told at the end how often it was asked for, and not where it never was", async () => {
  const taken = (
    <SpeakingWith words={WORDS}>
      <TipsTaken />
    </SpeakingWith>
  );
  const { container } = render(taken);
  expect(container.textContent).toBe("");
  const table = { id: "table", seats: [{ ...seatsOf(["Anna"])[0]!, tips: 2 }] } as unknown as TableState;
  act(() => useTable.setState({ match: { ...EMPTY_MATCH, table } }));
  expect(await screen.findByText("Played with 2 tips.")).toBeDefined();
});
