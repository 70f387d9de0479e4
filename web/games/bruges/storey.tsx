/** What stands in a storey of the final tower beside its number: those persons who brought most of it. */
import type { ReactNode } from "react";
import type { BrugesView } from "../../protocol/bruges.js";
import type { Shown } from "../../protocol/index.js";
import { Face } from "./Face.js";
import { person } from "./persons.js";
import "./storey.css";

const MOST = 3;

export function storey(item: string, seat: number, { view }: Shown<BrugesView>): ReactNode {
  if (item !== "people" && item !== "laurels") return null;
  const persons = (view.players[seat]?.houses ?? []).flatMap((house) => house.person ?? []).map(person);
  const meant = item === "laurels" ? persons.filter((one) => one.icon === "at-end") : persons;
  const best = meant.toSorted((one, other) => other.points - one.points).slice(0, MOST);
  if (best.length === 0) return null;
  return (
    <span className="storey-folk" aria-hidden="true">
      {best.map(({ id }) => (
        <span key={id}>
          <Face id={id} />
        </span>
      ))}
    </span>
  );
}
