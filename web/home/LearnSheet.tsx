/** Which game is to be learned, and how: a first lesson at the table, or the rules. */
import { Link } from "wouter";
import { Icon } from "../design/Icon.js";
import { Sheet } from "../design/Sheet.js";
import { FirstLesson } from "../lesson/FirstLesson.js";
import { useWords } from "../words/Speaking.js";
import { GameMark } from "./GameMark.js";
import "./learn.css";
import { gameTitle, playersSaid } from "./sayings.js";
import { SHELF } from "./shelf.js";

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
              <small>{words(`game-blurb-${game}`, { players: playersSaid([2, 3, 4]) })}</small>
            </span>
            <div>
              <FirstLesson game={game} className="btn primary" />
              <Link className="btn" href={`/rules/${game}`}>
                <Icon name="log" />
                {words("home-rules")}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
