import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { ClockRules } from "../protocol/index.js";
import { wordsFrom } from "../words/words.js";
import { clockRulesText } from "./tableTexts.js";

const said = (language: "en" | "nl" | "de", clock: Partial<ClockRules>) => {
  const words = wordsFrom(language, [readFileSync(`words/shell.${language}.ftl`, "utf8")]);
  return clockRulesText(words, { move: null, game: null, bank: null, vacation: false, ...clock }).replaceAll(" ", " ");
};

it("a clock is said in the measure it was set in", () => {
  expect(said("en", {})).toBe("no clock");
  expect(said("en", { move: 120 })).toBe("2 minutes a move");
  expect(said("en", { move: 90 })).toBe("90 seconds a move");
  expect(said("en", { game: 2700 })).toBe("45 minutes each");
  expect(said("en", { move: 86_400 })).toBe("1 day a move");
});

it("of a table by the day also what is there once", () => {
  expect(said("en", { move: 43_200, bank: 259_200 })).toBe("12 hours a move, plus 3 days in reserve");
  expect(said("de", { move: 86_400, bank: 432_000 })).toBe("1 Tag pro Zug, dazu 5 Tage Reserve");
  expect(said("nl", { move: 604_800, bank: 604_800 })).toBe("1 week per zet, plus 1 week reserve");
});
