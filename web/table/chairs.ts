/** Who sits where, as every drawing shows it. */
import { SEALS } from "../design/Seal.js";
import type { Shown, TableState, View } from "../protocol/index.js";
import { faceAt, namesAt } from "../shell/playerNames.js";
import type { Words } from "../words/words.js";
import type { Chair } from "./drawing.js";
import { waitedFor } from "./matchState.js";

/** One's own is called `you` at the table: who one is, one knows. */
export function chairsAt(table: TableState, shown: Shown<View>, me: number | null, you?: string): Chair[] {
  const names = namesAt(table);
  return table.seats.map((seat) => ({
    seat: seat.seat,
    name: (seat.seat === me && you) || (names[seat.seat] ?? seat.name),
    seal: SEALS[seat.seat % SEALS.length]!,
    own: seat.seat === me,
    bot: seat.kind === "bot",
    away: seat.away,
    here: seat.here,
    idle: seat.idle,
    face: faceAt(table, seat),
    asked: shown.asked.includes(seat.seat) && !shown.answered.includes(seat.seat),
    answered: shown.answered.includes(seat.seat),
    points: pointsAt(shown, seat.seat),
  }));
}

export const pointsAt = ({ standing }: Pick<Shown<View>, "standing">, seat: number): number =>
  Object.values(standing[seat]?.items ?? {}).reduce((sum, points) => sum + points, 0);

/** Whom everybody waits for, as the object of a sentence: "you and Margriet". */
export const namesWaitedFor = (words: Words, shown: Shown<View>, chairs: readonly Chair[]): string =>
  words.list(
    waitedFor(shown).map((seat) => (chairs[seat]?.own ? words("table-you-object") : (chairs[seat]?.name ?? ""))),
  );

/** The seats in the order of play, the viewer's own first. */
export const inOrder = <T>(seats: readonly T[], me: number | null): T[] => [
  ...seats.slice(me ?? 0),
  ...seats.slice(0, me ?? 0),
];
