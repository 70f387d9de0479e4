// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LANGUAGES } from "../../settings/languages.js";
import { type Args, wordsFrom } from "../../words/words.js";
import { calledIn } from "./called.js";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const TOWNS = new Map([
  ["site-4", "liege"],
  ["site-1", "bruges"],
]);
const wordsIn = (language: (typeof LANGUAGES)[number]) =>
  wordsFrom(
    language,
    [
      read(`../../words/flandern.${language}.ftl`),
      read(`../../../src/guildtable/games/flandern/words/${language}.ftl`),
    ],
    ["Anna", "Bert"],
    0,
    calledIn(TOWNS),
  );

const EVENTS: { id: string; args: Args }[] = [
  { id: "builds", args: { seat: "seat:1", tile: "tile:blue-medium-0", space: "space:site-4-M4" } },
  { id: "sets-up-site", args: { seat: "seat:1", tile: "tile:blue-medium-0", space: "space:site-4-M4" } },
  { id: "swallows", args: { space: "space:site-4-S1" } },
  { id: "opens-suburbs", args: { count: 2, spaces: ["space:site-4-C1", "space:site-4-C2"] } },
  { id: "completes", args: { seat: "seat:1", space: "space:site-4-M4" } },
  { id: "places-cathedral", args: { seat: "seat:1", space: "space:site-4-M4" } },
  { id: "places-guild-master", args: { seat: "seat:1", space: "space:site-4-M4" } },
  { id: "covers", args: { count: 3, spaces: ["space:site-4-S1", "space:site-4-S2", "space:site-1-S1"] } },
];

it.each(LANGUAGES)("a space is called by its town, never by a code that stands on no board, in %s", (language) => {
  const words = wordsIn(language);
  const liege = words.name("town:liege");
  for (const event of EVENTS) {
    const said = words.say(event);
    expect(said).toContain(liege);
    expect(said).not.toMatch(/\b[IV]+ ?[SMLABC]\d/);
    // Pointing at the name shows the space itself.
    expect(words.pieces(event).some((piece) => typeof piece !== "string" && piece.ref.startsWith("space:site-4"))).toBe(
      true,
    );
  }
  expect(words.name("complete:site-4-M4")).toContain(liege);
});

it("reads as somebody at the table would say it", () => {
  const words = wordsIn("en");
  expect(words.say(EVENTS[0]!)).toBe("Bert built in Liège: medium blue district.");
  expect(words.say(EVENTS.at(-1)!)).toBe(
    "Nothing can be built there any more: 3 spaces are covered in Liège and Bruges.",
  );
});

it("has no other name where no town lies", () => {
  expect(calledIn(TOWNS)("space:site-2-M1", wordsIn("en"))).toBeNull();
});
