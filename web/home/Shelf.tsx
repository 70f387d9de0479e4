/** The games of the house that can be played in the browser. */
import { Link } from "wouter";
import { Icon } from "../design/Icon.js";
import { FirstLesson } from "../lesson/FirstLesson.js";
import type { GameName } from "../protocol/index.js";
import { GameMark } from "../shell/GameMark.js";
import { SHELF } from "../shell/games.js";
import { gameTitle } from "../shell/tableTexts.js";
import { useWords } from "../words/Speaking.js";
import { Blurb } from "./Blurb.js";
import { sceneryOf } from "./scenes.js";
import "./shelf.css";

/** In a column beside one's tables, each with the two ways to know it. */
export function Shelf() {
  const words = useWords();
  return (
    <section aria-labelledby="games">
      <h2 id="games">{words("home-games")}</h2>
      <ul>
        {SHELF.map((game) => (
          <li key={game} className="game">
            <GameMark game={game} />
            <span>
              <b>{gameTitle(words, game)}</b>
              <Blurb game={game} />
            </span>
            <Know game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For whoever has no tables yet: each game with its picture as well. */
export function ShowCase() {
  const words = useWords();
  return (
    <section className="show-case" aria-labelledby="games">
      <h2 id="games">{words("home-games")}</h2>
      <ul>
        {SHELF.map((game) => (
          <Shown key={game} game={game} />
        ))}
      </ul>
    </section>
  );
}

function Shown({ game }: { game: GameName }) {
  const words = useWords();
  const Scene = sceneryOf(game);
  return (
    <li>
      <svg className="scene" viewBox="0 0 240 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {Scene && <Scene />}
      </svg>
      <div>
        <b>{gameTitle(words, game)}</b>
        <Blurb game={game} />
        <Know game={game} />
      </div>
    </li>
  );
}

/** A game is learned at the table, or read. */
function Know({ game }: { game: GameName }) {
  const words = useWords();
  return (
    <span className="know">
      <FirstLesson game={game} className="btn sm" />
      <Link className="btn sm" href={`/rules/${game}`} aria-label={`${words("home-rules")}: ${gameTitle(words, game)}`}>
        <Icon name="log" />
        {words("home-rules")}
      </Link>
    </span>
  );
}
