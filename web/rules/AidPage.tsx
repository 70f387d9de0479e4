/** The player aid on a page of its own, to be printed: one sheet of A4 or Letter. */

import { Link } from "wouter";
import { Icon } from "../design/Icon.js";
import type { GameName } from "../protocol/index.js";
import { NothingHere } from "../shell/Closed.js";
import { GameMark } from "../shell/GameMark.js";
import { SHELF } from "../shell/games.js";
import { gameTitle } from "../shell/tableTexts.js";
import { usePageTitle } from "../shell/usePageTitle.js";
import { useWords } from "../words/Speaking.js";
import { Aid } from "./Aid.js";
import { GameTabs, PageTop } from "./PageTop.js";
import "./aid-page.css";
import { usePaper } from "./usePaper.js";

export function AidPage({ game }: { game: string }) {
  const known = SHELF.find((one) => one === game);
  return known ? <Page game={known} /> : <NothingHere kind="address" />;
}

function Page({ game }: { game: GameName }) {
  const words = useWords();
  usePaper();
  usePageTitle(`${gameTitle(words, game)}: ${words("menu-aid")}`);
  return (
    <div className="aid-page">
      <PageTop label={words("home-games")}>
        <GameTabs page="aid" game={game} />
      </PageTop>
      <main>
        <div className="title">
          <GameMark game={game} />
          <h1>
            {gameTitle(words, game)} <small>{words("menu-aid")}</small>
          </h1>
          <span className="ways">
            <Link className="btn" href={`/rules/${game}`}>
              <Icon name="log" />
              {words("rules-whole")}
            </Link>
            <button type="button" className="btn primary" onClick={() => print()}>
              {words("aid-print")}
            </button>
          </span>
        </div>
        <Aid key={game} game={game} />
      </main>
    </div>
  );
}
