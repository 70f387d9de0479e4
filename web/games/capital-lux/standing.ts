/** How a hometown stands against a limit, as far as the viewer knows it. */
import type { Hall, Holding, Phase, Player } from "../../protocol/capital-lux.js";

export type Stand = "room" | "full" | "risk" | "over" | "checked";

/** What lies in a hometown now has passed the check: a bonus card that left the capital does not put it over again. */
const CHECKED: readonly Phase[] = ["deal", "over"];

export function standOf({ total }: Holding, { limit }: Hall, phase: Phase): Stand {
  if (CHECKED.includes(phase)) return "checked";
  if (total > Math.max(limit.high, 0)) return "over";
  if (total > Math.max(limit.low, 0)) return "risk";
  return total === Math.max(limit.low, 0) ? "full" : "room";
}

/** Has this hometown most of its profession, alone or with others? */
export const isHighest = (holding: Holding, place: number, players: readonly Player[]): boolean =>
  holding.total > 0 && players.every((player) => player.hometown[place]!.total <= holding.total);

/** So long is a bar at least: a lone card must not fill it. */
const SHORTEST = 12;

/** The right end of a column's bars: one scale for the whole column, so that totals and limits can be compared. */
export const scaleOf = (hall: Hall, place: number, players: readonly Player[], more = 0): number =>
  Math.max(SHORTEST, hall.limit.high, hall.total, more, ...players.map((player) => player.hometown[place]!.total));

/** Points that would be lost, or might be, if the round ended now. */
export const riskedOf = (player: Player, halls: readonly Hall[], phase: Phase): number =>
  player.hometown
    .filter((holding, place) => ["risk", "over"].includes(standOf(holding, halls[place]!, phase)))
    .reduce((sum, holding) => sum + holding.total, 0);
