// Generated from docs/schema/protocol.json by generate.mjs.
// sha256 388db8548a3d3c9908a78c82fe77d42eb2858804ad0aefa4b2e9e9c75e5fe589

export type * as bruges from "./bruges.js";
export type * as capitalLux from "./capital-lux.js";
export type * as flandern from "./flandern.js";

/** Every game there is. */
export const GAME_NAMES = ["bruges", "capital-lux", "flandern"] as const;
