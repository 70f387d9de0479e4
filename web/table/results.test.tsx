/** What a chip of the log says to whoever hears it: how many of what, in the number they have. */
import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import type { LANGUAGES } from "../settings/languages.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { Results } from "./Results.js";
import type { Result } from "./telling.js";

const heard = (language: (typeof LANGUAGES)[number], ...results: Result[]) => {
  const words = wordsFrom(
    language,
    [`../words/${language}.ftl`, `../../src/guildtable/games/bruges/words/${language}.ftl`].map((path) =>
      readFileSync(new URL(path, import.meta.url), "utf8"),
    ),
  );
  const { container } = render(
    <SpeakingWith words={words}>
      <Results results={results} actor={0} chairs={[]} />
    </SpeakingWith>,
  );
  return [...container.querySelectorAll(".result > .sr")].map((chip) => chip.textContent?.trim());
};

const some = (name: string, amount: number): Result => ({ seat: 0, of: name, icon: "worker", amount, name });

it("names several in the plural, in every language", () => {
  const told = (language: (typeof LANGUAGES)[number]) =>
    heard(language, some("worker:brown", 2), some("worker:red", -1), some("threat:red", 2), some("tells-guilders", -3));
  expect(told("en")).toEqual(["+2 brown workers", "−1 red worker", "+2 red threats (fire)", "−3 guilders"]);
  expect(told("nl")).toEqual(["+2 bruine arbeiders", "−1 rode arbeider", "+2 rode noodlotfiches (brand)", "−3 gulden"]);
  expect(told("de")[0]).toBe("+2 braune Handlanger");
  expect(told("de")[2]).toBe("+2 rote Bedrohungen (Feuer)");
});
