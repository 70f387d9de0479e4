/** The scoring of a town: while it is told, guild after guild over the town; after that a plate says it. */
import { Icon } from "../../design/Icon.js";
import type { TownView } from "../../protocol/flandern.js";
import { useScene } from "../../table/scenes.js";
import { useWords } from "../../words/Speaking.js";
import "./scoring.css";
import { Shield } from "./Shield.js";

export function Scoring({ town, small }: { town: TownView; small: boolean }) {
  const words = useWords();
  const scene = useScene(["town-is-scored"], 4200);
  if (!town.scored) return null;
  const ref = `town:${town.town}`;
  // With as many districts, Guild Masters decide.
  const isTied = (districts: number) => town.shares.filter((share) => share.districts === districts).length > 1;
  if (scene?.events.some((event) => event.args.town === ref)) {
    return (
      <div className="fl-scoring" aria-hidden="true">
        {!small && (
          <p>
            <Icon name="laurel" />
            {words("fl-is-full", { town: ref, value: town.value })}
          </p>
        )}
        <ol>
          {town.shares.map(({ guild, districts, masters, points }, rank) => (
            <li key={guild} style={{ animationDelay: `${0.5 + rank * 0.35}s` }}>
              <Shield arms={guild} />
              {!small && (
                <span>
                  {words("fl-districts", { districts })}
                  {isTied(districts) && `, ${words("fl-masters", { masters })}`}
                </span>
              )}
              <b>+{points}</b>
            </li>
          ))}
        </ol>
      </div>
    );
  }
  const paid = town.shares.filter((share) => share.points > 0).slice(0, small ? 1 : undefined);
  return (
    <p className="fl-scored">
      <Icon name="check" />
      {words("scored")}
      {paid.map(({ guild, points }) => (
        <span key={guild}>
          <Shield arms={guild} /> {points}
        </span>
      ))}
    </p>
  );
}
