/** The clock of a table by the day, as the server tells it: two times, and what is left in all. Elsewhere none of it is said. */
import type { SeatClock, SeatState } from "../protocol/index.js";
import type { Words } from "../words/words.js";

/** In seconds since 1970: until then the turn is free; then one's seat is lost to a bot. */
export interface TwoTimes {
  freeUntil: number;
  outAt: number;
}

/** The two times of a seat that is asked; null where its clock is another, or stands. */
export function twoTimesOf(seat: Partial<SeatState> | Partial<SeatClock> | undefined): TwoTimes | null {
  const { free_until: freeUntil, out_at: outAt } = seat ?? {};
  return typeof freeUntil === "number" && typeof outAt === "number" ? { freeUntil, outAt } : null;
}

/** Is the free time over? Then what was saved for the whole game runs. */
export const isOnBank = ({ freeUntil }: TwoTimes, now: number): boolean => now / 1000 >= freeUntil;

/** Is nothing left in reserve? Then the end of the free time is the end. */
export const isLast = ({ freeUntil, outAt }: TwoTimes): boolean => outAt - freeUntil < 60;

const A_WEEK = 6 * 86_400;

/** A time as one says it today: "10:30", "Mon 10:30", and further away with its date. */
export function momentText({ language }: Words, seconds: number, now: number): string {
  const at = new Date(seconds * 1000);
  const today = at.toDateString() === new Date(now).toDateString();
  const near = Math.abs(seconds - now / 1000) < A_WEEK;
  const day: Intl.DateTimeFormatOptions = today ? {} : near ? { weekday: "short" } : { day: "numeric", month: "short" };
  const how = { ...day, hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, how).format(at);
}
