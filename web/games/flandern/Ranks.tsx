/** What each guild has in a town, and what it would be paid now: the sums of the view, by rank. */
import type { TownView } from "../../protocol/flandern.js";
import { useWords } from "../../words/Speaking.js";
import { useGuildName } from "./names.js";
import "./ranks.css";
import { Shield } from "./Shield.js";

export function Ranks({ town, own }: { town: TownView; own: readonly string[] }) {
  const words = useWords();
  const guildOf = useGuildName();
  return (
    <ol className={`fl-ranks n${town.shares.length}`}>
      {town.shares.map(({ guild, districts, masters, points }) => {
        const said = words("fl-share", { guild: guildOf(guild), districts, masters, points });
        return (
          <li key={guild} className={own.includes(guild) ? "own" : ""} title={said}>
            <span className="sr">{said}</span>
            <Shield arms={guild} />
            <b aria-hidden="true">{districts}</b>
            <em aria-hidden="true">→ {points}</em>
          </li>
        );
      })}
    </ol>
  );
}
