/** What can be tried out in Flandern 1302's rulebook, and whom the original is by. Who drew it we do not know. */
import { Original } from "../../rules/Original.js";
import type { Figures } from "../../rules/rulebook.js";
// The drawing whole: what it shares with this would otherwise be sent in small pieces to everybody at a table.
import "./index.js";
import { ScoredTown } from "./ScoredTown.js";

export const figures: Figures = {
  aim: () => (
    <Original
      facts={{
        designer: "Wolfgang Panning",
        players: "2–4",
        age: "10+",
        publisher: "Queen Games, 2004",
      }}
      outside={["age", "publisher"]}
    />
  ),
  scoring: ScoredTown,
};
