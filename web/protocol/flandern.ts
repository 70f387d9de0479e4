// Generated from docs/schema/flandern.json by generate.mjs.
// sha256 a585de523015ff03df2bb24b457b4ce361a6df03f32c00b00adfa15871e2d517

/**
 * The steps of the game, in the rulebook's order.
 */
export type Phase =
  | "act"
  | "centres"
  | "choose"
  | "end-turn"
  | "golden-action"
  | "golden-card"
  | "last-centres"
  | "over"
  | "pile"
  | "score"
  | "set-up"
  | "shuffle"
  | "turn";
/**
 * The six towns. A town is where its centre was laid.
 */
export type Town = "bruges" | "ghent" | "leuven" | "liege" | "utrecht" | "ypres";
/**
 * A coat of arms: the four guilds that players lead, the grey guild that nobody leads, and the Church.
 */
export type Arms = "blue" | "church" | "green" | "grey" | "red" | "yellow";
/**
 * A tile on the board.
 *
 * @minItems 1
 * @maxItems 4
 */
export type District = unknown[];
/**
 * What a seat chose for a round: an action card, and so many influence cards.
 *
 * @minItems 1
 * @maxItems 2
 */
export type Played = unknown[];

/**
 * The table as one viewer sees it.
 */
export interface FlandernView {
  board: string;
  round: number;
  phase: Phase;
  starter: number;
  turn: number;
  towns: TownView[];
  districts: {
    [k: string]: District;
  };
  swallowed: {
    [k: string]: string;
  };
  opened: string[];
  covered: string[];
  stock: {
    [k: string]: number;
  };
  building_sites: number;
  cathedrals: number;
  guild_masters: number;
  covers: number;
  points: {
    [k: string]: number;
  };
  players: Player[];
  chosen: Played[];
  order: number[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  golden_left: never[];
  golden_taken: boolean;
  golden_gone: string[];
  pile_left: number;
  pile_gone: string[];
  pile_removed: string[];
  acted: string[];
  own: Own | null;
}
/**
 * A town: where it lies, what is laid there, and what it would pay now.
 */
export interface TownView {
  town: Town;
  site: string;
  scored: boolean;
  value: number;
  shares: Share[];
  free: string[];
}
/**
 * What a guild has in a town, and what that would be paid with.
 */
export interface Share {
  guild: Arms;
  districts: number;
  masters: number;
  points: number;
}
/**
 * What everybody sees of a seat: all cards start alike and are played openly, so hands are no secret.
 */
export interface Player {
  guild: Arms;
  influenced: Arms | null;
  points: number;
  hand: string[];
  played: string[];
  influence: number;
}
/**
 * What a seat alone sees.
 */
export interface Own {
  golden: string | null;
}
