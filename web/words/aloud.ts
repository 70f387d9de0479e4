/** What is seen as an arrow between two numbers is heard as words: "limit 8 → 5" as "limit from 8 to 5". */
import type { Words } from "./words.js";

export const aloud = (words: Words, text: string): string =>
  text.replace(/(\S+) → (\S+)/g, (_, before: string, after: string) => words("from-to", { before, after }));
