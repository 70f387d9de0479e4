// Generated from docs/schema/capital-lux.json by generate.mjs.
// sha256 3b61974d5ec5c4117eca406f64df3175893ea4330598cf28ba7640ceaa7a3411

/**
 * The steps of the game, in the rulebook's order.
 */
export type Phase = "choose" | "choose-again" | "deal" | "first-starter" | "over" | "play" | "round-end" | "set-up";
/**
 * A colour of cards, by what its people do in the capital.
 */
export type Profession = "agent" | "cleric" | "merchant" | "scholar";

/**
 * The table as one viewer sees it.
 */
export interface CapitalLuxView {
  round: number;
  phase: Phase;
  starter: number;
  turn: number;
  closer: number | null;
  halls: Hall[];
  players: Player[];
  own: Own | null;
  cards_left: number;
  modifiers_left: number;
  gold_left: number;
  discards: string[];
}
/**
 * One profession in the capital.
 */
export interface Hall {
  profession: Profession;
  cards: number[];
  total: number;
  modifiers: KnownModifier[];
  hidden: number[];
  limit: Limit;
}
/**
 * A modifier whose value the viewer knows: revealed, or placed by the viewer.
 */
export interface KnownModifier {
  owner: number;
  value: number;
}
/**
 * What a hometown may hold of a profession, as the capital stands now.
 */
export interface Limit {
  known: number;
  low: number;
  high: number;
}
/**
 * What everybody sees of a seat.
 */
export interface Player {
  hometown: Holding[];
  bonus: string[];
  gold: number;
  cards_in_hand: number;
  played: string[];
}
/**
 * One profession in a hometown.
 */
export interface Holding {
  profession: Profession;
  cards: number[];
  total: number;
  room: number;
}
/**
 * What a seat alone sees, or remembers having seen.
 */
export interface Own {
  hand: string[];
  packet: string[];
  kept: string[];
  passed: string[];
  handed: string[];
  received: string[];
  drawn: number | null;
}
