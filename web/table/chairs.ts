/** Who sits where, as every drawing shows it. */
import { SEALS } from "../design/Seal.js";
import type { Shown, TableState, View } from "../protocol/index.js";
import type { Chair } from "./drawing.js";

/** Bots have names too: it is easier to follow Hendrik than a strength. By seat, so that they keep them. */
const BOTS = ["Hendrik", "Margriet", "Joris", "Lysbet", "Cornelis", "Aleydis", "Pieter", "Katelijne"];

/** What everybody at the table is called. No bot has the name of a person who sits there. */
export const namesAt = ({ seats }: TableState): string[] => namesOf(seats);

export function namesOf(seats: TableState["seats"]): string[] {
  const persons = seats.filter((seat) => seat.kind === "person").map((seat) => seat.name);
  const free = BOTS.filter((name) => !persons.includes(name));
  return seats.map((seat) => (seat.kind === "bot" ? (free[seat.seat] ?? seat.name) : seat.name));
}

export function chairsAt(table: TableState, shown: Shown<View>, me: number | null): Chair[] {
  const names = namesAt(table);
  return table.seats.map((seat) => ({
    seat: seat.seat,
    name: names[seat.seat] ?? seat.name,
    seal: SEALS[seat.seat % SEALS.length]!,
    own: seat.seat === me,
    bot: seat.kind === "bot",
    away: seat.away,
    here: seat.here,
    asked: shown.asked.includes(seat.seat) && !shown.answered.includes(seat.seat),
    answered: shown.answered.includes(seat.seat),
    points: Object.values(shown.standing[seat.seat]?.items ?? {}).reduce((sum, points) => sum + points, 0),
  }));
}

/** The seats in the order of play, the viewer's own first. */
export const inOrder = <T>(seats: readonly T[], me: number | null): T[] => [
  ...seats.slice(me ?? 0),
  ...seats.slice(0, me ?? 0),
];
