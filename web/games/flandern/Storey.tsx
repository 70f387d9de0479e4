/** What stands in a storey of the final tower: the towns that paid most, or the guild's arms. */
import type { ReactNode } from "react";
import type { FlandernView } from "../../protocol/flandern.js";
import type { Shown } from "../../protocol/index.js";
import { useWords } from "../../words/Speaking.js";
import { Shield } from "./Shield.js";
import "./storey.css";

/** So many lines fit into the tallest tower beside the arms. */
const MOST = 9;

export function storey(item: string, seat: number, { view, standing }: Shown<FlandernView>): ReactNode {
  const player = view.players[seat];
  const guild = item === "guild" ? player?.guild : item === "influenced" ? player?.influenced : null;
  if (!guild) return null;
  const tallest = Math.max(1, ...standing.map(({ items }) => Object.values(items).reduce((sum, one) => sum + one, 0)));
  const lines = Math.floor((MOST * (standing[seat]?.items[item] ?? 0)) / tallest);
  const paid = view.towns
    .map((town) => ({ town: town.town, points: town.shares.find((share) => share.guild === guild)?.points ?? 0 }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, Math.max(0, lines - 2));
  return (
    <span className="fl-storey">
      <Shield arms={guild} />
      {paid.map(({ town, points }) => (
        <Paid key={town} town={town} points={points} />
      ))}
    </span>
  );
}

function Paid({ town, points }: { town: string; points: number }) {
  const words = useWords();
  return (
    <small>
      {words.name(`town:${town}`)} <span>{points}</span>
    </small>
  );
}
