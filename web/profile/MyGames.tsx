/** All games one has finished: filtered, counted, by month, with their replays. */
import { useEffect, useRef } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { Button } from "../design/Button.js";
import { OwnPages } from "../shell/OwnPages.js";
import { usePageTitle } from "../shell/usePageTitle.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import { GameLine } from "./GameLine.js";
import { byMonth, type Month } from "./months.js";
import { Nothing } from "./Nothing.js";
import { SoughtForm } from "./SoughtForm.js";
import "./my-games.css";
import { readSought, type Sought, writeSought } from "./sought.js";
import { type GamePages, useGamePages } from "./useGamePages.js";

export const MyGamesPage = () => (
  <More pages={["profile"]}>
    <MyGames />
  </More>
);

export function MyGames() {
  const words = useWords();
  const [here, go] = useLocation();
  const search = useSearch();
  const sought = readSought(search);
  const asked = writeSought(sought);
  const pages = useGamePages(asked);
  const seek = (next: Sought, typing = false) => go(`${here}${writeSought(next)}`, { replace: typing });
  usePageTitle(words("played-title"));
  const { totals } = pages;
  return (
    <div className="my-games">
      <OwnPages />
      <main>
        <h1>{words("played-title")}</h1>
        <SoughtForm sought={sought} onSought={seek} />
        <p className="totals" role="status">
          {!totals && words("played-loading")}
          {totals &&
            (pages.games.length > 0 ? (
              words("played-totals", { games: totals.games, won: totals.won })
            ) : (
              <span className="sr">{words("played-unfit")}</span>
            ))}
        </p>
        <Found pages={pages} filtered={asked !== ""} onAll={() => seek({})} />
        <p className="records-too">
          <Link href="/r">{words("played-records")}</Link>
        </p>
      </main>
    </div>
  );
}

interface FoundProps {
  pages: GamePages;
  filtered: boolean;
  onAll: () => void;
}

function Found({ pages, filtered, onAll }: FoundProps) {
  const words = useWords();
  const { state, games, before } = pages;
  if (games.length === 0) {
    if (state === "coming") return <Coming />;
    if (state === "failed")
      return (
        <Nothing icon="warning" title={words("played-failed")}>
          <Button icon="reload" onClick={pages.again}>
            {words("home-again")}
          </Button>
        </Nothing>
      );
    if (filtered)
      return (
        <Nothing icon="search" title={words("played-unfit")} what={words("played-unfit-what")}>
          <Button onClick={onAll}>{words("played-all")}</Button>
        </Nothing>
      );
    return (
      <Nothing icon="house" title={words("played-none")} what={words("played-none-what")}>
        <Link className="btn primary" href="/">
          {words("played-none-play")}
        </Link>
      </Nothing>
    );
  }
  return (
    <>
      <Months months={byMonth(words, games)} first={before} busy={state === "coming"} />
      {state === "failed" && <p role="alert">{words("played-failed")}</p>}
      {pages.isMore && (
        <Button className="more" onClick={pages.more} barred={state === "coming" ? words("played-loading") : ""}>
          {words("played-more")}
        </Button>
      )}
      <p className="sr" role="status">
        {before > 0 && state === "there" ? words("played-more-came", { count: games.length - before }) : ""}
      </p>
    </>
  );
}

interface MonthsProps {
  months: readonly Month[];
  /** The first game of what came last. The focus goes there: the button that was pressed now stands below all of it. */
  first: number;
  busy: boolean;
}

function Months({ months, first, busy }: MonthsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (first > 0) list.current?.querySelectorAll<HTMLElement>(".game-line > a")[first]?.focus({ preventScroll: true });
  }, [first]);
  return (
    <div ref={list} className="months" aria-busy={busy}>
      {months.map(({ title, games }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul className="game-lines">
            {games.map((game) => (
              <GameLine key={`${game.match} ${game.seat}`} game={game} own />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** As many grey lines as fill the eye until the games are there. */
const Coming = () => (
  <div className="game-lines coming" aria-hidden="true">
    <span />
    <span />
    <span />
  </div>
);
