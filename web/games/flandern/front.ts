/** Flandern 1302 on the shelf. */
import type { Front } from "../../shell/fronts.js";
import { Emblem } from "./Emblem.js";

export const front: Front = { place: 2, Emblem };
