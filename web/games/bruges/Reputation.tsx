/** The reputation track: half a stepped gable, with a pawn for each seat. */
import { Stairs } from "../../design/Stairs.js";
import type { Drawn } from "../../table/drawing.js";
import { useWords } from "../../words/Speaking.js";
import { STEPS } from "./spaces.js";

export function Reputation({ view, chairs }: Drawn<"bruges">) {
  const words = useWords();
  const pawns = chairs.map(({ seal, seat }) => ({ seal, step: view.players[seat]!.reputation }));
  const told = chairs.map(({ name, seat }) => `${name}: ${view.players[seat]!.reputation}`).join(", ");
  return (
    <div className="stairs" data-at="stairs">
      <Stairs
        values={STEPS}
        pawns={pawns}
        title={`${words.name("majority:reputation")}: ${told}`}
        caption={words("bruges-steps-worth")}
        width={258}
        height={118}
      />
    </div>
  );
}
