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
  test("is pressed by its digit, though it is drawn", () => {
    const scene = sceneOf<"flandern">(BUILT, 1, `space:${M1}`);
    const point = vi.fn();
    const drawn = board({ ...scene, pointing: { ...scene.pointing, following: [`space:${M1}`], point } });
    drawn.querySelector<HTMLElement>('[data-key="1"]')!.click();
    expect(point).toHaveBeenCalledWith(`space:${M1}`);
  });

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

  const brings = (tile: string) => {
    const scene = sceneOf<"flandern">(BUILT, 1, `space:${M1}`);
    const outcome = { id: "outcome-guild", args: { town: "town:bruges", value: 5, before: 1, after: 4, free: 2 } };
    const picked = { chosen: [], prefix: [`tile:${tile}`] };
    return board({
      ...scene,
      pointing: { ...scene.pointing, picked, of: (ref) => ({ ...scene.pointing.of(ref), outcome }) },
    });
  };

  test("says whose the points would be that it brings", () => {
    const own = brings("yellow-medium-0");
    expect(own.querySelector(".brings")?.classList.contains("others")).toBe(false);
    expect(own.querySelector(".brings .arms")).not.toBeNull();
    expect(own.querySelector(".is-open")?.getAttribute("aria-label")).toContain("would pay you 4 instead of 1");
    const grey = brings("grey-medium-0");
    expect(grey.querySelector(".brings.others.c-grey .arms")).not.toBeNull();
    expect(grey.querySelector(".is-open")?.getAttribute("aria-label")).toContain("would pay the Armourers (grey) 4");
  });

  test("bears the tile itself with a ring once it is chosen, and its town stays ringed", () => {
    const scene = sceneOf<"flandern">(BUILT, 1, "space:site-1-M4");
    const picked = { chosen: [`tile:yellow-medium-1/space:${M1}`], prefix: [] };
    const drawn = board({ ...scene, pointing: { ...scene.pointing, picked } });
    expect(drawn.querySelectorAll(".is-picked .chosen .arms")).toHaveLength(1);
    expect(drawn.querySelectorAll(".is-picked .chosen .ring")).toHaveLength(1);
    expect(drawn.querySelector(".fl-town.is-lit")).not.toBeNull();
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

test("the town of a card stays ringed while the card is carried out", () => {
  const scene = sceneOf<"flandern">(BUILT, 1);
  const asked = { why: "build", args: { card: "card:bruges" }, least: 1, most: 1, offers: [], barred: [] };
  expect(board(scene).querySelector(".is-meant")).toBeNull();
  expect(board({ ...scene, pointing: { ...scene.pointing, asked } }).querySelector(".is-meant")).not.toBeNull();
});

test("with two, a card of the pile is seen to turn", () => {
  const drawn = board(sceneOf<"flandern">({ ...BUILT, players: [...BUILT.players, ...BUILT.players] }, 2));
  const event = { id: "draws-from-pile", args: { seat: "seat:1", card: "pile:red-building-site" } };
  const step = { seq: 9, kind: "reply", seat: 1, events: [event], player: "", count: 0 } as const;
  act(() => useTable.setState({ match: { ...EMPTY_MATCH, steps: [step] } }));
  const card = drawn.querySelector(".fl-reveal .c-red .turning");
  expect(card?.querySelector(".back")).not.toBeNull();
  expect(card?.querySelector(".front")?.textContent).toContain("building site");
});

test("after the end the towns are seen in full colour, and nothing lies over them", () => {
  const towns = BUILT.towns.map((town) => ({ ...town, scored: true }));
  const scored = board(sceneOf<"flandern">({ ...BUILT, towns }, 1));
  expect(scored.querySelectorAll(".fl-scored, .is-scored")).toHaveLength(2);
  const over = board(sceneOf<"flandern">({ ...BUILT, towns, phase: "over" }, 1));
  expect(over.querySelectorAll(".fl-scored, .is-scored")).toHaveLength(0);
});
