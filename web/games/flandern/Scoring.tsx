/** A town that has been scored: a plate over it says whom it paid. While it is told, the town's moment does. */
import { Icon } from "../../design/Icon.js";
import type { TownView } from "../../protocol/flandern.js";
import { useWords } from "../../words/Speaking.js";
import "./scoring.css";
import { Shield } from "./Shield.js";

export function Scoring({ town, small }: { town: TownView; small: boolean }) {
  const words = useWords();
  if (!town.scored) return null;
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
