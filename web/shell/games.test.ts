/** Every game of the list has all that a game has in the browser, or says what it has none of. */
import { describe, expect, it } from "vitest";
import { GAME_NAMES, type GameName } from "../protocol/index.js";
import { LANGUAGES } from "../settings/languages.js";
import { frontOf } from "./fronts.js";
import { isGame, SHELF } from "./games.js";

const files = new Set([
  ...Object.keys(import.meta.glob("../games/*/*.{ts,tsx}")),
  ...Object.keys(import.meta.glob("../words/**/*.ftl", { query: "?raw" })),
]);
const inAllLanguages = (stem: string) => LANGUAGES.map((language) => `../words/${stem}.${language}.ftl`);

const PARTS = {
  drawing: (game: GameName) => [`../games/${game}/index.ts`],
  lesson: (game: GameName) => [`../games/${game}/lesson.ts`, ...inAllLanguages(`lessons/${game}`)],
  rulebook: (game: GameName) => [`../games/${game}/rulebook.ts`, ...inAllLanguages(`rules-${game}`)],
  aid: (game: GameName) => [`../games/${game}/aid.tsx`, ...inAllLanguages(`book/aid-${game}`)],
} as const;
type Part = keyof typeof PARTS;

describe.each(GAME_NAMES)("%s", (game) => {
  it("has a front, and a name and a line for lists", () => {
    expect(frontOf(game)).toBeDefined();
    for (const file of inAllLanguages(game)) expect(files).toContain(file);
  });

  it.each(Object.keys(PARTS) as Part[])("has its %s, or says that it has none", (part) => {
    const missing = PARTS[part](game).filter((file) => !files.has(file));
    if (frontOf(game)?.without?.includes(part)) expect(missing).not.toEqual([]);
    else expect(missing).toEqual([]);
  });
});

it("the games are offered in the order of their fronts, each once", () => {
  expect(SHELF.toSorted()).toEqual([...GAME_NAMES].sort());
  const places = SHELF.map((game) => frontOf(game)!.place);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

it("knows which names are names of games", () => {
  expect([...GAME_NAMES, "chess"].map(isGame)).toEqual([...GAME_NAMES.map(() => true), false]);
});
