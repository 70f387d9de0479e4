/** How many games were won, by game and number of players; a stroke stands where an even share would be. */
import type { ResultTally } from "../protocol/index.js";
import { GameMark } from "../shell/GameMark.js";
import { gameTitle } from "../shell/tableTexts.js";
import { useWords } from "../words/Speaking.js";
import "./standings.css";
import type { Standing } from "./standing.js";

export function Standings({ standing, label }: { standing: Standing; label: string }) {
  const words = useWords();
  return (
    <table className="standings" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{words("profile-game")}</span>
          </th>
          {standing.counts.map((players) => (
            <th key={players} scope="col">
              {words("profile-players", { players })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {standing.rows.map(({ game, games, cells }) => (
          <tr key={game}>
            <th scope="row">
              <span className="of-game">
                <GameMark game={game} />
                <span>
                  <b>{gameTitle(words, game)}</b>
                  <small>{words("profile-games", { games })}</small>
                </span>
              </span>
            </th>
            {cells.map((tally, at) => (
              <td key={standing.counts[at]}>
                {tally ? <Share {...tally} /> : <small>{words("profile-not-yet")}</small>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Share({ games, won, players }: ResultTally) {
  const words = useWords();
  const share = (games / players).toLocaleString(words.language, { maximumFractionDigits: 1 });
  const isAbove = won * players >= games;
  return (
    <>
      <b>{won}</b>{" "}
      <small>
        {words("profile-of", { games })} <span className="word">{words("profile-won")}</span>
      </small>
      <span className="sr"> {words("profile-even", { share })}</span>
      <svg
        className={isAbove ? "share above" : "share"}
        viewBox="0 0 100 14"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className="whole" y={4} width={100} height={6} />
        <rect className="won" y={4} width={(100 * won) / games} height={6} />
        <path d={`M${100 / players} 0V14`} />
      </svg>
    </>
  );
}
