// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { GAME_NAMES } from "../protocol/index.js";
import { LANGUAGES } from "../settings/languages.js";
import { wordsFrom } from "./words.js";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const namesIn = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => `${folder.slice(2)}${name}`);
const here = [...namesIn("./"), ...namesIn("./lessons/"), ...namesIn("./book/")];
const stems = [...new Set(here.map((name) => name.replace(/(^|\.)(en|nl|de)\.ftl$/, "")))];
const page = (stem: string, language: string) => `./${stem ? `${stem}.` : ""}${language}.ftl`;
const ids = (text: string) => new FluentResource(text).body.map(({ id }) => id).sort();

/** The game's own, which the terminal speaks too. */
const ownPage = (game: string, language: string) =>
  read(`../../src/guildtable/games/${game.replaceAll("-", "_")}/words/${language}.ftl`);

describe("the catalogues", () => {
  it.each(stems.flatMap((stem) => [[stem, "nl"] as const, [stem, "de"] as const]))(
    "%s says in %s all that it says in English, once",
    (stem, language) => {
      expect(ids(read(page(stem, language)))).toEqual(ids(read(page(stem, "en"))));
      expect(new Set(ids(read(page(stem, "en")))).size).toBe(ids(read(page(stem, "en"))).length);
    },
  );

  it.each(GAME_NAMES)("and those of %s have no word in common but `none`", (game) => {
    const shell = new Set(stems.flatMap((stem) => ids(read(page(stem, "en")))));
    const words = ids(ownPage(game, "en"));
    expect(words.filter((id) => shell.has(id) && id !== "none")).toEqual([]);
  });

  it.each(GAME_NAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
    "%s has the name in lists that it has at the table, in %s",
    (game, language) => {
      const listed = wordsFrom(language, [read(page("games", language))]);
      expect(listed(`game-name-${game}`)).toBe(wordsFrom(language, [ownPage(game, language)])("title"));
      expect(listed.has(`game-blurb-${game}`)).toBe(true);
    },
  );

  it("has three languages", () => expect(LANGUAGES).toEqual(["en", "nl", "de"]));
});

describe("words", () => {
  const words = wordsFrom(
    "en",
    [
      "repeated = { $name } ({ $count ->\n [2] twice\n *[other] { $count } times\n })\ncard-prince = Prince\nplays = { $seat } played { $cards }.\ntakes = { $seat } took { $count ->\n [one] 1 card\n *[other] { $count } cards\n }.\nnone = none",
    ],
    ["Ada", "Tom: the bold"],
  );

  it("call things as the table calls them: several of one name are named once, and all are pointed at", () => {
    const called = wordsFrom(
      "en",
      ["space-1 = I S1\nspace-2 = I S2\ncovers = Covered in { $spaces }."],
      [],
      null,
      () => "Liège",
    );
    const covers = { id: "covers", args: { spaces: ["space:1", "space:2"] } };
    expect(called.say(covers)).toBe("Covered in Liège.");
    expect(called.pieces(covers)).toEqual(["Covered in ", { ref: "space:1 space:2", name: "Liège" }, "."]);
    expect(called.and([]).name("space:1")).toBe("Liège");
  });

  it("name refs, and count equal ones", () => {
    expect(words("plays", { seat: "seat:0", cards: ["card:prince", "card:prince"] })).toBe(
      "Ada played Prince (twice).",
    );
    expect(words("plays", { seat: "seat:0", cards: [] })).toBe("Ada played none.");
  });

  it("name several as the language does", () => {
    const names = "card-a = A\ncard-b = B\ncard-c = C\nhas = { $cards }";
    const said = (language: "en" | "nl" | "de") =>
      wordsFrom(language, [names])("has", { cards: ["card:a", "card:b", "card:c"] });
    expect([said("en"), said("nl"), said("de")]).toEqual(["A, B and C", "A, B en C", "A, B und C"]);
  });

  it("name a thing otherwise where something is done to it", () => {
    const german = wordsFrom("de", [ownPage("capital-lux", "de")], ["Ada"], null);
    const played = { id: "plays-to-capital", args: { seat: "seat:0", card: "card:scholar-4" } };
    expect(german.say(played)).toBe("Ada hat den Gelehrten 4 in die Hauptstadt gespielt.");
    expect(german.pieces(played)[2]).toEqual({ ref: "card:scholar-4", name: "den Gelehrten 4" });
    expect(german("you-choose", { cards: ["card:agent-2", "card:merchant-5"] })).toBe(
      "Du hast den Agenten 2 und den Händler 5 behalten.",
    );
    expect(german.name("card:scholar-4")).toBe("Gelehrter 4");
    const bruges = wordsFrom("de", [ownPage("bruges", "de")], ["Ada"], null);
    const workers = ["worker:red", "worker:red", "worker:purple"];
    expect(bruges("returns-workers", { seat: "seat:0", workers })).toBe(
      "Ada hat 2 rote Handlanger und einen lila Handlanger zurückgelegt.",
    );
  });

  it("choose the form by the number", () => {
    expect(words("takes", { seat: "seat:0", count: 1 })).toBe("Ada took 1 card.");
    expect(words("takes", { seat: "seat:0", count: 3 })).toBe("Ada took 3 cards.");
  });

  it("mark what they name, so that it can be pointed at", () => {
    expect(words.pieces({ id: "plays", args: { seat: "seat:0", cards: ["card:prince"] } })).toEqual([
      { ref: "seat:0", name: "Ada" },
      " played ",
      { ref: "card:prince", name: "Prince" },
      ".",
    ]);
  });

  it("have a true minus", () => expect(words("plays", { seat: "seat:0", cards: -3 })).toBe("Ada played −3."));

  it("go on with further pages", () => {
    const more = words.and(["rests = { $seat } rested."]);
    expect(more("rests", { seat: "seat:0" })).toBe("Ada rested.");
    expect(more("takes", { seat: "seat:0", count: 1 })).toBe("Ada took 1 card.");
  });

  it("leave alone what only looks like a ref", () => {
    expect(words("plays", { seat: "seat:1", cards: "note: mine" })).toBe("Tom: the bold played note: mine.");
  });

  it("give the id where there are no words, rather than nothing", () => expect(words("unheard-of")).toBe("unheard-of"));
});
