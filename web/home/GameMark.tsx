import type { ComponentType } from "react";
import type { GameName } from "../protocol/index.js";
import "./gamemark.css";

/** Small, and wanted in every list: they come at once, not with the game's drawing. */
const emblems = import.meta.glob<ComponentType>("../games/*/Emblem.tsx", { eager: true, import: "Emblem" });

/** The little picture of a game, 48 wide and high, from its folder. */
export function GameMark({ game }: { game: GameName }) {
  const Emblem = emblems[`../games/${game}/Emblem.tsx`];
  return (
    <svg className="gamemark" viewBox="0 0 48 48" aria-hidden="true">
      {Emblem && <Emblem />}
    </svg>
  );
}
