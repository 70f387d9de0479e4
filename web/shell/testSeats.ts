/** Seats of a table for tests: a person who is here, but for what a test says is different. */
import type { SeatState } from "../protocol/index.js";

const NAMES = ["Anna", "Bram", "Cora", "Dirk"];

export const testSeat = (seat: number, change: Partial<SeatState> = {}): SeatState => ({
  seat,
  kind: "person",
  name: NAMES[seat] ?? "",
  player: `p${seat}`,
  bot: null,
  away: false,
  here: true,
  choice: null,
  absent: false,
  kept: null,
  idle: false,
  portrait: null,
  profile: null,
  free_until: null,
  out_at: null,
  tips: 0,
  ...change,
});

/** Nobody has sat down yet. */
export const emptySeat = (seat: number, change: Partial<SeatState> = {}): SeatState =>
  testSeat(seat, { kind: "empty", name: "", player: null, here: false, ...change });
