// Generated from docs/schema/protocol.json by generate.mjs.
// sha256 b37b8fb0446b9d0a1b53ba091c1435d8b70fa1f0012fb0f5f24939fef722c3d2

export type * as bruges from "./bruges.js";
export type * as capitalLux from "./capital-lux.js";
export type * as flandern from "./flandern.js";

/** Every game there is. */
export const GAME_NAMES = ["bruges", "capital-lux", "flandern"] as const;
