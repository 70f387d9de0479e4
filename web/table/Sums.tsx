/** The final scoring in figures: every item of every seat, and in which of them the winner gained most. */
import { Icon } from "../design/Icon.js";
import { capital } from "../words/capital.js";
import { useWords } from "../words/Speaking.js";
import type { Drawing, Drawn } from "./drawing.js";
import { SeatMark } from "./SeatMark.js";
import { pointsOf } from "./Tower.js";

export function Sums({ drawing, drawn }: { drawing: Drawing; drawn: Drawn }) {
  const words = useWords();
  const items = drawing.scores.filter(({ item }) =>
    drawn.chairs.some((chair) => pointsOf(drawn, chair.seat, item) !== 0),
  );
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{words("final-category")}</span>
          </th>
          {drawn.chairs.map((chair) => (
            <th scope="col" key={chair.seat}>
              <SeatMark chair={chair} />
              <span className="sr">{chair.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...items].reverse().map(({ item, icon }) => {
          const best = Math.max(...drawn.chairs.map((chair) => pointsOf(drawn, chair.seat, item)));
          return (
            <tr key={item}>
              <th scope="row">
                <Icon name={icon} /> {capital(words(`score-${item}`))}
              </th>
              {drawn.chairs.map((chair) => {
                const points = pointsOf(drawn, chair.seat, item);
                return (
                  <td key={chair.seat} className={points === best && best > 0 ? "best" : ""}>
                    {points}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words("final-total")}</th>
          {drawn.chairs.map((chair) => (
            <td key={chair.seat}>{chair.points}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** The categories in which the winner gained most on the next. */
export function Decided({ drawing, drawn, winners }: { drawing: Drawing; drawn: Drawn; winners: readonly number[] }) {
  const words = useWords();
  const winner = winners[0];
  const next = [...drawn.chairs]
    .filter((chair) => !winners.includes(chair.seat))
    .sort((a, b) => b.points - a.points)[0];
  if (winner === undefined || !next) return null;
  const gains = drawing.scores
    .map(({ item, icon }) => ({
      item,
      icon,
      won: pointsOf(drawn, winner, item),
      lost: pointsOf(drawn, next.seat, item),
    }))
    .filter((one) => one.won > one.lost)
    .sort((a, b) => b.won - b.lost - (a.won - a.lost))
    .slice(0, 3);
  if (gains.length === 0) return null;
  return (
    <section className="decided">
      <h2>{words("final-decided")}</h2>
      {gains.map(({ item, icon, won, lost }) => (
        <p key={item}>
          <Icon name={icon} />
          <span>
            {words("final-gain", {
              item: capital(words(`score-${item}`)),
              winner: drawn.chairs[winner]!.name,
              won,
              next: next.name,
              lost,
            })}
          </span>
          <b>+{won - lost}</b>
        </p>
      ))}
    </section>
  );
}
