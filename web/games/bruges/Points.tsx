/** The points of a seat if the game ended now; its parts where one points or taps. */
import { useId } from "react";
import { Counting } from "../../design/Counting.js";
import { Icon } from "../../design/Icon.js";
import type { BrugesView } from "../../protocol/bruges.js";
import type { Shown } from "../../protocol/index.js";
import { Badged } from "../../table/Badged.js";
import type { Chair } from "../../table/drawing.js";
import { capital } from "../../words/capitalise.js";
import { useWords } from "../../words/Speaking.js";
import "./points.css";
import { SCORES } from "./scores.js";

export function Points({ chair, shown }: { chair: Chair; shown: Shown<BrugesView> }) {
  const words = useWords();
  const id = useId();
  const told = words("bruges-points-told", { points: chair.points });
  const items = shown.standing[chair.seat]?.items ?? {};
  return (
    <span className="bruges-points">
      <button type="button" className="num" popoverTarget={id} title={told}>
        <Badged seat={chair.seat} of="points">
          <Icon name="points" />
          <Counting value={chair.points} label={told} />
        </Badged>
      </button>
      <div id={id} popover="auto" className="parts panel">
        <p className="h2">{words("bruges-points-of", { name: chair.name })}</p>
        <dl>
          {SCORES.map(({ item, icon }) => (
            <div key={item}>
              <dt>
                <Icon name={icon} />
                {capital(words(`score-${item}`))}
              </dt>
              <dd>{items[item] ?? 0}</dd>
            </div>
          ))}
          <div className="sum">
            <dt>{words("bruges-points-now")}</dt>
            <dd>{chair.points}</dd>
          </div>
        </dl>
      </div>
    </span>
  );
}
