// Generated from docs/schema/protocol.json by generate.mjs.
// sha256 cf7f11960b17086269404b1c5a60e027d59317ed1e50d6663ac5f0f5c5f1a5ff

export type * as bruges from "./bruges.js";
export type * as capitalLux from "./capital-lux.js";
export type * as flandern from "./flandern.js";

/** Every game there is. */
export const GAME_NAMES = ["bruges", "capital-lux", "flandern"] as const;
