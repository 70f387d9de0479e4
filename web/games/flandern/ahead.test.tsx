/** The board does not run ahead of its tiles and cards. */
import { readFileSync } from "node:fs";
import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sceneOf } from "../../rules/scene.js";
import type { Drawn } from "../../table/drawing.js";
import { SpeakingWith } from "../../words/Speaking.js";
import { wordsFrom } from "../../words/words.js";
import { Board } from "./Board.js";
import { BUILT } from "./pictured.js";

vi.mock("../../table/screen.js", () => ({ useScreen: () => "desk", useScreenForText: () => "desk" }));

const page = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const PAGES = ["../../words/flandern.en.ftl", "../../../src/guildtable/games/flandern/words/en.ftl"].map(page);
const WORDS = wordsFrom("en", PAGES, ["Anna"]);

const board = (drawn: Drawn<"flandern">) => (
  <SpeakingWith words={WORDS}>
    <Board {...drawn} />
  </SpeakingWith>
);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a town's numbers are those of before until the tile lies that changes them", () => {
  const [town, ...others] = BUILT.towns;
  const more = { ...town!, value: 19, shares: [{ guild: "yellow" as const, districts: 9, masters: 1, points: 19 }] };
  const { container, rerender } = render(board(sceneOf<"flandern">(BUILT, 1)));
  const told = () => [".worth", ".fl-ranks b", ".fl-ranks em"].map((one) => container.querySelector(one)?.textContent);
  const expected = () => container.querySelector(".expected [aria-hidden]")?.textContent;
  const before = [...told(), expected()];
  rerender(board(sceneOf<"flandern">({ ...BUILT, towns: [more, ...others] }, 1)));
  expect([...told(), expected()]).toEqual(before);
  act(() => vi.advanceTimersByTime(500));
  expect(told()[0]).toContain("19");
  expect(told().slice(1)).toEqual(["9", "→ 19"]);
});

test("what a seat has played, and when it acts, is known when the cards have turned", () => {
  const three = { ...BUILT, players: [BUILT.players[0]!, BUILT.players[0]!, BUILT.players[0]!] };
  const choosing = { ...three, phase: "choose" as const, order: [], chosen: [] };
  const played = { ...BUILT.players[0]!, influence: 1, played: ["ghent"] };
  const acting = { ...three, phase: "act" as const, order: [0, 1, 2], chosen: { 0: ["ghent", 2] } };
  const turned = { ...acting, players: [played, ...three.players.slice(1)] } as unknown as typeof BUILT;
  const { container, rerender } = render(board(sceneOf<"flandern">(choosing, 3)));
  const own = () => container.querySelector(".fl-seat")!;
  const influence = own().querySelector("[data-at^=influence]")?.textContent;
  rerender(board(sceneOf<"flandern">(turned, 3)));
  expect(own().querySelector(".standing.play")).toBeNull();
  expect(own().querySelectorAll(".cards li")).toHaveLength(0);
  expect(own().querySelector("[data-at^=influence]")?.textContent).toBe(influence);
  act(() => vi.advanceTimersByTime(500));
  expect(own().querySelector(".standing.play .with")?.textContent).toBe("+2");
  expect(own().querySelectorAll(".cards li")).toHaveLength(1);
});
