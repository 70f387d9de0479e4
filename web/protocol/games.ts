// Generated from docs/schema/protocol.json by generate.mjs.
// sha256 e878b257a2d6db7a5bf99985e7384dc53d7af6060a099b596b58efb0690e1daa

export type * as bruges from "./bruges.js";
export type * as capitalLux from "./capital-lux.js";
export type * as flandern from "./flandern.js";

/** Every game there is. */
export const GAME_NAMES = ["bruges", "capital-lux", "flandern"] as const;
