/** Finished games, one a line: who played, who won, when. */
import { Link } from "wouter";
import { Icon } from "../design/Icon.js";
import type { Kept } from "../protocol/index.js";
import { GameMark } from "../shell/GameMark.js";
import { isGame } from "../shell/games.js";
import { namesOf } from "../shell/playerNames.js";
import { seatsOf } from "../shell/recordedSeats.js";
import { gameTitle } from "../shell/tableTexts.js";
import { useWords } from "../words/Speaking.js";
import "./finished.css";

/** "59 70 won by 1": everybody's points, then the seats that won. */
export function readResult(result: string): { points: number[]; winners: number[] } {
  const [points = "", winners = ""] = result.split(" won by ");
  const numbers = (text: string) => text.split(" ").filter(Boolean).map(Number);
  return { points: numbers(points), winners: numbers(winners) };
}

export function Finished({ kept }: { kept: readonly Kept[] }) {
  return (
    <ul className="finished">
      {kept.map((one) => (
        <li key={one.match}>
          <Line {...one} />
        </li>
      ))}
    </ul>
  );
}

function Line({ match, game, players, result, ended, seat }: Kept) {
  const words = useWords();
  if (!isGame(game)) return null;
  const names = namesOf(seatsOf(players as string[]));
  const { points, winners } = readResult(result);
  const when = new Intl.DateTimeFormat(words.language === "en" ? "en-GB" : words.language, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const said = {
    names: words.list(winners.map((seat) => names[seat] ?? "")),
    points: points.join(" : "),
  };
  return (
    <Link href={typeof seat === "number" ? `/r/${match}?view=${seat}` : `/r/${match}`}>
      <GameMark game={game} />
      <span>
        <b>
          {gameTitle(words, game)}: {words.list(names)}
        </b>
        <small>
          {words("records-result", said)} · {when.format(ended * 1000)}
        </small>
      </span>
      <Icon name="replay" />
    </Link>
  );
}
