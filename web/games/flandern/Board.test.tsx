/** The towns as they are drawn on a phone. */
import { readFileSync } from "node:fs";
import { act, fireEvent, render } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { sceneOf } from "../../rules/scene.js";
import { type Beat, useBeat } from "../../table/director.js";
import type { Drawn } from "../../table/drawing.js";
import { EMPTY_MATCH } from "../../table/matchState.js";
import { useTable } from "../../table/tableStore.js";
import { SpeakingWith } from "../../words/Speaking.js";
import { wordsFrom } from "../../words/words.js";
import { Board } from "./Board.js";
import { BUILT } from "./pictured.js";

// The test's browser knows no pointers, which are like mice here.
vi.stubGlobal("PointerEvent", MouseEvent);
vi.mock("../../table/screen.js", () => ({ useScreen: () => "phone", useScreenForText: () => "phone" }));

const page = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const PAGES = ["../../words/flandern.en.ftl", "../../../src/guildtable/games/flandern/words/en.ftl"].map(page);
const WORDS = wordsFrom("en", PAGES, ["Anna"]);

const board = (drawn: Drawn<"flandern">) =>
  render(
    <SpeakingWith words={WORDS}>
      <Board {...drawn} />
    </SpeakingWith>,
  ).container;

const M1 = "site-1-M1";

afterEach(() => {
  useTable.setState({ match: EMPTY_MATCH, underWay: null });
  useBeat.setState({ beat: null });
});

describe("a space that can be had", () => {
  test("bears its plus until it is pressed, and not while the answer is under way", () => {
    const drawn = board(sceneOf<"flandern">(BUILT, 1, `space:${M1}`));
    expect(drawn.querySelectorAll(".plus")).toHaveLength(1);
    act(() => useTable.setState({ underWay: "key" }));
    expect(drawn.querySelectorAll(".plus, .ghost")).toHaveLength(0);
    expect(drawn.querySelector(".fl-large")).not.toBeNull();
  });

  test("bears what it would bring, where that is known", () => {
    const scene = sceneOf<"flandern">(BUILT, 1, `space:${M1}`);
    const args = { town: "town:bruges", value: 5, before: 1, after: 4, spaces: 2 };
    const outcome = { id: "outcome-guild", args };
    const pointing = { ...scene.pointing, of: (ref: string) => ({ ...scene.pointing.of(ref), outcome }) };
    const drawn = board({ ...scene, pointing });
    expect(drawn.querySelector(".brings")?.textContent).toBe("+3");
    expect(drawn.querySelector(".plus")).toBeNull();
  });

  test("says what it is while one looks at it, and nothing any more on the press", () => {
    const drawn = board(sceneOf<"flandern">(BUILT, 1, `space:${M1}`));
    const space = drawn.querySelector(`[data-at="space:${M1}"]`)!;
    fireEvent.pointerEnter(space, { clientX: 9, clientY: 9 });
    expect(drawn.querySelector(".fl-bubble")).not.toBeNull();
    fireEvent.pointerDown(space, { clientX: 9, clientY: 9 });
    expect(drawn.querySelector(".fl-bubble")).toBeNull();
    // What is drawn anew under a mouse that has not moved is not looked at.
    fireEvent.pointerEnter(space, { clientX: 9, clientY: 9 });
    fireEvent.focus(space);
    expect(drawn.querySelector(".fl-bubble")).toBeNull();
    fireEvent.pointerEnter(space, { clientX: 40, clientY: 9 });
    expect(drawn.querySelector(".fl-bubble")).not.toBeNull();
  });
});

test("the space a rival builds on is ringed while it is told", () => {
  const drawn = board(sceneOf<"flandern">(BUILT, 1));
  const deed = { id: "builds", args: { seat: "seat:1", tile: "tile:red-medium-0", space: `space:${M1}` } };
  const turn = { seq: 1, kind: "turn", seat: 1, deed, events: [deed] };
  act(() => useBeat.setState({ beat: { turn, moment: null, ms: 1, shown: false, id: 1 } as unknown as Beat }));
  expect(drawn.querySelectorAll("polygon.told")).toHaveLength(1);
});

test("after the end the towns are seen in full colour, and nothing lies over them", () => {
  const towns = BUILT.towns.map((town) => ({ ...town, scored: true }));
  const scored = board(sceneOf<"flandern">({ ...BUILT, towns }, 1));
  expect(scored.querySelectorAll(".fl-scored, .is-scored")).toHaveLength(2);
  const over = board(sceneOf<"flandern">({ ...BUILT, towns, phase: "over" }, 1));
  expect(over.querySelectorAll(".fl-scored, .is-scored")).toHaveLength(0);
});
