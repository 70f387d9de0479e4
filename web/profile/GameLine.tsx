/** A finished game in a list: when, what it came to, everybody's points in the order of their seats, and its replay. */
import { Link } from "wouter";
import { Icon } from "../design/Icon.js";
import type { FinishedGame } from "../protocol/index.js";
import { GameMark } from "../shell/GameMark.js";
import { isGame } from "../shell/games.js";
import { namesOf } from "../shell/playerNames.js";
import { seatsOf } from "../shell/recordedSeats.js";
import { gameTitle } from "../shell/tableTexts.js";
import { useWords } from "../words/Speaking.js";
import "./game-line.css";
import { dayAndTime } from "./months.js";
import { hasWon, outcome, placeText } from "./outcome.js";

interface GameLineProps {
  game: FinishedGame;
  /** Is it the reader's own? */
  own: boolean;
}

export function GameLine({ game, own }: GameLineProps) {
  const words = useWords();
  if (!isGame(game.game)) return null;
  const { day, time } = dayAndTime(words, game.ended);
  const what = outcome(words, game);
  const title = gameTitle(words, game.game);
  const isAlone = game.seats.length - game.bots <= 1;
  const won = hasWon(game);
  return (
    <li className={`game-line ${game.ending}`}>
      <span className="played-at">
        {day} <span>{time}</span>
      </span>
      <GameMark game={game.game} />
      <span className="what">
        <b>{what}</b>
        <small>{isAlone ? words("came-with-bots", { game: title }) : title}</small>
      </span>
      <SeatPoints game={game} own={own} />
      <span className={won ? "place won" : "place"} aria-hidden="true">
        {won && <Icon name="laurel" />}
        {placeText(words, game)}
      </span>
      <Link
        className="btn sm"
        href={`/r/${game.match}?view=${game.seat}`}
        aria-label={words("came-replay", { game: title, what, day })}
        title={words("came-look")}
      >
        <Icon name="replay" />
        <span>{words("came-look")}</span>
      </Link>
    </li>
  );
}

/** Whose line it is, is underlined and spoken; who has won has a laurel. */
function SeatPoints({ game, own }: GameLineProps) {
  const words = useWords();
  const sat = seatsOf(game.seats.map(({ name }) => name));
  const names = namesOf(sat);
  return (
    <ol className="seat-points">
      {game.seats.map(({ points, place }, seat) => (
        <li key={sat[seat]!.seat} className={seat === game.seat ? "own" : ""}>
          <span className="who">
            {sat[seat]!.kind === "bot" && <Icon name="bot" />}
            <span title={names[seat]}>{names[seat]}</span>
            {own && seat === game.seat && <span className="sr"> {words("came-own")}</span>}
          </span>
          <span className="points">
            <b>{points}</b>
            {place === 1 && (
              <>
                <Icon name="laurel" />
                <span className="sr"> {words("came-winner")}</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
