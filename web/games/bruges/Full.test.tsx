/** Whoever looks a person up reads where it is known from, and which facts are our own. */
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SpeakingWith } from "../../words/Speaking.js";
import { wordsFrom } from "../../words/words.js";
import { Full } from "./Full.js";

const page = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const GAME = "../../../src/guildtable/games/bruges/words";
const PAGES = ["../../words/en.ftl", "../../words/bruges.en.ftl", `${GAME}/en.ftl`, `${GAME}/persons/en.ftl`].map(page);

test.each([
  ["prince", "known from the rulebook"],
  ["acrobat", "known from the rulebook; our own choice: colour"],
  ["thief", "known from the rulebook's supplement; our own choice: price, group and colour"],
  ["king", "known from outside the rulebooks; our own choice: price, group, colour, when it acts and what it does"],
  ["piper", "in no rulebook; filled in by us"],
])("%s: %s", (id, said) => {
  render(
    <SpeakingWith words={wordsFrom("en", PAGES)}>
      <Full id={id} />
    </SpeakingWith>,
  );
  expect(screen.getByText(said)).toBeTruthy();
});

test("its price and points are said with what they are", () => {
  const { container } = render(
    <SpeakingWith words={wordsFrom("en", PAGES)}>
      <Full id="thief" />
    </SpeakingWith>,
  );
  expect(container.querySelector(".meta")?.textContent).toMatch(/^\d+ guilders?\d+ points?/);
});
