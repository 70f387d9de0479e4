/** What is heard with a question of Bruges: the colours one draws by, what is picked, and why one may discard. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LANGUAGES } from "../../settings/languages.js";
import type { Drawn } from "../../table/drawing.js";
import { wordsFrom } from "../../words/words.js";
import { hearing } from "./hearing.js";

const GAME = "../../../src/guildtable/games/bruges/words";
const wordsIn = (language: (typeof LANGUAGES)[number]) =>
  wordsFrom(
    language,
    [`../../words/book/spoken.${language}.ftl`, `${GAME}/${language}.ftl`, `${GAME}/persons/${language}.ftl`].map(
      (path) => readFileSync(new URL(path, import.meta.url), "utf8"),
    ),
    ["Anna", "Bert"],
    0,
  );

function asks(why: string, chosen: string[] = [], phase = "draw", language: (typeof LANGUAGES)[number] = "en") {
  const view = {
    phase,
    piles: [{ top: "yellow" }, { top: "brown" }],
    players: [{ houses: [{ person: "seneschal" }] }],
  };
  const pointing = { asked: { why, least: 0 }, picked: { chosen, prefix: [] } };
  return hearing.asks!({ view, me: 0, pointing } as unknown as Drawn<"bruges">, wordsIn(language));
}

it("names the two colours one chooses between", () => {
  expect(asks("choose-pile")).toBe("Left yellow, right brown.");
  const told = LANGUAGES.map((language) => asks("choose-pile", [], "draw", language));
  expect(told).toContain("Links geel, rechts bruin.");
  expect(told).toContain("Links gelb, rechts braun.");
});

it("says what is picked to be discarded, and before that who lets one", () => {
  expect(asks("discard-cards")).toMatch(/^Seneschal: .*discard/i);
  expect(asks("discard-cards", ["card:prince", "card:bard"])).toBe("Chosen: Prince and Bard.");
  // Nobody of one's own is the reason then.
  expect(asks("discard-cards", [], "play")).toBe("");
});
