/** What the end is counted by in Flandern 1302: town by town, by the guilds it paid. The arms of these stand in its storey. */
import type { ReactNode } from "react";
import type { FlandernView } from "../../protocol/flandern.js";
import type { Shown } from "../../protocol/index.js";
import { byItem } from "../../table/categories.js";
import type { Category, Drawn } from "../../table/drawing.js";
import { Shield } from "./Shield.js";
import { guildsOf, paidBy } from "./seats.js";
import "./storey.css";

/** The towns as they paid, and what influence cards brought at the end. */
export function counted(drawn: Drawn<"flandern">): readonly Category[] {
  const { view, chairs } = drawn;
  const towns = view.towns.map(
    (town): Category => ({
      id: town.town,
      icon: "house",
      name: `town:${town.town}`,
      points: chairs.map(({ seat }) => (town.scored ? paidBy(town, view.players[seat]!) : 0)),
    }),
  );
  // What was laid in a town after it was scored pays nobody: then only the sums are known.
  const whole = chairs.every(({ seat }) => {
    const { guild = 0, influenced = 0 } = drawn.shown.standing[seat]?.items ?? {};
    return towns.reduce((sum, { points }) => sum + points[seat]!, 0) === guild + influenced;
  });
  const items = drawn as unknown as Drawn;
  const guilds = whole ? towns : [byItem(items, "guild", "majority"), byItem(items, "influenced", "hand")];
  return [...guilds, byItem(items, "influence", "influence")];
}

export function storey(category: string, seat: number, { view }: Shown<FlandernView>): ReactNode {
  const town = view.towns.find((one) => one.town === category);
  const guilds = guildsOf(view.players[seat]!).filter((guild) =>
    town?.shares.some((share) => share.guild === guild && share.points > 0),
  );
  if (guilds.length === 0) return null;
  return (
    <span className="fl-storey">
      {guilds.map((guild) => (
        <Shield key={guild} arms={guild} />
      ))}
    </span>
  );
}
