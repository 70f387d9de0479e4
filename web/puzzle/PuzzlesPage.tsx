/** All puzzles, game by game; those that were solved in this browser bear a seal. */
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { Icon } from "../design/Icon.js";
import type { GameName } from "../protocol/index.js";
import { errorText } from "../shell/errorText.js";
import { GameMark } from "../shell/GameMark.js";
import { SHELF } from "../shell/games.js";
import { PageBar } from "../shell/PageBar.js";
import { gameTitle } from "../shell/tableTexts.js";
import { usePageTitle } from "../shell/usePageTitle.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import "../table/topbar.css";
import "./puzzle.css";
import { isSolved, puzzleCounts } from "./puzzleBook.js";

export const PuzzlesPage = () => (
  <More pages={["replay"]}>
    <PuzzleList />
  </More>
);

function PuzzleList() {
  const words = useWords();
  const [counts, setCounts] = useState<Partial<Record<GameName, number>>>({});
  const [trouble, setTrouble] = useState("");
  usePageTitle(words("puzzles-title"));
  useEffect(() => {
    puzzleCounts().then(setCounts, (failed: unknown) => setTrouble(errorText(words, failed)));
  }, [words]);
  return (
    <div className="puzzles">
      <PageBar />
      <main>
        <h1>{words("puzzles-title")}</h1>
        <p>{words("puzzles-what")}</p>
        {trouble && <p role="alert">{trouble}</p>}
        {SHELF.filter((game) => counts[game]).map((game) => (
          <OfGame key={game} game={game} count={counts[game]!} title={gameTitle(words, game)} />
        ))}
        <p className="note">{words("puzzles-how-made")}</p>
      </main>
    </div>
  );
}

function OfGame({ game, count, title }: { game: GameName; count: number; title: string }) {
  const words = useWords();
  const numbers = Array.from({ length: count }, (_, place) => place + 1);
  const solved = numbers.filter((number) => isSolved(game, number)).length;
  return (
    <section className="panel" aria-label={title}>
      <header>
        <GameMark game={game} />
        <h2>{title}</h2>
        <span>{words("puzzles-solved", { solved, of: count })}</span>
      </header>
      <ol>
        {numbers.map((number) => {
          const done = isSolved(game, number);
          return (
            <li key={number}>
              <Link href={`/puzzles/${game}/${number}`} className={done ? "btn done" : "btn"}>
                {words("puzzle-number", { number })}
                {done && <Icon name="check" />}
                {done && <span className="sr">{words("puzzles-done")}</span>}
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
