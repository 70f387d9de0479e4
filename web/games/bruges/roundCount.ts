/** How a round of Bruges ended: who turned which marker, and why nobody did. Read from what was told and what is seen since. */
import type { BrugesView, Majority } from "../../protocol/bruges.js";
import type { Chair } from "../../table/drawing.js";
import type { PlayedStep } from "../../table/matchState.js";
import { seatIn } from "../../table/refs.js";
import { counted } from "./race.js";
import { MAJORITIES, MAJORITY_POINTS } from "./spaces.js";

export interface Race {
  majority: Majority;
  /** What each seat has, in the order of the seats. */
  counts: readonly number[];
  /** Who turned a marker just now. */
  won: readonly number[];
  /** Who leads alone, and had turned the marker before. */
  already: number | null;
  /** Who shares the lead, where nobody turned anything. */
  tied: readonly number[];
}

export interface RoundCount {
  /** The step that ended the round. */
  seq: number;
  round: number;
  races: readonly Race[];
  points: readonly { seat: number; before: number; after: number }[];
  /** Who is first in the next round; nobody after the last. */
  starter: number | null;
}

const ENDS = ["round-begins", "game-ends"];

export function roundCountOf(
  steps: readonly PlayedStep[],
  view: BrugesView,
  chairs: readonly Chair[],
): RoundCount | null {
  const over = view.phase === "over";
  // While all draw nothing of what was counted changes; later it does.
  if (!over && (view.phase !== "draw" || view.round < 2)) return null;
  const end = steps.findLast((step) => step.events.some(({ id }) => ENDS.includes(id)));
  if (!end) return null;
  const turned = end.events.filter(({ id }) => id === "turns-majority");
  const races = MAJORITIES.map((majority): Race => {
    const counts = view.players.map((player) => counted(player, majority));
    const won = turned.flatMap(({ args }) =>
      args.majority === `majority:${majority}` ? (seatIn(args.seat) ?? []) : [],
    );
    const most = Math.max(...counts);
    const first = counts.flatMap((count, seat) => (count === most ? [seat] : []));
    const alone = first.length === 1 ? first[0]! : null;
    return {
      majority,
      counts,
      won,
      already: won.length === 0 ? alone : null,
      tied: won.length === 0 && alone === null ? first : [],
    };
  });
  return {
    seq: end.seq,
    round: over ? view.round : view.round - 1,
    races,
    points: chairs.map(({ seat, points }) => {
      const markers = races.filter(({ won }) => won.includes(seat)).length;
      return { seat, before: points - markers * MAJORITY_POINTS, after: points };
    }),
    starter: over ? null : view.starter,
  };
}
