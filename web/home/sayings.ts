/** Short sentences about a table that several pages need. */
import { Refused } from "../app/api.js";
import type { ClockRules, GameName, TableState } from "../protocol/index.js";
import { namesAt } from "../table/chairs.js";
import type { Words } from "../words/words.js";

export const gameTitle = (words: Words, game: GameName): string => words(`game-name-${game}`);

/** "Ada, Tom and Hendrik", as the language lists names; English as the British do, for the rest is written so too. */
export const listed = (words: Words, names: readonly string[]): string =>
  new Intl.ListFormat(words.language === "en" ? "en-GB" : words.language, { type: "conjunction" }).format(names);

export const takenSeats = (table: TableState) => table.seats.filter((seat) => seat.kind !== "empty");

export const freeSeats = (table: TableState) => table.seats.filter((seat) => seat.kind === "empty");

/** Who else sits there; with no seat of one's own, who sits there. */
export function othersAt(table: TableState, seat: number | null): string[] {
  const names = namesAt(table);
  const others = takenSeats(table).filter((other) => other.seat !== seat);
  return others.map((other) => names[other.seat] ?? other.name);
}

export function clockSaid(words: Words, { move, game }: ClockRules): string {
  if (move && move >= 86400) return words("clock-days", { days: Math.round(move / 86400) });
  if (move) return words("clock-minutes", { minutes: Math.round(move / 60) });
  return game ? words("clock-game", { minutes: Math.round(game / 60) }) : words("clock-none");
}

/** "2 to 4" out of 2, 3, 4. */
export function playersSaid(players: readonly number[]): string {
  const [least, most] = [Math.min(...players), Math.max(...players)];
  return least === most ? `${least}` : `${least}–${most}`;
}

/** Why something did not work, in the reader's language; what we have no words for, in the server's. */
export function whyNot(words: Words, failed: unknown): string {
  const code = failed instanceof Refused ? failed.code : "unreachable";
  const reason = words.has(`refused-${code}`) ? words(`refused-${code}`) : String((failed as Error).message);
  return words("new-failed", { reason });
}
