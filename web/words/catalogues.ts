/** Where the catalogues are: the shell's own beside this file, a game's beside its rules. Each is fetched when it is needed. */
import type { GameName } from "../protocol/index.js";
import type { Language } from "../settings/languages.js";

type Pages = Record<string, () => Promise<string>>;
const shell = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const lessons = import.meta.glob<string>("./lessons/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../src/guildtable/games/*/words/**/*.ftl", {
  query: "?raw",
  import: "default",
});

export const readPages = (pages: Pages, wanted: (path: string) => boolean) =>
  Promise.all(
    Object.entries(pages)
      .filter(([path]) => wanted(path))
      .map(([, page]) => page()),
  );

/** The words of a game's drawing are fetched with the game, and a rulebook by itself. */
const drawings = new Set(
  Object.keys(games).map((path) => path.split("/games/")[1]!.split("/")[0]!.replaceAll("_", "-")),
);
const isOfGame = (path: string) => path.startsWith("./rules-") || drawings.has(path.slice(2).split(".")[0]!);

/** The shell's words: `en.ftl`, and pages of their own such as `shell.en.ftl`. */
export const shellCatalogue = (language: Language) =>
  readPages(shell, (path) => path === `./${language}.ftl` || (path.endsWith(`.${language}.ftl`) && !isOfGame(path)));

/** The rulebook of a game. */
export const rulesCatalogue = (game: GameName, language: Language) =>
  readPages(shell, (path) => path === `./rules-${game}.${language}.ftl`);

/** A game's words: those of its drawing, those of its rules, and the pages in folders beside them. */
export async function gameCatalogue(game: GameName, language: Language) {
  const folder = `/games/${game.replaceAll("-", "_")}/words/`;
  const pages = await Promise.all([
    readPages(shell, (path) => path === `./${game}.${language}.ftl`),
    readPages(games, (path) => path.includes(folder) && path.endsWith(`/${language}.ftl`)),
  ]);
  return pages.flat();
}

/** What the Mentor says in a game's lesson. */
export const lessonCatalogue = (game: GameName, language: Language) =>
  readPages(lessons, (path) => path === `./lessons/${game}.${language}.ftl`);
