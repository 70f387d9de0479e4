/** A name is one glyph, whoever brings it. */
import { expect, it } from "vitest";
import { DICE } from "./glyphs/dice.js";
import { GROUP_GLYPHS } from "./glyphs/groups.js";
import { GLYPHS } from "./glyphs/index.js";
import { INTERFACE } from "./glyphs/interface.js";
import { PIECES } from "./glyphs/pieces.js";
import { SEATS } from "./glyphs/seats.js";

const brought = import.meta.glob<object>("../games/*/glyphs.ts", { eager: true, import: "glyphs" });

it("no two are called alike, and those of the games are among them", () => {
  const sets = [DICE, GROUP_GLYPHS, INTERFACE, PIECES, SEATS, ...Object.values(brought)];
  const names = sets.flatMap(Object.keys);
  expect(Object.keys(GLYPHS).sort()).toEqual(names.sort());
});
