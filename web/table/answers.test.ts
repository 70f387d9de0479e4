/** What letters are answered by: all since one's own last turn, the scores, and who is waited for. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { telling } from "../games/bruges/telling.js";
import type { Heard } from "../protocol/index.js";
import type { Language } from "../settings/languages.js";
import { wordsFrom } from "../words/words.js";
import { ANSWERS } from "./answers.js";
import type { Listening } from "./ear.js";
import { EMPTY_MATCH, type PlayedStep } from "./matchState.js";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const NAMES = ["You", "Joris"];
const wordsIn = (language: Language) =>
  wordsFrom(
    language,
    [
      `../words/${language}.ftl`,
      `../../src/guildtable/games/bruges/words/${language}.ftl`,
      `../words/book/spoken.${language}.ftl`,
    ].map(read),
    NAMES,
    0,
  );
const words = wordsIn("en");
let seq = 0;
const step = (seat: number, ...events: [string, Heard["args"]][]): PlayedStep => ({
  seq: ++seq,
  kind: "reply",
  seat,
  player: "",
  count: 0,
  events: events.map(([id, args]) => ({ id, args: { seat: `seat:${seat}`, ...args } })),
});
const house = (seat: number) => step(seat, ["builds-house", { house: "house:blue" }]);
const chairs = NAMES.map((name, seat) => ({ seat, name, points: 5 + seat, own: seat === 0 }));

function since(...steps: PlayedStep[]): string {
  const drawn = { me: 0, chairs };
  const listening = { words, telling, drawn, match: { ...EMPTY_MATCH, steps } };
  return ANSWERS.l!(listening as unknown as Listening).join(" ");
}

it("tells what a rival did since, also where one would not take a step in the first round", () => {
  expect(since(step(0), house(1))).toBe("Since your last turn: Joris built a blue house.");
  expect(since(house(0), house(1), step(0))).toBe("Since your last turn: Joris built a blue house.");
});

it("tells who has had a majority since, though one has drawn cards meanwhile", () => {
  const ends = house(0);
  const majority: Heard = { id: "turns-majority", args: { seat: "seat:1", majority: "majority:canal" } };
  const draws = step(0, ["draws", { colour: "colour:blue", pile: "pile:left" }]);
  expect(since({ ...ends, events: [...ends.events, majority] }, draws)).toMatch(/^Since your last turn: Joris /);
});

it("says that nothing has happened only where nothing has", () => {
  expect(since(house(1), house(0))).toBe("Nothing has happened since your last turn.");
});

it.each([
  ["en", "Waiting for you and Joris", "Joris 6 points, you 5 points"],
  ["nl", "Wachten op jou en Joris", "Joris 6 punten, jij 5 punten"],
  ["de", "Warten auf dich und Joris", "Joris 6 Punkte, du 5 Punkte"],
] as const)("names the listener within a sentence as one does, in %s", (language, waiting, scores) => {
  const shown = { asked: [0, 1], answered: [], chapter: { round: 0 } };
  const drawn = { me: 0, chairs, shown, pointing: { asked: null } };
  const listening = { words: wordsIn(language), drawn, match: EMPTY_MATCH, now: 0 } as unknown as Listening;
  expect(ANSWERS.t!(listening)[0]).toBe(waiting);
  expect(ANSWERS.s!(listening)).toEqual([scores]);
});
