/** A name is one glyph, whoever brings it; and whoever opens a part of a game has its glyphs. */
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { bringGlyphs, useBroughtGlyphs } from "./glyphs/brought.js";
import { DICE } from "./glyphs/dice.js";
import { GROUP_GLYPHS } from "./glyphs/groups.js";
import { INTERFACE } from "./glyphs/interface.js";
import { PIECES } from "./glyphs/pieces.js";
import { SEATS } from "./glyphs/seats.js";
import { Sprite } from "./Sprite.js";

const ofGames = import.meta.glob<object>("../games/*/glyphs.ts", { eager: true, import: "glyphs" });
/** What is opened by itself, and not by the table's drawing. */
const doors = import.meta.glob<string>("../games/*/{index,rulebook,aid,pictures,figures,Gallery,Supplement}.{ts,tsx}", {
  eager: true,
  query: "?raw",
  import: "default",
});

afterEach(cleanup);

it("no two are called alike", () => {
  const names = [DICE, GROUP_GLYPHS, INTERFACE, PIECES, SEATS, ...Object.values(ofGames)].flatMap(Object.keys);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(useBroughtGlyphs.getState()).sort()).toEqual(Object.values(ofGames).flatMap(Object.keys).sort());
});

it("what a game brings is drawn as soon as it is there", () => {
  const { container } = render(<Sprite />);
  act(() => bringGlyphs({ windmill: "M1 1h2z" }));
  expect(container.querySelector("#i-windmill path")).not.toBeNull();
  expect(container.querySelector("#i-lantern")).not.toBeNull();
});

it.each(Object.keys(doors))("%s brings its glyphs along", (door) => {
  expect(doors[door]).toMatch(/import "\.\/(glyphs|index)\.js"/);
});
