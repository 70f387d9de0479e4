/** Which game is to be learned, and how: a first lesson at the table, or the rules. */
import { Link } from "wouter";
import { Icon } from "../design/Icon.js";
import { Sheet } from "../design/Sheet.js";
import { FirstLesson } from "../lesson/FirstLesson.js";
import { GameMark } from "../shell/GameMark.js";
import { useWords } from "../words/Speaking.js";
import { Blurb } from "./Blurb.js";
import "./learn.css";
import { SHELF } from "../shell/games.js";
import { gameTitle } from "../shell/tableTexts.js";

export function LearnSheet({ onClose }: { onClose: () => void }) {
  const words = useWords();
  return (
    <Sheet title={words("home-learn")} close={words("table-close")} onClose={onClose}>
      <p className="learn-what">{words("home-learn-how")}</p>
      <ul className="learn-games">
        {SHELF.map((game) => (
          <li key={game} aria-label={gameTitle(words, game)}>
            <GameMark game={game} />
            <span>
              <b>{gameTitle(words, game)}</b>
              <Blurb game={game} />
            </span>
            <div>
              <FirstLesson game={game} className="btn primary" />
              <Link
                className="btn"
                href={`/rules/${game}`}
                aria-label={`${words("home-rules")}: ${gameTitle(words, game)}`}
              >
                <Icon name="log" />
                {words("home-rules")}
              </Link>
            </div>
          </li>
        ))}
      </ul>
      <Link className="btn puzzles-link" href="/puzzles">
        <Icon name="lantern" />
        {words("home-puzzles")}
      </Link>
    </Sheet>
  );
}
