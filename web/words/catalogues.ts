/** Where the catalogues are: the shell's own beside this file, a game's beside its rules. Each is fetched when it is needed. */
import type { GameName } from "../protocol/index.js";
import { LANGUAGES, type Language } from "./words.js";

type Pages = Record<string, () => Promise<string>>;
const shell = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const lessons = import.meta.glob<string>("./lessons/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../src/guildtable/games/*/words/**/*.ftl", {
  query: "?raw",
  import: "default",
});

const read = (pages: Pages, wanted: (path: string) => boolean) =>
  Promise.all(
    Object.entries(pages)
      .filter(([path]) => wanted(path))
      .map(([, page]) => page()),
  );

/** The shell's words: `en.ftl`, and pages of their own such as `home.en.ftl`. A rulebook is not among them. */
export const shellCatalogue = (language: Language) =>
  read(
    shell,
    (path) => path === `./${language}.ftl` || (path.endsWith(`.${language}.ftl`) && !path.startsWith("./rules-")),
  );

/** The rulebook of a game. */
export const rulesCatalogue = (game: GameName, language: Language) =>
  read(shell, (path) => path === `./rules-${game}.${language}.ftl`);

/** A game's words, and the pages in folders beside them. */
export function gameCatalogue(game: GameName, language: Language) {
  const folder = `/games/${game.replaceAll("-", "_")}/words/`;
  return read(games, (path) => path.includes(folder) && path.endsWith(`/${language}.ftl`));
}

/** What the Tutor says in a game's lesson. */
export const lessonCatalogue = (game: GameName, language: Language) =>
  read(lessons, (path) => path === `./lessons/${game}.${language}.ftl`);

/** The language the browser asks for, if we have words in it. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}
