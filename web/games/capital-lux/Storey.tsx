/** What stands in a storey of the final tower: the people of the hometown, the bonus cards, the gold. */
import type { ReactNode } from "react";
import { colourClass } from "../../design/colours.js";
import { Hatch } from "../../design/Hatch.js";
import { Icon } from "../../design/Icon.js";
import { Portrait } from "../../design/portrait/Portrait.js";
import type { CapitalLuxView, Holding } from "../../protocol/capital-lux.js";
import type { Shown } from "../../protocol/index.js";
import { useWords } from "../../words/Speaking.js";
import { COLOUR, GROUP, SIGN } from "./professions.js";
import "./storey.css";
import { Faces } from "./Tile.js";

/** Of the tallest tower: the part that makes a storey high enough to look out of. */
const LOWEST = 0.18;

export function storey(item: string, seat: number, shown: Shown<CapitalLuxView>): ReactNode {
  const player = shown.view.players[seat];
  const points = shown.standing[seat]?.items[item] ?? 0;
  const most = Math.max(...shown.standing.map(({ items }) => Object.values(items).reduce((sum, one) => sum + one, 0)));
  // A low storey has no windows.
  if (!player || points < most * LOWEST) return null;
  if (item === "hometown") return <Town hometown={player.hometown} />;
  if (item === "bonus") return player.bonus.length > 0 ? <Faces faces={player.bonus} /> : null;
  return null;
}

/** The best of each profession looks out of a window, with the total beside. */
function Town({ hometown }: { hometown: readonly Holding[] }) {
  const words = useWords();
  const lived = hometown.filter((holding) => holding.cards.length > 0);
  return (
    <span className="lux-windows">
      {lived.map(({ profession, cards, total }) => {
        const best = Math.max(...cards);
        return (
          <span key={profession} className={colourClass(COLOUR[profession])}>
            <Portrait
              id={`lux-${profession}-${best}`}
              group={GROUP[profession]}
              colour={COLOUR[profession]}
              woman={best % 2 === 0}
            />
            <small>
              <Hatch />
              <Icon name={SIGN[profession]} />
              <span aria-hidden="true">{total}</span>
              <span className="sr">{`${words.name(`capital:${profession}`)} ${total}, `}</span>
            </small>
          </span>
        );
      })}
    </span>
  );
}
