/** An arrow between two numbers is for the eye: whatever is heard of it, in every language, is words. */
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Asked, Heard } from "../protocol/index.js";
import { LANGUAGES, type Language } from "../settings/languages.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { ANSWERS } from "./answers.js";
import type { Pointing } from "./drawing.js";
import type { Listening } from "./ear.js";
import { following, NOTHING, pointer } from "./picking.js";
import { Ref } from "./Ref.js";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const wordsIn = (language: Language) =>
  wordsFrom(
    language,
    [
      `../words/${language}.ftl`,
      `../words/capital-lux.${language}.ftl`,
      `../../src/guildtable/games/capital_lux/words/${language}.ftl`,
      `../words/book/spoken.${language}.ftl`,
    ].map(read),
    ["Anna", "Joris"],
    0,
  );
const ASKED = {
  why: "play-card",
  args: {},
  least: 1,
  most: 1,
  offers: [
    { path: "to:capital", count: 1, outcome: { id: "to-capital-merchant", args: { before: -3, after: 5 } } },
    { path: "to:hometown", count: 1, outcome: null },
  ],
  barred: [],
} as unknown as Asked;
const POINTING = {
  asked: ASKED,
  picked: NOTHING,
  following: following(ASKED, NOTHING),
  refused: [],
  of: (ref: string) => pointer(ASKED, NOTHING, ref),
} as unknown as Pointing;
const HEARD: Record<string, string> = {
  en: "limit from −3 to 5 for all",
  nl: "grens van −3 naar 5 voor iedereen",
  de: "Limit von −3 auf 5 für alle",
};

it.each(LANGUAGES)(
  "is words in a choice's name, in what it says of itself and in what is spoken of it: %s",
  (language) => {
    const words = wordsIn(language);
    render(
      <SpeakingWith words={words}>
        <Ref of="to:capital" pointing={POINTING} name="0 → 2" />
      </SpeakingWith>,
    );
    const choice = screen.getByRole("button");
    const about = document.getElementById(choice.getAttribute("aria-describedby")!);
    expect(about?.textContent).toContain(HEARD[language]);
    expect(choice.textContent).not.toContain("→");
    const listening = { words, drawn: { pointing: POINTING } } as unknown as Listening;
    const spoken = ANSWERS.o!(listening).join(" ");
    expect(spoken).toContain(HEARD[language]);
    expect(spoken).not.toContain("→");
  },
);

it.each(LANGUAGES)("is words in what a Cleric did: %s", (language) => {
  const theft = { card: "card:cleric-4", taken: "card:agent-4", capital: "capital:agent" };
  const args = { seat: "seat:1", ...theft, before: "8", after: "5" };
  const told = wordsIn(language).say({ id: "lux-told-cleric", args } as Heard);
  expect(told).toMatch(/(from|van|von) 8 (to|naar|auf) 5\.$/);
});
