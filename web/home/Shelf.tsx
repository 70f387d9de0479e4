/** The games of the house that can be played in the browser. */
import { Link } from "wouter";
import { useWords } from "../words/Speaking.js";
import { GameMark } from "./GameMark.js";
import { gameTitle, playersSaid } from "./sayings.js";
import { SHELF } from "./shelf.js";

export function Shelf() {
  const words = useWords();
  return (
    <section aria-labelledby="games">
      <h2 id="games">{words("home-games")}</h2>
      <ul>
        {SHELF.map((game) => (
          <li key={game}>
            <Link className="game" href={`/rules/${game}`}>
              <GameMark game={game} />
              <span>
                <b>{gameTitle(words, game)}</b>
                <small>{words(`game-blurb-${game}`, { players: playersSaid([2, 3, 4]) })}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
