/** Who is ahead in what: a mark for whoever leads now, a gilded frame for a marker that is won. */
import { Icon } from "../../design/Icon.js";
import { Seal } from "../../design/Seal.js";
import type { BrugesView } from "../../protocol/bruges.js";
import { inOrder } from "../../table/chairs.js";
import type { Drawn } from "../../table/drawing.js";
import { useToldRound } from "../../table/roundEnd.js";
import { useTable } from "../../table/tableStore.js";
import { capital } from "../../words/capitalise.js";
import { useWords } from "../../words/Speaking.js";
import { race, raceTold } from "./race.js";
import { MAJORITIES, MAJORITY_POINTS } from "./spaces.js";
import "./majorities.css";

/** The table by which markers are seen to be won: as it was, until how the round ended has been read. */
function useMarkersTold(view: BrugesView): BrugesView {
  const due = useToldRound((round) => round.due);
  const before = useTable(({ match }) => match.before?.view);
  return due && before ? (before as BrugesView) : view;
}

export function Majorities({ view, chairs, me }: Drawn<"bruges">) {
  const words = useWords();
  const { players } = useMarkersTold(view);
  const seats = inOrder(chairs, me);
  return (
    <section className="majorities panel">
      <table>
        <caption>{words("bruges-majorities")}</caption>
        <thead>
          <tr>
            <td />
            {seats.map((chair) => (
              <th key={chair.seat} scope="col">
                <Seal seal={chair.seal} label={chair.name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MAJORITIES.map((majority) => {
            const { counts, ahead } = race(view, majority);
            return (
              <tr key={majority}>
                <th scope="row">
                  <Icon name={`maj-${majority}`} />
                  {capital(words.name(`majority:${majority}`))}
                </th>
                {seats.map(({ seat }) => {
                  const won = players[seat]!.majorities.includes(majority);
                  return (
                    <td key={seat} className={`${ahead === seat ? "leads" : ""} ${won ? "won" : ""}`}>
                      {counts[seat]}
                      {ahead === seat && <span className="sr">, {words("bruges-leads")}</span>}
                      {won && <span className="sr">, {words("bruges-marker-won")}</span>}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="note">{words("bruges-majorities-note", { points: MAJORITY_POINTS })}</p>
    </section>
  );
}

/** The same in three short lines, for the phone. */
export function Races({ view, chairs, me }: Drawn<"bruges">) {
  const words = useWords();
  return (
    <ul className="races">
      {MAJORITIES.map((majority) => {
        const { ahead } = race(view, majority);
        return (
          <li key={majority} className={ahead === me && me !== null ? "own" : ""}>
            <Icon name={`maj-${majority}`} />
            <span>
              <b>{capital(words.name(`majority:${majority}`))}</b>
              <span className="sr">: </span>{" "}
              <span className="race">{raceTold(words, { view, chairs, me }, majority)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
