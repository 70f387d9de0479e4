/** What is spoken of new steps: how much a turn brought, what a rival drew or would not do, and the points when a round has ended. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { hearing as bruges } from "../games/bruges/hearing.js";
import { telling as brugesTelling } from "../games/bruges/telling.js";
import { hearing as lux } from "../games/capital-lux/hearing.js";
import { telling as luxTelling } from "../games/capital-lux/telling.js";
import type { Heard, View } from "../protocol/index.js";
import type { SpokenMoves } from "../settings/settings.js";
import { wordsFrom } from "../words/words.js";
import type { Drawn } from "./drawing.js";
import type { Hearing } from "./ear.js";
import type { PlayedStep } from "./matchState.js";
import { newsOf } from "./news.js";
import type { Turn } from "./turns.js";

const NAMES = ["Anna", "Joris", "Griet"];
const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const wordsOf = (game: string) =>
  wordsFrom(
    "en",
    [
      "../words/en.ftl",
      `../../src/guildtable/games/${game}/words/en.ftl`,
      "../../src/guildtable/games/bruges/words/persons/en.ftl",
      "../words/book/spoken.en.ftl",
    ].map(read),
    NAMES,
    0,
  );
const GAMES = {
  bruges: { words: wordsOf("bruges"), hearing: bruges as unknown as Hearing, telling: brugesTelling },
  lux: { words: wordsOf("capital_lux"), hearing: lux as unknown as Hearing, telling: luxTelling },
};

let seq = 0;
const step = (seat: number, ...events: [string, Heard["args"]][]): PlayedStep => ({
  seq: ++seq,
  kind: "reply",
  seat,
  player: "",
  count: 0,
  events: events.map(([id, args]) => ({ id, args: { seat: `seat:${seat}`, ...args } })),
});

interface Around {
  game?: keyof typeof GAMES;
  moves?: SpokenMoves;
  /** Who is waited for now. */
  asked?: number[];
  phase?: string;
  drawing?: Turn | null;
}

function news(steps: readonly PlayedStep[], heard: Around = {}) {
  const { game = "bruges", moves = "brief", asked = [0], phase = "play", drawing = null } = heard;
  // Only one's own points are on its chair already: the others' land when they are told.
  const chairs = NAMES.map((name, seat) => ({ seat, name, points: seat === 0 ? 5 : 1 }));
  const standing = NAMES.map((_, seat) => ({ items: { majorities: 4, other: 1 + seat } }));
  const drawn = { me: 0, chairs, view: {}, shown: { asked, answered: [], standing } } as unknown as Drawn;
  const found = newsOf(steps, { ...GAMES[game], drawn, moves }, { phase } as unknown as View, drawing);
  return { said: found.lines.map(({ text }) => text), drawing: found.drawing };
}

const draw = (seat: number, colour: string) => step(seat, ["draws", { colour: `colour:${colour}`, pile: "pile:left" }]);

it("says how much a turn brought, once", () => {
  const guilders = step(1, ["plays-for-guilders", { card: "card:prince" }], ["takes-guilders", { guilders: 2 }]);
  const workers = step(
    1,
    ["plays-for-workers", { card: "card:prince" }],
    ["takes-workers", { workers: ["worker:blue", "worker:blue"] }],
  );
  expect(news([guilders]).said).toEqual(["Joris played Prince for guilders. +2 guilders."]);
  expect(news([workers]).said).toEqual(["Joris played Prince for workers. +2 blue workers."]);
  expect(news([guilders], { moves: "full" }).said).toEqual([
    "Joris played Prince for guilders.",
    "Joris took 2 guilders.",
  ]);
  expect(news([guilders], { moves: "off" }).said).toEqual([]);
});

it("says what a Merchant and a Scholar brought a rival", () => {
  const merchant = step(1, ["plays-to-capital", { card: "card:merchant-4" }], ["takes-gold", {}]);
  const scholar = step(1, ["plays-to-capital", { card: "card:scholar-4" }], ["draws-card", {}]);
  expect(news([merchant], { game: "lux" }).said).toEqual(["Joris played Merchant 4 to the capital. +1 gold."]);
  expect(news([scholar], { game: "lux" }).said).toEqual(["Joris played Scholar 4 to the capital. +1 card."]);
});

it("tells a rival's draws all together, when they are done", () => {
  const first = news([draw(1, "blue")], { asked: [1] });
  expect(first.said).toEqual([]);
  const last = news([draw(1, "red"), draw(1, "blue")], { asked: [0], drawing: first.drawing });
  expect(last).toEqual({ said: ["Joris drew cards: 2 blue, 1 red."], drawing: null });
  const both = news([draw(1, "red"), draw(2, "blue")], { asked: [2] });
  expect(both.said).toEqual(["Joris drew cards: 1 red."]);
  expect(news([step(2)], { drawing: both.drawing }).said).toEqual(["Griet drew cards: 1 blue."]);
});

it("tells who would not advance; an end of a turn is nothing of the kind", () => {
  const advances = step(2, ["advances", { step: 1, points: 1 }]);
  expect(news([step(1), advances], { phase: "advance" }).said).toEqual([
    "Joris did not advance in reputation.",
    "Griet advanced to step 1, worth 1 point at the end.",
  ]);
  expect(news([step(1)], { phase: "play" }).said).toEqual([]);
  expect(news([step(0)], { phase: "advance" }).said).toEqual([]);
  expect(news([step(1)], { phase: "advance", moves: "off" }).said).toEqual([]);
});

it.each(["bruges", "lux"] as const)("says everybody's points before the next round, in %s", (game) => {
  expect(news([step(1, ["round-begins", { round: 2 }])], { game }).said[0]).toBe(
    "After round 1: Griet 7 points, Joris 6 points, Anna 5 points.",
  );
  expect(news([step(1, ["round-begins", { round: 1 }])], { game }).said).toHaveLength(1);
});
