/** What is heard of Flandern's board: every town as it stands, sites without one, and what is left in stock. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Drawn } from "../../table/drawing.js";
import { wordsFrom } from "../../words/words.js";
import { hearing } from "./hearing.js";

const words = wordsFrom(
  "en",
  [
    "../../words/book/spoken.en.ftl",
    "../../words/flandern.en.ftl",
    "../../../src/guildtable/games/flandern/words/en.ftl",
  ].map((path) => readFileSync(new URL(path, import.meta.url), "utf8")),
  ["Anna", "Bert"],
  0,
);

it("reads every town with what each guild has there", () => {
  const share = { guild: "yellow", districts: 2, masters: 1, points: 6 };
  const view = {
    board: "reconstruction",
    towns: [
      { town: "ghent", site: "site-1", scored: false, value: 6, shares: [share], free: ["a", "b"] },
      { town: "bruges", site: "site-2", scored: true, value: 9, shares: [], free: [] },
    ],
    players: [{}, {}],
    building_sites: 10,
    covers: 4,
  };
  const told = hearing.board({ view } as unknown as Drawn<"flandern">, words);
  expect(told[0]).toMatch(/^Ghent: 2 spaces free; worth 6 .*yellow: 2 districts, 1 Guild Master: 6 points now/i);
  expect(told[1]).toBe("Bruges: scored.");
  expect(told.filter((line) => line.includes("no town"))).toHaveLength(4);
  // Two play without cathedrals and Guild Masters.
  expect(told.at(-1)).toBe("Building sites left: 10. Covers left: 4.");
});

it("tells with what somebody has which of their tiles are left, and with one's own what all build with", () => {
  const player = (guild: string) => ({ guild, hand: [], played: [], influence: 3 });
  const view = {
    players: [player("yellow"), player("red")],
    stock: { "yellow-small-0": 3, "yellow-small-1": 1, "red-large-0": 2 },
    building_sites: 10,
    covers: 4,
  };
  const drawn = { view, me: 0, chairs: [{}, { name: "Bert", points: 4 }] } as unknown as Drawn<"flandern">;
  const own = hearing.hand(drawn, words);
  expect(own).toContain("Tiles left, yellow: small 4, medium 0, large 0.");
  expect(own.at(-1)).toBe("Building sites left: 10. Covers left: 4.");
  expect(hearing.rival(drawn, 1, words)).toContain("Tiles left, red: small 0, medium 0, large 2.");
});
