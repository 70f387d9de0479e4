/** The other people at the table: their faces and names, and what can be done about each. */
import type { TableState } from "../protocol/index.js";
import { facesBefore, PlayerFace } from "../shell/PlayerFace.js";
import { faceAt } from "../shell/playerNames.js";
import { otherPeople } from "../shell/tableTexts.js";
import { PersonActs } from "./PersonActs.js";
import "./people.css";
import { useTable } from "./tableStore.js";

export function People({ table }: { table: TableState }) {
  const seat = useTable((store) => store.match.seat);
  return (
    <ul className="people">
      {otherPeople(table, seat).map((one) => (
        <li key={one.seat}>
          <span className="person-face">
            <PlayerFace face={faceAt(table, one) ?? one.name} besides={facesBefore(table, one)} />
          </span>
          <b>{one.name}</b>
          <PersonActs seat={one} />
        </li>
      ))}
    </ul>
  );
}
