/** What O and W say of what is on the page: in the order of the keys, each with its key, and nothing twice. */
import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Asked } from "../protocol/index.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { ANSWERS } from "./answers.js";
import type { Pointing } from "./drawing.js";
import type { Listening } from "./ear.js";
import { closedTold } from "./optionsTold.js";
import { following, NOTHING, pointer, refused } from "./picking.js";
import { Ref } from "./Ref.js";
import { useToldRound } from "./roundEnd.js";

const WORDS = wordsFrom("en", [
  ...["../words/en.ftl", "../words/book/spoken.en.ftl"].map((path) =>
    readFileSync(new URL(path, import.meta.url), "utf8"),
  ),
  "use-a = dig\nuse-b = build\nuse-c = lay\nuse-d = recruit\nbrings = 2 points\nno = too dear",
]);
const outcome = { id: "brings", args: {} };
const ASKED = {
  why: "use",
  args: {},
  least: 1,
  most: 1,
  offers: [
    { path: "use:a", count: 2, outcome: null },
    { path: "use:b", count: 1, outcome },
    { path: "use:c", count: 1, outcome },
  ],
  barred: [{ path: "use:d", reason: { id: "no", args: {} } }],
} as unknown as Asked;
const POINTING = {
  asked: ASKED,
  picked: NOTHING,
  following: following(ASKED, NOTHING),
  refused: refused(ASKED, NOTHING),
  of: (ref: string) => pointer(ASKED, NOTHING, ref),
} as unknown as Pointing;
const listening = { words: WORDS, drawn: { pointing: POINTING } } as unknown as Listening;
const choices = () => ANSWERS.o!(listening).filter((line) => line && !line.endsWith("choices:"));

const before = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "offsetParent")!;
beforeAll(() =>
  Object.defineProperty(HTMLElement.prototype, "offsetParent", { configurable: true, get: () => document.body }),
);
afterAll(() => Object.defineProperty(HTMLElement.prototype, "offsetParent", before));

function table(...keys: [string, string?][]) {
  render(
    <SpeakingWith words={WORDS}>
      {keys.map(([ref, key], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces are alike
        <Ref key={place} of={ref} pointing={POINTING} name={WORDS.name(ref)} data-key={key} isPicked={false} />
      ))}
    </SpeakingWith>,
  );
}

it("says choices in the order of their keys, each with its own; what has none comes last", () => {
  table(["use:b", "5"], ["use:d", "1"], ["use:c", "2"], ["use:a"]);
  expect(choices()).toEqual(["2: Lay: 2 points", "5: Build: 2 points", "Dig (twice)", "The others by Tab."]);
});

it("names no key that another thing has", () => {
  table(["use:c", "1"], ["use:b", "1"], ["use:a", "c"]);
  expect(choices()).toEqual(["1: Lay: 2 points", "C: Dig (twice)", "Build: 2 points", "The others by Tab."]);
});

it("adds nothing to a label, which says what comes of it in its own words", () => {
  render(<button type="button" data-ref="use:b" aria-label="build, two points for you" />);
  expect(choices()).toContain("Build, two points for you");
});

it("says of what a key is for why it cannot be had, as W does", () => {
  table(["use:d", "4"]);
  const things = [...document.querySelectorAll<HTMLElement>('[data-key="4"]')];
  expect(closedTold(listening, "4", things)).toEqual(ANSWERS.w!(listening));
  expect(closedTold(listening, "4", things)).toEqual(["Recruit: too dear"]);
});

it("says of a digit that nothing is behind it, and of a letter nothing", () => {
  expect(closedTold(listening, "7", [])).toEqual(["7: nothing to do by this key now."]);
  expect(closedTold(listening, "u", [])).toEqual(["U: nothing to do by this key now."]);
  expect(closedTold(listening, "j", [])).toEqual(["No other table waits for you."]);
  expect(closedTold(listening, "k", [])).toEqual([]);
});

it("says by which key one takes nothing, where there is one", () => {
  const asked = { ...ASKED, least: 0 };
  const may = { ...listening, drawn: { pointing: { ...POINTING, asked } } } as unknown as Listening;
  const several = { ...listening, drawn: { pointing: { ...POINTING, asked: { ...asked, most: 2 } } } };
  const last = () => [may, several].map((one) => ANSWERS.o!(one as unknown as Listening).at(-1));
  expect(last()).toEqual(["Or no.", "Or none of them."]);
  render(<button type="button" data-key="0" />);
  expect(last()).toEqual(["0: no.", "0: none of them."]);
});

it("says how one goes on while the end of a round is read", () => {
  useToldRound.setState({ told: true });
  expect(ANSWERS.o!(listening)).toEqual(["How the round ended is still open. Escape goes on."]);
  render(<button type="button" data-key="u" />);
  expect(ANSWERS.o!(listening).at(-1)).toBe("U takes your last answer back.");
  useToldRound.setState({ told: false });
});

it("says that something may be closed behind what is still to be chosen", () => {
  const pointing = { ...POINTING, refused: [] };
  const later = { ...listening, drawn: { pointing } } as unknown as Listening;
  expect(ANSWERS.w!(later)[0]).toContain("W says what is closed then");
  const nothing = { ...listening, drawn: { pointing: { ...pointing, asked: { ...ASKED, barred: [] } } } };
  expect(ANSWERS.w!(nothing as unknown as Listening)).toEqual(["Nothing you would expect is closed to you."]);
});

it("says what comes of a choice that every way from it agrees on", () => {
  const offers = ["use:b/house:red", "use:b/house:blue"].map((path) => ({ path, count: 1, outcome }));
  const asked = { ...ASKED, offers } as unknown as Asked;
  const of = (ref: string) => pointer(asked, NOTHING, ref);
  const pointing = { ...POINTING, asked, following: ["use:b"], of };
  const told = () => ANSWERS.o!({ ...listening, drawn: { pointing } } as unknown as Listening);
  expect(told()).toContain("Build: 2 points");
  offers[1] = { ...offers[1]!, outcome: { id: "no", args: {} } };
  expect(told()).toContain("Build");
});

const uses = (...refs: string[]) => refs.map((ref) => `use:${ref}`);
const among = (offers: readonly object[], barred: readonly object[] = []) => {
  const asked = { ...ASKED, offers, barred } as unknown as Asked;
  const of = (ref: string) => pointer(asked, NOTHING, ref);
  const open = following(asked, NOTHING);
  return { ...POINTING, asked, following: open, refused: refused(asked, NOTHING), of } as unknown as Pointing;
};
const told = (letter: string, pointing: Pointing) =>
  ANSWERS[letter]!({ ...listening, drawn: { pointing } } as unknown as Listening).filter(Boolean);

it("says once what comes of three and more beside each other", () => {
  const same = uses("b", "c", "d").map((path) => ({ path, count: 1, outcome }));
  expect(told("o", among(same))).toEqual(["3 choices, each: 2 points", "Build", "Lay", "Recruit"]);
  const other = { path: "use:a", count: 1, outcome: { id: "no", args: {} } };
  expect(told("o", among([other, ...same]))).toEqual([
    "4 choices:",
    "Dig: too dear",
    "These 3, each: 2 points",
    "Build",
    "Lay",
    "Recruit",
  ]);
});

it("says one reason once for all that it closes", () => {
  const barred = uses("c", "d").map((path) => ({ path, reason: { id: "no", args: {} } }));
  expect(told("w", among([{ path: "use:a", count: 1, outcome: null }], barred))).toEqual(["Too dear: Lay. Recruit."]);
});

it("says in a lesson what it asks for, on W and on a key that is closed meanwhile", () => {
  const all = among(uses("a", "b").map((path) => ({ path, count: 1, outcome: null })));
  const led = { ...all, following: ["use:b"] };
  table(["use:a", "1"], ["use:b", "2"]);
  const asks = "The lesson asks for this: 2: Build. The rest waits.";
  expect(told("w", led)).toEqual([asks]);
  const things = [...document.querySelectorAll<HTMLElement>('[data-key="1"]')];
  const heard = { ...listening, drawn: { pointing: led } } as unknown as Listening;
  expect(closedTold(heard, "1", things).filter(Boolean)).toEqual([asks]);
  expect(closedTold(heard, "7", [])).toEqual(["7: nothing to do by this key now.", asks]);
  expect(told("o", { ...all, following: [] })).toEqual(["In the lesson, read on first: X."]);
});
