/** The supplement leaves out nobody the rulebooks know, and says something of everybody in three languages. */
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../settings/languages.js";
import { ARTICLES, articleOf, SIGNS, TOGETHER } from "./articles.js";
import { EVERYBODY } from "./persons.js";

const told = ARTICLES.flatMap(({ persons }) => persons);
const here = (path: string) => new URL(path, import.meta.url);
const idsIn = (language: string) => {
  const text = readFileSync(here(`../../words/book/persons.${language}.ftl`), "utf8");
  return new FluentResource(text).body.map(({ id }) => id);
};

describe("the supplement", () => {
  it("has an article on everybody the rulebooks know, and on the King, once", () => {
    const known = EVERYBODY.filter((one) => one.known).map(({ id }) => id);
    expect(told.map(({ id }) => id).sort()).toEqual(known.sort());
    expect(told).toHaveLength(53 + 1);
  });

  it("puts everybody under the sign of the card", () => {
    const signs = Object.values(SIGNS).flat();
    expect(told.filter(({ icon }) => !signs.includes(icon))).toEqual([]);
    for (const { persons } of ARTICLES) expect(new Set(persons.map(({ icon }) => icon)).size).toBe(1);
  });

  it.each(LANGUAGES)("says in %s what to mind, and who works together, and no more", (language) => {
    const ids = idsIn(language);
    const minded = ids.filter((id) => id.startsWith("mind-"));
    const together = ids.filter((id) => id.startsWith("together-"));
    expect(minded.sort()).toEqual(ARTICLES.map(({ id }) => `mind-${id}`).sort());
    expect(together.sort()).toEqual(
      Object.keys(TOGETHER)
        .map((id) => `together-${id}`)
        .sort(),
    );
  });

  it("speaks of persons who work together only if it has an article on each", () => {
    expect(
      Object.values(TOGETHER)
        .flat()
        .filter((id) => !articleOf(id)),
    ).toEqual([]);
    expect(articleOf("bard")).toBe("acrobat");
    expect(articleOf("piper")).toBeNull();
  });
});
