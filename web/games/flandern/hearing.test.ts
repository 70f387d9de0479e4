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

it("lists a tile by itself, says whose the points are, and why it fits nowhere", () => {
  const offers = ["S1", "S2"].map((space) => ({ path: `tile:yellow-small-1/space:site-1-${space}`, count: 1 }));
  const barred = [
    { path: "tile:church-small", reason: { id: "barred-fits-nowhere", args: {} } },
    { path: "tile:church-small/space:site-1-S1", reason: { id: "barred-borders", args: {} } },
  ];
  const view = {
    districts: {},
    stock: { "yellow-small-1": 2, "church-small": 3 },
    players: [{ guild: "yellow", played: [] }],
  };
  const pointing = { asked: { why: "build", offers, barred }, picked: { chosen: [], prefix: [] } };
  const drawn = { view, me: 0, pointing } as unknown as Drawn<"flandern">;
  const ref = "tile:yellow-small-1";
  expect(hearing.listed!(ref, drawn, words)).toBe("small, Weavers (yellow), 1 Guild Master, 2 left, 2 spaces");
  expect(hearing.listed!("complete:site-1-S1", drawn, words)).toBe(null);
  const args = { town: "town:ghent", value: 3, free: 11, before: 0, after: 3 };
  expect(hearing.outcome!(ref, { id: "outcome-guild", args }, drawn, words)).toContain("would pay you 3 instead of 0");
  expect(hearing.reason!("tile:church-small", drawn, words)).toBe("beside its own arms");
});

it("says on W which cards have been played already, when one is to be chosen", () => {
  const view = { players: [{ played: ["ghent", "liege"] }] };
  const asked = (why: string) => ({ view, me: 0, pointing: { asked: { why } } }) as unknown as Drawn<"flandern">;
  expect(hearing.gone!(asked("choose-cards"), words)).toBe("Already played, and back by Pick up: Ghent, Liège.");
  expect(hearing.gone!(asked("build"), words)).toBe("");
});
