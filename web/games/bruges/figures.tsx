/** What can be tried out in Bruges' rulebook, and whom the original is by. */
import { Original } from "../../rules/Original.js";
import type { Figures } from "../../rules/rulebook.js";
// The drawing whole: what it shares with this would otherwise be sent in small pieces to everybody at a table.
import "./index.js";
import { FinalScoring } from "./FinalScoring.js";

export const figures: Figures = {
  aim: () => (
    <Original
      facts={{
        designer: "Stefan Feld",
        artist: "Michael Menzel",
        players: "2–4",
        minutes: "60",
        age: "13+",
        publisher: "Hans im Glück, 2013",
      }}
    />
  ),
  end: FinalScoring,
};
