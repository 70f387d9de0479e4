/** Days and months, as the language writes them. */
import type { FinishedGame } from "../protocol/index.js";
import type { Words } from "../words/words.js";

export interface Month {
  title: string;
  games: FinishedGame[];
}

export const monthOf = (words: Words, seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString(words.language, { month: "long", year: "numeric" });

/** Games in the order they come in, those of a month together. */
export function byMonth(words: Words, games: readonly FinishedGame[]): Month[] {
  const months: Month[] = [];
  for (const game of games) {
    const title = monthOf(words, game.ended);
    if (months.at(-1)?.title !== title) months.push({ title, games: [] });
    months.at(-1)!.games.push(game);
  }
  return months;
}

/** "Sat 14" and "21:40"; English as the British write it. */
export function dayAndTime(words: Words, seconds: number): { day: string; time: string } {
  const when = new Date(seconds * 1000);
  const language = words.language === "en" ? "en-GB" : words.language;
  return {
    day: when.toLocaleDateString(language, { weekday: "short", day: "numeric", month: "short" }),
    time: when.toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" }),
  };
}
