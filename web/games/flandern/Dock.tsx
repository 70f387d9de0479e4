/** Below the prompt: the hand; or the tiles to build with; or whatever else is asked. */
import { Choices } from "../../table/Choices.js";
import type { Drawn } from "../../table/drawing.js";
import { useScreen } from "../../table/screen.js";
import { Guilds } from "./Guilds.js";
import { Hand } from "./Hand.js";
import { isFounding } from "./laid.js";
import { layoutOf } from "./layout.js";
import { spaceIn } from "./lit.js";
import { BoardLayout } from "./TileShape.js";
import { Tiles } from "./Tiles.js";

/** What is pointed at on the board itself, or in the hand. */
const isDrawn = (ref: string) => spaceIn(ref) !== null || /^(site|card|influence|tile):|^button:pile$/.test(ref);

export function Dock(drawn: Drawn<"flandern">) {
  const { view, me, pointing } = drawn;
  const { asked } = pointing;
  const phone = useScreen() === "phone";
  if (me === null) return null;
  if (asked?.why === "build" || asked?.why === "set-up-site") {
    // Another question begins with the arms it has most use for.
    return (
      <BoardLayout value={layoutOf(view.board)}>
        <Tiles key={`${view.round} ${asked.why} ${asked.args.card}`} asked={asked} drawn={drawn} />
      </BoardLayout>
    );
  }
  if (asked?.why === "take-influence") return <Guilds {...drawn} />;
  // On a phone cards that cannot be played take the room of the board.
  if (phone && (isFounding(view) || view.phase === "over")) return null;
  const others = asked?.offers.some(({ path }) => !isDrawn(path.split("/")[0]!));
  return (
    <>
      {others && (
        <div className="fl-others">
          <Choices pointing={pointing} elsewhere={isDrawn} />
        </div>
      )}
      <Hand {...drawn} />
    </>
  );
}
