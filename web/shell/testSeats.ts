/** Seats of a table for tests: a person who is here, but for what a test says is different. */
import type { SeatState } from "../protocol/index.js";
import { seatsOf } from "./recordedSeats.js";

const SEATS = seatsOf(["Anna", "Bram", "Cora", "Dirk", "Els", "Frans"]);

export const testSeat = (seat: number, change: Partial<SeatState> = {}): SeatState => ({
  ...SEATS[seat]!,
  player: `p${seat}`,
  ...change,
});

/** Nobody has sat down yet. */
export const emptySeat = (seat: number, change: Partial<SeatState> = {}): SeatState =>
  testSeat(seat, { kind: "empty", name: "", player: null, here: false, ...change });
