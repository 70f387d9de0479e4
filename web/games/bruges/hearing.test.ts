/** What is heard with a question of Bruges: the colours one draws by, what is picked, and why one may discard. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LANGUAGES } from "../../settings/languages.js";
import type { Drawn } from "../../table/drawing.js";
import { wordsFrom } from "../../words/words.js";
import { hearing } from "./hearing.js";
import { person } from "./persons.js";

const GAME = "../../../src/guildtable/games/bruges/words";
const wordsIn = (language: (typeof LANGUAGES)[number]) =>
  wordsFrom(
    language,
    [
      `../../words/${language}.ftl`,
      `../../words/book/spoken.${language}.ftl`,
      `../../words/bruges.${language}.ftl`,
      `${GAME}/${language}.ftl`,
      `${GAME}/persons/${language}.ftl`,
    ].map((path) => readFileSync(new URL(path, import.meta.url), "utf8")),
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

it("reads the board: dice once they are rolled, what a step costs, the piles, and who leads in what", () => {
  const player = (reputation: number, built: number) => ({
    reputation,
    houses: [],
    canals: [{ built }],
    majorities: [],
  });
  const view = {
    phase: "play",
    dice: { blue: 6, brown: 1, red: 3, purple: 2, yellow: 5 },
    step_price: 3,
    piles: [
      { cards: 20, top: "yellow" },
      { cards: 1, top: "brown" },
    ],
    extra: { cards: 30 },
    statues: [6, 7],
    players: [player(2, 1), player(4, 1)],
  };
  const board = (seen: object) =>
    hearing.board(
      { view: seen, me: 0, chairs: [{ name: "Anna" }, { name: "Bert" }] } as unknown as Drawn<"bruges">,
      wordsIn("en"),
    );
  const told = board(view).join(" ");
  expect(told).toContain("Dice: blue 6, brown 1, red 3, purple 2, yellow 5.");
  expect(told).toContain("costs 3 guilders");
  expect(told).toContain("Left pile: yellow on top, 20 cards.");
  expect(told).toMatch(/Reputation: .*Bert.*4/);
  expect(told).toContain("Next statue: 7.");
  const before = board({ ...view, phase: "draw", statues: [] }).join(" ");
  expect(before).not.toContain("Dice:");
  expect(before).toContain("No statue left.");
});

it("counts houses that are alike", () => {
  const empty = { person: null, colour: "yellow" };
  const player = {
    guilders: 1,
    workers: {},
    threats: {},
    reputation: 0,
    canals: [{ built: 0 }, { built: 0 }],
    guard_house: "red",
    backs: [],
  };
  const view = { players: [{}, { ...player, houses: [empty, { person: "prince", colour: "red" }, empty] }] };
  const drawn = { view, me: 0, chairs: [{}, { name: "Bert", points: 3 }] } as unknown as Drawn<"bruges">;
  expect(hearing.rival(drawn, 1, wordsIn("en"))).toContain("Houses: empty yellow house (twice), Prince.");
});

it("names a card that can be chosen with its colour and price", () => {
  const told = LANGUAGES.map((language) => hearing.thing!("card:prince", {} as Drawn<"bruges">, wordsIn(language)));
  const { colour, price } = person("prince");
  expect(told).toContain(`Prince: ${colour}, ${price} guilders`);
  expect(hearing.thing!("pile:left", {} as Drawn<"bruges">, wordsIn("en"))).toBe(null);
});
