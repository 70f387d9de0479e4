/** A canal in words: its side, what is built, and what comes next. */
import type { Player } from "../../protocol/bruges.js";
import { capital } from "../../words/capitalise.js";
import type { Words } from "../../words/words.js";
import { SIDES, type Side, spaces } from "./spaces.js";

/** "Canal on the left: 2 of 5 spaces built; next red for 3, then blue for 4, yellow for 5." */
export function canalTold(words: Words, { guard_house, canals }: Player, side: Side): string {
  const { built } = canals[SIDES.indexOf(side)]!;
  const coming = spaces(guard_house, side)
    .slice(built)
    .map(({ colour, price }) => words("bruges-canal-space", { colour: words.name(`colour:${colour}`), price }));
  const said = { side: words.name(`section:${side}`), built, left: coming.length, next: coming.join(", ") };
  return capital(words("bruges-canal-told", said));
}
