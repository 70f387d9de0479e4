/** The games of the house that can be played in the browser. */
import { Link } from "wouter";
import { GameMark } from "../shell/GameMark.js";
import { SHELF } from "../shell/games.js";
import { gameTitle } from "../shell/tableTexts.js";
import { useWords } from "../words/Speaking.js";
import { Blurb } from "./Blurb.js";

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
                <Blurb game={game} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
