/** Short sentences about a table that several pages need. */

import type { ClockRules, GameName, TableState } from "../protocol/index.js";
import type { Words } from "../words/words.js";
import { namesAt } from "./playerNames.js";

export const gameTitle = (words: Words, game: GameName): string =>
  words.has(`game-name-${game}`) ? words(`game-name-${game}`) : game;

export const takenSeats = (table: TableState) => table.seats.filter((seat) => seat.kind !== "empty");

export const freeSeats = (table: TableState) => table.seats.filter((seat) => seat.kind === "empty");

/** Where this player may sit down: some seats are kept for those who play again. */
export const seatsFor = (table: TableState, player: string | null) =>
  freeSeats(table).filter((seat) => seat.kept === null || seat.kept === player);

/** Who else sits there; with no seat of one's own, who sits there. */
export function othersAt(table: TableState, seat: number | null): string[] {
  const names = namesAt(table);
  const others = takenSeats(table).filter((other) => other.seat !== seat);
  return others.map((other) => names[other.seat] ?? other.name);
}

/** May a reply take a day or more? Then nobody is gone who is not there. */
export const isByTheDay = ({ move, game }: ClockRules): boolean => (move ?? game ?? 0) >= 86400;

/** Who must be asked at a table besides oneself. */
export const otherPeople = (table: TableState, seat: number | null) =>
  table.seats.filter((other) => other.kind === "person" && other.seat !== seat);

export function clockRulesText(words: Words, { move, game }: ClockRules): string {
  if (move && move >= 86400) return words("clock-days", { days: Math.round(move / 86400) });
  if (move) return words("clock-minutes", { minutes: Math.round(move / 60) });
  return game ? words("clock-game", { minutes: Math.round(game / 60) }) : words("clock-none");
}

/** "2 to 4" out of 2, 3, 4. */
export function playersText(players: readonly number[]): string {
  const [least, most] = [Math.min(...players), Math.max(...players)];
  return least === most ? `${least}` : `${least}–${most}`;
}
