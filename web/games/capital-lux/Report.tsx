/** How the last round ended: what modifiers were, who lost or saved what, who took which bonus cards. */
import { Icon } from "../../design/Icon.js";
import { Seal } from "../../design/Seal.js";
import type { Drawn } from "../../table/drawing.js";
import { useToldRound } from "../../table/roundEnd.js";
import { useWords } from "../../words/Speaking.js";
import { Note } from "./Note.js";
import "./report.css";
import { type Line, useReport } from "./ending.js";
import { Faces } from "./Tile.js";

export function Report({ view, chairs }: Drawn<"capital-lux">) {
  const words = useWords();
  const report = useReport(view);
  // The board and its panel tell it first; here it can be read again.
  const due = useToldRound((round) => round.due);
  if (!report || due) return null;
  return (
    <Note title={words("lux-report", { round: report.round })}>
      {/* Where the side is low it scrolls. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by the arrow keys */}
      <ul className="lux-report" tabIndex={0}>
        {report.lines.map((line) => {
          const chair = chairs[line.seat];
          return (
            <li key={`${line.id}.${line.seat}.${line.capital}.${line.modifier}`} className={line.id}>
              {chair && <Seal seal={chair.seal} label={chair.name} />}
              <Told line={line} />
            </li>
          );
        })}
      </ul>
    </Note>
  );
}

function Told({ line: { id, capital, modifier, gold, cards } }: { line: Line }) {
  const words = useWords();
  const what = words(`lux-${id}`, { capital: capital ?? "", modifier: modifier ?? "", gold });
  return (
    <>
      <span>
        {id === "reveals-modifier" && <Icon name="modifier" />}
        {what}
      </span>
      {cards.length > 0 && <Faces faces={cards} />}
    </>
  );
}
