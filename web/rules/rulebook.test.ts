// @vitest-environment jsdom
/** No gap in the rulebooks: whatever a game can ask, refuse or show leads to a section, and every section is written and drawn. */
import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import type { GameName } from "../protocol/index.js";
import { LANGUAGES, type Language } from "../settings/languages.js";
import { type Words, wordsFrom } from "../words/words.js";
import { aidOf } from "./aidBlocks.js";
import { type Book, bookOf, nearest, sectionOf } from "./rulebook.js";
import { bitsOf, blocksOf } from "./ruleText.js";

const here = (path: string) => new URL(path, import.meta.url);
const read = (path: string) => readFileSync(here(path), "utf8");
const folder = (game: string) => `../../src/guildtable/games/${game.replaceAll("-", "_")}/words`;
const GAMES = readdirSync(here("../games")) as GameName[];
const BOOKS = new Map<GameName, Book>(
  await Promise.all(GAMES.map(async (game): Promise<[GameName, Book]> => [game, await bookOf(game)])),
);

/** The ids of the messages under a heading of the game's catalogue. */
function under(game: string, heading: string): string[] {
  const [, rest = ""] = read(`${folder(game)}/en.ftl`).split(`\n## ${heading}\n`);
  return [...rest.split("\n## ")[0]!.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);
}

const ids = (text: string) => new FluentResource(text).body.map(({ id }) => id);
const rules = (game: string, language: Language): Words =>
  wordsFrom(language, [read(`../words/rules-${game}.${language}.ftl`)]);
const allIds = (game: string): string[] => {
  const more = readdirSync(here(`${folder(game)}/`), { recursive: true }) as string[];
  return more.filter((name) => name.endsWith("en.ftl")).flatMap((name) => ids(read(`${folder(game)}/${name}`)));
};

describe.each(GAMES)("the rulebook of %s", (game) => {
  const { sections, pictures, figures } = BOOKS.get(game)!;
  const known = new Set(sections.map(({ id }) => id));

  it.each(["What is asked", "Why not", "Phases"])("explains all that is said under %s", (heading) => {
    const said = under(game, heading);
    expect(said.length).toBeGreaterThan(2);
    expect(said.filter((id) => !sectionOf(sections, id))).toEqual([]);
  });

  it("explains nothing twice, and nothing that does not exist", () => {
    const things = sections.flatMap(({ explains }) => explains);
    expect(things.filter((thing, place) => things.indexOf(thing) !== place)).toEqual([]);
    const messages = allIds(game);
    const exists = (thing: string) =>
      thing.endsWith(":")
        ? messages.some((id) => id.startsWith(thing.replace(":", "-")))
        : messages.includes(thing.replace(":", "-"));
    expect(things.filter((thing) => !exists(thing))).toEqual([]);
  });

  it.each(LANGUAGES)("is written in %s: a title and a text a section, a caption a picture, and no more", (language) => {
    const wanted = sections.flatMap(({ id }) => [
      `rule-${id}`,
      `rule-${id}-text`,
      ...(pictures[id] ? [`rule-${id}-picture`] : []),
    ]);
    expect(ids(read(`../words/rules-${game}.${language}.ftl`)).sort()).toEqual(wanted.sort());
  });

  it.each(["nl", "de"] as const)("has in %s the same rulings, examples, tables and links as in English", (language) => {
    const shapeOf = (words: Words, id: string) =>
      blocksOf(words(id)).map(({ kind, lines }) => [
        kind,
        lines.map((line) => bitsOf(line).filter((bit) => typeof bit === "object" && "section" in bit)),
        lines.map((line) => line.split("|").length),
      ]);
    const [there, english] = [rules(game, language), rules(game, "en")];
    for (const { id } of sections) {
      expect([id, shapeOf(there, `rule-${id}-text`)]).toEqual([id, shapeOf(english, `rule-${id}-text`)]);
    }
  });

  it.each(LANGUAGES)("says in %s why, wherever it departs from the letter", (language) => {
    const words = rules(game, language);
    const departures = sections
      .flatMap(({ id }) => blocksOf(words(`rule-${id}-text`)))
      .filter(({ kind }) => kind === "against")
      .flatMap(({ lines }) => lines);
    expect(departures.length).toBeGreaterThan(0);
    expect(departures.filter((line) => !/, (because|want|weil) /.test(line))).toEqual([]);
  });

  it.each(LANGUAGES)("links in %s only to sections that exist", (language) => {
    const words = rules(game, language);
    const links = sections
      .flatMap(({ id }) => [`rule-${id}-text`, `rule-${id}-picture`])
      .flatMap((id) => bitsOf(words(id)))
      .flatMap((bit) => (typeof bit === "object" && "section" in bit ? [bit.section] : []));
    expect(links.filter((id) => !known.has(id))).toEqual([]);
  });

  it("begins with its aim and a round at a glance, before the set-up", () => {
    expect(sections.slice(0, 3).map(({ id }) => id)).toEqual(["aim", "round", "set-up"]);
    expect(figures.aim).toBeDefined();
    expect(pictures.round).toBeDefined();
  });

  it.each(LANGUAGES)("tells its aim and its story in %s in five sentences", (language) => {
    const text = rules(game, language)("rule-aim-text").replace(/\b11\. /, "11 ");
    expect(text.match(/[.!?](?=\s|$)/g)).toHaveLength(5);
  });

  it("has figures of its own sections, with all that they say", () => {
    expect(Object.keys(figures).filter((id) => !known.has(id))).toEqual([]);
  });

  it.each(LANGUAGES)("has a player aid in %s: a title a block, and something below it", async (language) => {
    const words = wordsFrom(language, [read(`../words/book/aid-${game}.${language}.ftl`)]);
    const blocks = await aidOf(game);
    expect(blocks.length).toBeGreaterThan(5);
    expect(blocks.map(({ id }) => id)).toContain("set-up");
    expect(blocks.filter(({ id }) => !words.has(`aid-${id}`))).toEqual([]);
    expect(blocks.filter(({ id, Drawing }) => !Drawing && !words.has(`aid-${id}-text`))).toEqual([]);
  });

  it("has pictures of its own sections, four at least", () => {
    expect(Object.keys(pictures).filter((id) => !known.has(id))).toEqual([]);
    expect(Object.keys(pictures).length).toBeGreaterThanOrEqual(4);
  });
});

describe.each([
  ["flandern", "hidden"],
  ["capital-lux", "bonus"],
] as const)("what lies open in %s, though the rulebook covers it,", (game, id) => {
  it.each(LANGUAGES)("is called a departure in %s", (language) => {
    const said = blocksOf(rules(game, language)(`rule-${id}-text`)).filter(({ kind }) => kind === "against");
    expect(said.flatMap(({ lines }) => lines).filter((line) => /bots/i.test(line))).toHaveLength(1);
  });
});

describe("a rule", () => {
  const sections = [
    { id: "turn", explains: ["take-turn"] },
    { id: "persons", explains: ["person:"] },
    { id: "judge", explains: ["person:judge"] },
  ];

  it("is that of the thing itself before that of its kind", () => {
    expect(sectionOf(sections, "person:judge")?.id).toBe("judge");
    expect(sectionOf(sections, "person:prince")?.id).toBe("persons");
    expect(sectionOf(sections, "#turn")?.id).toBe("turn");
    expect(sectionOf(sections, "seat:0")).toBeNull();
  });

  it("is the nearest of those that lead to one", () => {
    expect(nearest(sections, ["seat:0", "person:prince", "take-turn"])?.id).toBe("persons");
  });
});
