/** The board as it is printed: canals, statues, the reputation track, which threat comes in which colour. */
import board from "../../../src/guildtable/games/bruges/board.json";
import type { Colour, GuardHouse } from "../../protocol/bruges.js";

export const CARD_COLOURS: readonly Colour[] = ["blue", "brown", "red", "purple", "yellow"];
export const SIDES = ["left", "right"] as const;
export type Side = (typeof SIDES)[number];
export const GUARD_HOUSES = Object.keys(board.canals.seats) as GuardHouse[];

export interface Space {
  price: number;
  colour: Colour;
}

/** The spaces of a section, outward from the guard house. */
export const spaces = (house: GuardHouse, side: Side): readonly Space[] => board.canals.seats[house][side] as Space[];

export type Penalty = "flood" | "plague" | "raid" | "fire" | "intrigue";
export const penaltyOf = (colour: Colour): Penalty => board.threats.colours[colour].threat as Penalty;

export const CIRCLE: number = board.threats.trigger;
export const MAJORITY_POINTS: number = board.majorities.points_each;
export const STEPS: readonly number[] = board.reputation.values;
export const MAJORITIES = ["reputation", "people", "canal"] as const;
