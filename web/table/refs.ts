/** Refs: `card:prince` is a kind of thing, and which of them. */

/** Which one: `prince` of `card:prince`. */
export const idOf = (ref: string): string => ref.slice(ref.indexOf(":") + 1);

/** The seat a word of a message speaks of, if it is one. */
export const seatIn = (word: unknown): number | null =>
  typeof word === "string" && word.startsWith("seat:") ? Number(idOf(word)) : null;
