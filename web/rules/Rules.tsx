/** The rulebook of a game on one page: what it is about, its contents, and section after section in our own words. */

import { useEffect, useState } from "react";
import { Link } from "wouter";
import { openTable } from "../app/api.js";
import { Brand } from "../app/Brand.js";
import { Icon } from "../design/Icon.js";
import { Street } from "../design/Street.js";
import { GameMark } from "../home/GameMark.js";
import { SettingsChip } from "../home/SettingsChip.js";
import { Sign } from "../home/Sign.js";
import { gameTitle } from "../home/sayings.js";
import { SHELF } from "../home/shelf.js";
import { useOpening } from "../home/useOpening.js";
import { againstBots, useWishes } from "../home/wishes.js";
import { FirstLesson } from "../lesson/FirstLesson.js";
import type { GameName } from "../protocol/index.js";
import { useWords } from "../words/Speaking.js";
import { Contents } from "./Contents.js";
import { Reading } from "./Reading.js";
import "./rules.css";
import type { Book } from "./rulebook.js";
import { SectionText } from "./SectionText.js";
import { PLAYERS } from "./scene.js";

export function Rules({ game }: { game: string }) {
  const known = SHELF.find((one) => one === game);
  if (!known) return <Sign kind="address" />;
  return (
    <Reading key={known} game={known} players={PLAYERS}>
      {(book) => <Page game={known} book={book} />}
    </Reading>
  );
}

function Page({ game, book }: { game: GameName; book: Book }) {
  const words = useWords();
  const [wanted, want] = useState("");
  useArrival();
  const text = wanted.trim().toLocaleLowerCase();
  const says = (id: string) => `${words(`rule-${id}`)} ${words(`rule-${id}-text`)}`.toLocaleLowerCase();
  const found = book.sections.filter(({ id }) => says(id).includes(text));
  return (
    <div className="rules">
      <header className="top">
        <Brand />
        <nav className="shelf-tabs" aria-label={words("home-games")}>
          {SHELF.map((one) => (
            <Link key={one} href={`/rules/${one}`} aria-current={one === game ? "page" : undefined}>
              {gameTitle(words, one)}
            </Link>
          ))}
          {game === "bruges" && <Link href="/persons">{words("home-persons")}</Link>}
        </nav>
        <span className="tools">
          <SettingsChip />
        </span>
      </header>
      <main>
        <div className="head">
          <Street width={1440} height={170} seed={57} min={44} max={70} tall={1.2} />
          <GameMark game={game} />
          <h1>{words("rules-title", { game: gameTitle(words, game) })}</h1>
          <p>{words("summary")}</p>
          <PlayIt game={game} />
        </div>
        <div className="book">
          <Contents sections={found} wanted={wanted} onWanted={want} />
          <div className="sections">
            {found.length === 0 && <p className="nothing">{words("rules-search-none")}</p>}
            {found.map((section) => (
              <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
                <h2 id={`${section.id}-title`}>
                  <a href={`#${section.id}`}>{words(`rule-${section.id}`)}</a>
                </h2>
                <SectionText section={section} book={book} />
              </section>
            ))}
          </div>
        </div>
      </main>
    </div>
  );
}

/** A link may lead to a section that was not there yet when the page was opened. */
function useArrival() {
  useEffect(() => {
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }, []);
}

function PlayIt({ game }: { game: GameName }) {
  const words = useWords();
  const wishes = useWishes();
  const { busy, trouble, open } = useOpening();
  const play = () => {
    wishes.wish({ game });
    open(() => openTable(againstBots({ ...wishes, game })));
  };
  return (
    <>
      <button type="button" className="btn primary" aria-busy={busy} onClick={play}>
        <Icon name="play" />
        {words(busy ? "home-opening" : "rules-play")}
      </button>
      <FirstLesson game={game} />
      {trouble && <span role="alert">{trouble}</span>}
    </>
  );
}
