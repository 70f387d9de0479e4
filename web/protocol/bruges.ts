// Generated from docs/schema/bruges.json by generate.mjs.
// sha256 6f204510edaba861eb6f71741eee18063d778349456cbef583bd1eba5b2bf950

/**
 * The steps of the game, in the rulebook's order. A round runs from `draw` to `majorities`.
 */
export type Phase =
  "advance" | "draw" | "first-player" | "majorities" | "over" | "play" | "roll" | "set-up" | "threats";
/**
 * The colour of a card, a worker, a die, a threat marker, a house or a canal space.
 */
export type Colour = "blue" | "brown" | "purple" | "red" | "yellow";
/**
 * A player's colour is that of the guard house between the two canals; it has nothing to do with the others.
 */
export type GuardHouse = "blue" | "green" | "red" | "yellow";
/**
 * What one can be ahead in, in the order in which it is verified.
 */
export type Majority = "canal" | "people" | "reputation";

/**
 * The table as one viewer sees it.
 */
export interface BrugesView {
  round: number;
  last_round: number | null;
  phase: Phase;
  starter: number;
  turn: number;
  turns_left: number;
  played: boolean;
  dice: {
    [k: string]: number;
  };
  step_price: number;
  piles: ShownPile[];
  extra: ShownPile;
  discards: string[];
  statues: number[];
  players: Player[];
  own: Own | null;
}
/**
 * A pile: how high it is, and the colour on top.
 */
export interface ShownPile {
  cards: number;
  top: Colour | null;
}
/**
 * What everybody sees of a seat.
 */
export interface Player {
  guard_house: GuardHouse;
  guilders: number;
  points: number;
  reputation: number;
  workers: {
    [k: string]: number;
  };
  threats: {
    [k: string]: number;
  };
  backs: Colour[];
  returned: string[];
  houses: ShownHouse[];
  canals: Canal[];
  statues: number[];
  majorities: Majority[];
}
/**
 * A house: its colour, who lives there, and the person its card shows, to those who have seen it.
 */
export interface ShownHouse {
  colour: Colour;
  person: string | null;
  used: boolean;
  card: string | null;
}
/**
 * A section: how far it is built, and what the next space asks of its owner.
 */
export interface Canal {
  built: number;
  colour: Colour | null;
  price: number;
}
/**
 * What a seat alone sees.
 */
export interface Own {
  hand: string[];
  unseen: Colour[];
  drawn: string[];
}
