/** What belongs to nobody: the grey guild, the Church, and the pieces in stock. */
import { colourClass } from "../../design/colours.js";
import { Icon } from "../../design/Icon.js";
import type { Drawn } from "../../table/drawing.js";
import { useWords } from "../../words/Speaking.js";
import { piecesLeft } from "./piecesLeft.js";
import { Shield } from "./Shield.js";
import { Stock } from "./Stock.js";
import { TILES } from "./tileKinds.js";

export function Commons({ view }: Drawn<"flandern">) {
  const words = useWords();
  const letters = [...TILES.values()].filter((tile) => tile.special && (view.stock[tile.kind] ?? 0) > 0);
  return (
    <section className="fl-seat fl-commons panel" aria-label={words("fl-for-everyone")}>
      <div className={colourClass("grey")} data-at="guild:grey" title={words("fl-neutral")}>
        <Shield arms="grey" letter />
        <span className="what">
          <b>{words("fl-arms-grey")}</b>
          <span className="goods">
            <Stock arms="grey" stock={view.stock} />
          </span>
        </span>
        <b className="score">{view.points.grey ?? 0}</b>
      </div>
      <div className={colourClass("church")} data-at="guild:church" title={words("fl-no-guild")}>
        <Shield arms="church" letter />
        <span className="what">
          <b>{words("fl-arms-church")}</b>
          <span className="fl-letters" title={words("fl-specials")}>
            <span className="sr">{words("fl-specials")}</span>
            {letters.map(({ special }) => (
              <b key={special}>{special}</b>
            ))}
          </span>
          <span className="goods">
            <Stock arms="church" stock={view.stock} />
          </span>
        </span>
      </div>
    </section>
  );
}

/** Wooden pieces and covers nobody has used yet. */
export function Pieces({ view }: Drawn<"flandern">) {
  const words = useWords();
  return (
    <p className="fl-pieces">
      {piecesLeft(view).map(([icon, count, id]) => (
        <span key={icon} data-at={`stock:${icon}@all`} title={words(id, { count })}>
          <Icon name={icon} />
          <b aria-hidden="true">{count}</b>
          <span className="sr">{words(id, { count })}</span>
        </span>
      ))}
    </p>
  );
}
