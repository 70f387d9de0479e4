// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES, wordsFrom } from "./words.js";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const namesIn = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => `${folder.slice(2)}${name}`);
const here = [...namesIn("./"), ...namesIn("./lessons/")];
const stems = [...new Set(here.map((name) => name.replace(/(^|\.)(en|nl|de)\.ftl$/, "")))];
const page = (stem: string, language: string) => `./${stem ? `${stem}.` : ""}${language}.ftl`;
const ids = (text: string) => new FluentResource(text).body.map(({ id }) => id).sort();
const GAMES = ["bruges", "capital_lux", "flandern"];

describe("the catalogues", () => {
  it.each(stems.flatMap((stem) => [[stem, "nl"] as const, [stem, "de"] as const]))(
    "%s says in %s all that it says in English, once",
    (stem, language) => {
      expect(ids(read(page(stem, language)))).toEqual(ids(read(page(stem, "en"))));
      expect(new Set(ids(read(page(stem, "en")))).size).toBe(ids(read(page(stem, "en"))).length);
    },
  );

  it.each(GAMES)("and those of %s have no word in common but `none`", (game) => {
    const shell = new Set(stems.flatMap((stem) => ids(read(page(stem, "en")))));
    const words = ids(read(`../../src/guildtable/games/${game}/words/en.ftl`));
    expect(words.filter((id) => shell.has(id) && id !== "none")).toEqual([]);
  });

  it("has three languages", () => expect(LANGUAGES).toEqual(["en", "nl", "de"]));
});

describe("words", () => {
  const words = wordsFrom(
    "en",
    [
      "card-prince = Prince\nplays = { $seat } played { $cards }.\ntakes = { $seat } took { $count ->\n [one] 1 card\n *[other] { $count } cards\n }.\nnone = none",
    ],
    ["Ada", "Tom: the bold"],
  );

  it("name refs, and count equal ones", () => {
    expect(words("plays", { seat: "seat:0", cards: ["card:prince", "card:prince"] })).toBe("Ada played Prince ×2.");
    expect(words("plays", { seat: "seat:0", cards: [] })).toBe("Ada played none.");
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
