/** A face with its presence at the corner: a full ring, half of one, an empty one, or the sign of a bot. Never colour alone. */
import { Icon } from "../design/Icon.js";
import { facesBefore, PlayerFace } from "../shell/PlayerFace.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import type { Chair } from "./drawing.js";
import { type Presence, presenceOf } from "./presence.js";
import { useTable } from "./tableStore.js";

export function PresentFace({ chair }: { chair: Chair }) {
  const table = useTable(({ match }) => match.table);
  const seat = table?.seats[chair.seat];
  return (
    <>
      <span className="face">
        <PlayerFace face={chair.face ?? chair.name} besides={table && seat && facesBefore(table, seat)} />
      </span>
      {!(chair.own && presenceOf(chair) === "here") && (
        <More pages={["people"]}>
          <PresenceMark presence={presenceOf(chair)} />
        </More>
      )}
    </>
  );
}

/** Whoever is here needs no words for it. */
export function PresenceMark({ presence }: { presence: Presence }) {
  const words = useWords();
  const said = words(`presence-${presence}`);
  return (
    <span className={`presence ${presence}`} title={said}>
      {presence === "bot" && <Icon name="bot" />}
      {presence !== "here" && <span className="sr">{said}</span>}
    </span>
  );
}
