/** What everybody at a table is called. */
import type { SeatState, TableState } from "../protocol/index.js";

/** Bots have names too: it is easier to follow Hendrik than a strength. By seat, so that they keep them. */
const BOTS = ["Hendrik", "Margriet", "Joris", "Lysbet", "Cornelis", "Aleydis", "Pieter", "Katelijne"];

/** No bot has the name of a person who sits there. */
export const namesAt = ({ seats }: TableState): string[] => namesOf(seats);

/** Whose face a seat shows: the portrait that was chosen, the bot's by its name, or one by chance. In a replay nobody has one. */
export function faceAt(table: TableState, { seat, kind, portrait, player, kept }: SeatState): string | undefined {
  if (portrait) return portrait;
  const isReplay = table.seats.every((one) => one.player === null);
  if (kind === "bot") return isReplay ? undefined : namesAt(table)[seat];
  return player ?? kept ?? undefined;
}

export function namesOf(seats: TableState["seats"]): string[] {
  const persons = seats.filter((seat) => seat.kind === "person").map((seat) => seat.name);
  const free = BOTS.filter((name) => !persons.includes(name));
  return seats.map((seat) => (seat.kind === "bot" ? (free[seat.seat] ?? seat.name) : seat.name));
}
