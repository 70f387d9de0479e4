/** The rulebook of a game on one page: what it is about, its contents, and section after section in our own words. */

import { useState } from "react";
import { Link } from "wouter";
import { Icon } from "../design/Icon.js";
import { Street } from "../design/Street.js";
import { FirstLesson } from "../lesson/FirstLesson.js";
import type { GameName } from "../protocol/index.js";
import { openTable } from "../shell/api.js";
import { NothingHere } from "../shell/Closed.js";
import { frontOf } from "../shell/fronts.js";
import { GameMark } from "../shell/GameMark.js";
import { SHELF } from "../shell/games.js";
import { againstBots, useNewTablePlan } from "../shell/newTablePlan.js";
import { gameTitle } from "../shell/tableTexts.js";
import { useOpening } from "../shell/useOpening.js";
import { usePageTitle } from "../shell/usePageTitle.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import { Contents } from "./Contents.js";
import { GameTabs, PageTop } from "./PageTop.js";
import { Reading } from "./Reading.js";
import "./rules.css";
import type { Book } from "./rulebook.js";
import { SectionText } from "./SectionText.js";
import { PLAYERS } from "./scene.js";
import { useArrival } from "./useArrival.js";
import { usePaper } from "./usePaper.js";

export function Rules({ game }: { game: string }) {
  const known = SHELF.find((one) => one === game);
  if (!known) return <NothingHere kind="address" />;
  return (
    <Reading key={known} game={known} players={PLAYERS}>
      {(book) => (
        <More pages={["rules"]}>
          <Page game={known} book={book} />
        </More>
      )}
    </Reading>
  );
}

function Page({ game, book }: { game: GameName; book: Book }) {
  const words = useWords();
  const [wanted, want] = useState("");
  usePageTitle(words("rules-title", { game: gameTitle(words, game) }));
  useArrival();
  usePaper();
  const text = wanted.trim().toLocaleLowerCase();
  const says = (id: string) => `${words(`rule-${id}`)} ${words(`rule-${id}-text`)}`.toLocaleLowerCase();
  const found = book.sections.filter(({ id }) => says(id).includes(text));
  return (
    <div className="rules">
      <PageTop label={words("home-games")}>
        <GameTabs page="rules" game={game} />
        {frontOf(game)?.pages?.map(({ path, title }) => (
          <Link key={path} href={path}>
            {words(title)}
          </Link>
        ))}
      </PageTop>
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

function PlayIt({ game }: { game: GameName }) {
  const words = useWords();
  const plan = useNewTablePlan();
  const { busy, trouble, open } = useOpening();
  const play = () => {
    plan.change({ game });
    open(() => openTable(againstBots({ ...plan, game })));
  };
  return (
    <div className="ways">
      <button type="button" className="btn primary" aria-busy={busy} onClick={play}>
        <Icon name="play" />
        {words(busy ? "home-opening" : "rules-play")}
      </button>
      <FirstLesson game={game} />
      <Link className="btn" href={`/aid/${game}`}>
        <Icon name="info" />
        {words("menu-aid")}
      </Link>
      {trouble && <span role="alert">{trouble}</span>}
    </div>
  );
}
