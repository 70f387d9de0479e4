/** A larger picture of each game, 240 wide and 150 high, for whoever does not know it yet: of home alone, so it comes with home. */
import type { ComponentType } from "react";
import type { GameName } from "../protocol/index.js";

const scenes = import.meta.glob<ComponentType>("../games/*/Scene.tsx", { eager: true, import: "Scene" });

export const sceneryOf = (game: GameName): ComponentType | undefined => scenes[`../games/${game}/Scene.tsx`];
