import type { GameName } from "../protocol/index.js";
import { frontOf } from "./fronts.js";
import "./gamemark.css";

/** The little picture of a game, 48 wide and high, from its folder. */
export function GameMark({ game }: { game: GameName }) {
  const Emblem = frontOf(game)?.Emblem;
  return (
    <svg className="gamemark" viewBox="0 0 48 48" aria-hidden="true">
      {Emblem && <Emblem />}
    </svg>
  );
}
