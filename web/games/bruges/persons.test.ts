import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../settings/languages.js";
import { wordsFrom } from "../../words/words.js";
import { EVERYBODY, origin, person } from "./persons.js";

const page = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

test("a card is known in full, in part, from elsewhere, or our own", () => {
  expect(origin(person("piper"))).toBe("ours");
  expect(origin(person("king"))).toBe("outside");
  expect(origin(person("prince"))).toBe("known");
  expect(origin(person("bard"))).toBe("part");
  expect(person("bard").ours).toContain("price");
  expect(origin({ ...person("bard"), ours: [] })).toBe("known");
});

test("a card nobody told us of is still a card", () => {
  expect(person("somebody_new")).toMatchObject({ id: "somebody_new", price: 0, ours: [] });
});

test("our translation of a name is no fact of the card", () => {
  expect(person("queen").ours).toEqual([]);
  expect(EVERYBODY.flatMap(({ ours }) => ours).filter((fact) => /^name|^loop/.test(fact))).toEqual([]);
});

test.each(LANGUAGES)("which facts are ours is named in %s", (language) => {
  const words = wordsFrom(language, [page(`../../words/bruges.${language}.ftl`)]);
  const facts = [...new Set(EVERYBODY.flatMap(({ ours }) => ours))];
  expect(facts.length).toBeGreaterThan(6);
  expect(facts.filter((fact) => !words.has(`bruges-fact-${fact}`))).toEqual([]);
});
