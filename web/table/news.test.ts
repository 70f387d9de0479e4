// @vitest-environment jsdom
/** What is spoken of new steps: how much a turn brought, what a rival drew or would not do, and the points when a round has ended. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { hearing as bruges } from "../games/bruges/hearing.js";
import { telling as brugesTelling } from "../games/bruges/telling.js";
import { hearing as lux } from "../games/capital-lux/hearing.js";
import { telling as luxTelling } from "../games/capital-lux/telling.js";
import { hearing as flandern } from "../games/flandern/hearing.js";
import { telling as flandernTelling } from "../games/flandern/telling.js";
import type { Heard, View } from "../protocol/index.js";
import type { SpokenMoves } from "../settings/settings.js";
import { wordsFrom } from "../words/words.js";
import type { Drawn } from "./drawing.js";
import type { Hearing } from "./ear.js";
import { EMPTY_MATCH, type PlayedStep } from "./matchState.js";
import { newsOf } from "./news.js";
import { useTable } from "./tableStore.js";
import type { Turn } from "./turns.js";

const NAMES = ["Anna", "Joris", "Griet"];
const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const wordsOf = (game: string) =>
  wordsFrom(
    "en",
    [
      "../words/en.ftl",
      `../../src/guildtable/games/${game}/words/en.ftl`,
      `../words/${game.replace("_", "-")}.en.ftl`,
      "../../src/guildtable/games/bruges/words/persons/en.ftl",
      "../words/book/spoken.en.ftl",
    ].map(read),
    NAMES,
    0,
  );
const GAMES = {
  bruges: { words: wordsOf("bruges"), hearing: bruges as unknown as Hearing, telling: brugesTelling },
  lux: { words: wordsOf("capital_lux"), hearing: lux as unknown as Hearing, telling: luxTelling },
  flandern: { words: wordsOf("flandern"), hearing: flandern as unknown as Hearing, telling: flandernTelling },
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
  view?: unknown;
  game?: keyof typeof GAMES;
  moves?: SpokenMoves;
  /** Who is waited for now. */
  asked?: number[];
  phase?: string;
  drawing?: Turn | null;
}

function news(steps: readonly PlayedStep[], heard: Around = {}) {
  const {
    game = "bruges",
    moves = "brief",
    asked = [0],
    phase = "play",
    drawing = null,
    view = { players: [] },
  } = heard;
  // Only one's own points are on its chair already: the others' land when they are told.
  const chairs = NAMES.map((name, seat) => ({ seat, name, points: seat === 0 ? 5 : 1 }));
  const standing = NAMES.map((_, seat) => ({ items: { majorities: 4, other: 1 + seat } }));
  const drawn = { me: 0, chairs, view, shown: { asked, answered: [], standing } } as unknown as Drawn;
  useTable.setState({ match: { ...EMPTY_MATCH, steps } });
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

it("says what was paid, and where it was dug", () => {
  const house = step(1, ["returns-workers", { workers: ["worker:blue"] }], ["builds-house", { house: "house:blue" }]);
  const canal = step(
    1,
    ["plays-for-canal", { card: "card:prince" }],
    ["pays-guilders", { guilders: 3 }],
    ["builds-canal", { section: "section:left", space: 3 }],
  );
  const person = step(
    0,
    ["pays-guilders", { guilders: 5 }],
    ["recruits", { person: "person:prince", house: "house:blue" }],
    ["takes-workers", { workers: ["worker:red", "worker:red"] }],
  );
  const view = { players: [{ guilders: 1 }, {}, {}] };
  expect(news([house]).said).toEqual(["Joris built a blue house. Paid 1 blue worker."]);
  expect(news([canal]).said).toEqual([
    "Joris played Prince for a canal. Paid 3 guilders.",
    "Joris built canal space 3 on the left.",
  ]);
  expect(news([person], { view }).said).toEqual([
    "You recruited Prince into a blue house. Paid 5 guilders, now 1. +2 red workers.",
  ]);
});

it("says what a Merchant and a Scholar brought a rival", () => {
  const merchant = step(1, ["plays-to-capital", { card: "card:merchant-4" }], ["takes-gold", {}]);
  const scholar = step(1, ["plays-to-capital", { card: "card:scholar-4" }], ["draws-card", {}]);
  expect(news([merchant], { game: "lux" }).said).toEqual(["Joris played Merchant 4 to the capital. +1 gold."]);
  expect(news([scholar], { game: "lux" }).said).toEqual(["Joris played Scholar 4 to the capital. +1 card."]);
});

const limit = (low: number, high = low) => ({ known: low, low, high });
const agents = (total: number, high: number, low = high) => ({
  phase: "play",
  halls: [
    { profession: "agent", limit: limit(low, high) },
    { profession: "cleric", limit: limit(4) },
  ],
  players: NAMES.map(() => ({ hometown: [{ profession: "agent", total }] })),
});

it("says a limit that rose, and how a hometown stands against it, as far as it is known", () => {
  const told = (event: [string, Heard["args"]], view: unknown) => news([step(1, event)], { game: "lux", view }).said;
  const raises: [string, Heard["args"]] = ["plays-to-capital", { card: "card:agent-6" }];
  expect(told(raises, agents(0, 6))).toEqual(["Joris played Agent 6 to the capital. Agents' limit now 6."]);
  expect(told(raises, agents(0, 10, 3))).toEqual(["Joris played Agent 6 to the capital. Agents' limit now 3 to 10."]);
  const lives: [string, Heard["args"]] = ["plays-to-hometown", { card: "card:agent-2" }];
  const home = "Joris played Agent 2 to their own hometown.";
  expect(told(lives, agents(2, 4))).toEqual([`${home} Agents 2 of 4.`]);
  expect(told(lives, agents(2, 0))).toEqual([`${home} Agents 2 of 0: 2 over.`]);
  expect(told(lives, agents(2, 6, 1))).toEqual([`${home} Agents 2 of 1 to 6: at risk.`]);
  expect(told(lives, { ...agents(2, 0), phase: "round-end" })).toEqual([home]);
});

it("says a limit that changed again only where it changed last", () => {
  const steps = [5, 6].map((value) => step(1, ["plays-to-capital", { card: `card:agent-${value}` }]));
  expect(news(steps, { game: "lux", view: agents(0, 11) }).said).toEqual([
    "Joris played Agent 5 to the capital.",
    "Joris played Agent 6 to the capital. Agents' limit now 11.",
  ]);
});

it("says whose limit fell by a Cleric, and where the card went", () => {
  const steps = [
    step(2, ["plays-to-capital", { card: "card:agent-5" }]),
    step(1, ["plays-to-capital", { card: "card:cleric-4" }], ["takes-from-capital", { card: "card:agent-5" }]),
  ];
  expect(news(steps, { game: "lux", view: agents(5, 0) }).said[1]).toBe(
    "Joris played Cleric 4 to the capital and took Agent 5 from there to their own hometown: Agents' limit from 5 to 0. " +
      "Clerics' limit now 4. Agents 5 of 0: 5 over.",
  );
});

it("says what a town is worth by a building, and who leads there, where it was built last", () => {
  const share = (guild: string, districts: number, masters: number) => ({ guild, districts, masters, points: 2 });
  const worth = (...shares: unknown[]) => ({
    board: "reconstruction",
    towns: [{ town: "liege", site: "site-1", scored: false, value: 3, shares }],
  });
  const builds = () => step(1, ["builds", { space: "space:site-1-S3", tile: "tile:yellow-small-1" }]);
  const view = worth(share("yellow", 2, 1), share("red", 1, 1));
  const { said } = news([builds(), builds()], { game: "flandern", view });
  expect(said[0]).not.toContain("worth");
  expect(said[1]).toMatch(/ Liège worth 3, yellow leads\.$/);
  const tied = worth(share("yellow", 2, 1), share("red", 2, 1), share("blue", 2, 0));
  expect(news([builds()], { game: "flandern", view: tied }).said[0]).toMatch(/worth 3, yellow and red lead\.$/);
});

it("says how many guilders one has by one's own turn, and not what came later", () => {
  const takes = (seat: number) =>
    step(seat, ["plays-for-guilders", { card: "card:prince" }], ["takes-guilders", { guilders: 6 }]);
  const robbed = step(1, ["takes-guilders-from", { victim: "seat:0", guilders: 3 }]);
  const view = { players: [{ guilders: 7 }, {}, {}] };
  expect(news([takes(0), robbed], { view }).said[0]).toBe("You played Prince for guilders. +6 guilders, now 10.");
  expect(news([takes(1)], { view }).said[0]).toBe("Joris played Prince for guilders. +6 guilders.");
});

it.each(["brief", "full"] as const)("says once what threat everybody received, %s", (moves) => {
  const receives = (seat: number, colour: string): [string, Heard["args"]] => [
    "receives-threat",
    { seat: `seat:${seat}`, threat: `threat:${colour}`, count: 1 + seat },
  ];
  const all = NAMES.flatMap((_, seat) => [receives(seat, "red"), receives(seat, "blue")]);
  const rolls: [string, Heard["args"]] = ["rolls", { blue: 5, brown: 1, red: 5, purple: 1, yellow: 1 }];
  const view = { players: NAMES.map(() => ({})) };
  expect(news([step(1, rolls, ...all)], { view, moves }).said.slice(1)).toEqual([
    "Everybody received a red threat (fire); you have 1.",
    "Everybody received a blue threat (flood); you have 1.",
  ]);
  expect(news([step(1, rolls, receives(0, "red"))], { view, moves }).said[1]).toContain("number 1");
});

it("tells a price before what was had for it, in full", () => {
  const advances = step(1, ["pays-guilders", { guilders: 4 }], ["advances", { step: 1, points: 1 }]);
  expect(news([advances], { moves: "full" }).said).toEqual([
    "Joris paid 4 guilders.",
    "Joris advanced to step 1, worth 1 point at the end.",
  ]);
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
  expect(news([step(0)], { phase: "advance" }).said).toEqual(["You did not advance in reputation."]);
  expect(news([step(1)], { phase: "advance", moves: "off" }).said).toEqual([]);
});

it.each(["bruges", "lux"] as const)("says everybody's points before the next round, in %s", (game) => {
  expect(news([step(1, ["round-begins", { round: 2 }])], { game }).said[0]).toBe(
    "After round 1: Griet 7 points, Joris 6 points, Anna 5 points.",
  );
  expect(news([step(1, ["round-begins", { round: 1 }])], { game }).said).toHaveLength(1);
});
