/** The final scoring in figures: every category of every seat, and in which of them the winner gained most. */
import { Icon } from "../design/Icon.js";
import { useWords } from "../words/Speaking.js";
import { categoryName } from "./categories.js";
import type { Category, Chair } from "./drawing.js";
import { SeatMark } from "./SeatMark.js";

interface SumsProps {
  /** From the ground up. */
  categories: readonly Category[];
  chairs: readonly Chair[];
}

export function ScoreTable({ categories, chairs }: SumsProps) {
  const words = useWords();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{words("final-category")}</span>
          </th>
          {chairs.map((chair) => (
            <th scope="col" key={chair.seat}>
              <SeatMark chair={chair} />
              <span className="sr">{chair.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.toReversed().map((category) => {
          const best = Math.max(...category.points);
          return (
            <tr key={category.id}>
              <th scope="row">
                <Icon name={category.icon} /> {categoryName(words, category)}
              </th>
              {chairs.map(({ seat }) => {
                const points = category.points[seat] ?? 0;
                return (
                  <td key={seat} className={points === best && best > 0 ? "best" : ""}>
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
          {chairs.map((chair) => (
            <td key={chair.seat}>{chair.points}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

interface DecidedProps extends SumsProps {
  winners: readonly number[];
  /** Whoever looks; null: a spectator. */
  me: number | null;
}

/** The categories in which the winner gained most on whoever looks; on the next, where that is the winner or a spectator. */
export function Decided({ categories, chairs, winners, me }: DecidedProps) {
  const words = useWords();
  const winner = winners[0];
  const losers = chairs.filter((chair) => !winners.includes(chair.seat)).toSorted((a, b) => b.points - a.points);
  const next = losers.find((chair) => chair.seat === me) ?? losers[0];
  if (winner === undefined || !next) return null;
  const gains = categories
    .map((category) => ({
      category,
      won: category.points[winner] ?? 0,
      lost: category.points[next.seat] ?? 0,
    }))
    .filter((one) => one.won > one.lost)
    .sort((a, b) => b.won - b.lost - (a.won - a.lost))
    .slice(0, 3);
  if (gains.length === 0) return null;
  return (
    <section className="decided">
      <h2>{words("final-decided")}</h2>
      {gains.map(({ category, won, lost }) => (
        <p key={category.id}>
          <Icon name={category.icon} />
          <span>
            {words("final-gain", {
              item: categoryName(words, category),
              winner: chairs[winner]!.name,
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
