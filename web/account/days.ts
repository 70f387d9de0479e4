import type { Words } from "../words/words.js";

/** A day as the language writes it; today by its name. */
export function dayOf(words: Words, seconds: number, now = Date.now()): string {
  const day = new Date(seconds * 1000);
  if (day.toDateString() === new Date(now).toDateString()) return words("account-today");
  return day.toLocaleDateString(words.language, { day: "numeric", month: "long", year: "numeric" });
}

export const timeOf = (words: Words, seconds: number): string =>
  new Date(seconds * 1000).toLocaleTimeString(words.language === "en" ? "en-GB" : words.language, {
    hour: "2-digit",
    minute: "2-digit",
  });
