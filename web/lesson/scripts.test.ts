// @vitest-environment node
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { GAME_NAMES, type GameName } from "../protocol/index.js";
import { LANGUAGES } from "../settings/languages.js";
import { wordsFrom } from "../words/words.js";
import { isDeed } from "./script.js";
import { isTaught, scriptOf } from "./scripts.js";

/** More than that is not read by somebody who wants to play. */
const MOST_WORDS = 62;

const textOf = (game: GameName, language: string) =>
  readFileSync(new URL(`../words/lessons/${game}.${language}.ftl`, import.meta.url), "utf8");

describe.each(GAME_NAMES)("the lesson of %s", (game) => {
  it("is there", async () => {
    expect(isTaught(game)).toBe(true);
    expect((await scriptOf(game)).length).toBeGreaterThan(9);
  });

  it("has words for every step and every remark, and none for any other", async () => {
    const script = await scriptOf(game);
    const source = readFileSync(new URL(`../games/${game}/lesson.ts`, import.meta.url), "utf8");
    const remarks = [...source.matchAll(/id: "(lesson-[a-z-]+)"/g)].map(([, id]) => id!);
    const wanted = [
      ...script.flatMap(({ id }) => ["", "-say", "-why"].map((part) => `lesson-${id}${part}`)),
      ...new Set(remarks),
    ];
    expect(new Set(wanted).size).toBe(wanted.length);
    expect(new FluentResource(textOf(game, "en")).body.map(({ id }) => id).sort()).toEqual(wanted.sort());
  });

  it("lets one do something at its third step or sooner", async () => {
    expect((await scriptOf(game)).findIndex(isDeed)).toBeLessThanOrEqual(2);
  });

  it("follows only steps that come before", async () => {
    const script = await scriptOf(game);
    script.forEach(({ after }, place) => {
      if (after) expect(script.slice(0, place).map(({ id }) => id)).toContain(after);
    });
  });

  it.each(LANGUAGES)("says no more at once than one reads: %s", async (language) => {
    const words = wordsFrom(language, [textOf(game, language)]);
    for (const { id } of await scriptOf(game)) {
      const said = ["", "-say", "-why"].map((part) => words(`lesson-${id}${part}`)).join(" ");
      expect(said.split(/\s+/).length, id).toBeLessThanOrEqual(MOST_WORDS);
    }
  });
});
