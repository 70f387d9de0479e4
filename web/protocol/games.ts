// Generated from docs/schema/protocol.json by generate.mjs.
// sha256 259e470f32e1ad18d3f8296b672a010824c043ff4437c9414d341ba5ae321952

export type * as bruges from "./bruges.js";
export type * as capitalLux from "./capital-lux.js";
export type * as flandern from "./flandern.js";

/** Every game there is. */
export const GAME_NAMES = ["bruges", "capital-lux", "flandern"] as const;
