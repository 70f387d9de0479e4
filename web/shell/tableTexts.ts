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

/** May a reply take a day or more, or is there a bank? Then nobody is gone who is not there. */
export const isByTheDay = ({ move, game, bank }: ClockRules): boolean =>
  typeof bank === "number" || (move ?? game ?? 0) >= 86400;

/** Who must be asked at a table besides oneself. */
export const otherPeople = (table: TableState, seat: number | null) =>
  table.seats.filter((other) => other.kind === "person" && other.seat !== seat);

export function clockRulesText(words: Words, { move, game, bank }: ClockRules): string {
  const time = spanText(words, move ?? game ?? 0);
  if (move && bank) return words("clock-bank", { time, bank: spanText(words, bank) });
  if (move) return words("clock-move", { time });
  return game ? words("clock-game", { time }) : words("clock-none");
}

const SPANS = { week: 604_800, day: 86_400, hour: 3600, minute: 60, second: 1 } as const;

/** "12 hours" or "5 days", as the language says it: in the largest measure without a rest. */
export function spanText({ language }: Words, seconds: number): string {
  const [unit, size] = Object.entries(SPANS).find(([, size]) => seconds % size === 0)!;
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}

/** "2 to 4" out of 2, 3, 4. */
export function playersText(players: readonly number[]): string {
  const [least, most] = [Math.min(...players), Math.max(...players)];
  return least === most ? `${least}` : `${least}–${most}`;
}
