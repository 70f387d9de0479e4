/** The player aid on a page of its own, to be printed: one sheet of A4 or Letter. */

import { Link } from "wouter";
import { Icon } from "../design/Icon.js";
import { NothingHere } from "../shell/Closed.js";
import { GameMark } from "../shell/GameMark.js";
import { SHELF } from "../shell/games.js";
import { gameTitle } from "../shell/tableTexts.js";
import { useWords } from "../words/Speaking.js";
import { Aid } from "./Aid.js";
import { GameTabs, PageTop } from "./PageTop.js";
import "./aid-page.css";
import { usePaper } from "./usePaper.js";

export function AidPage({ game }: { game: string }) {
  const words = useWords();
  usePaper();
  const known = SHELF.find((one) => one === game);
  if (!known) return <NothingHere kind="address" />;
  return (
    <div className="aid-page">
      <PageTop label={words("home-games")}>
        <GameTabs page="aid" game={known} />
      </PageTop>
      <main>
        <div className="title">
          <GameMark game={known} />
          <h1>
            {gameTitle(words, known)} <small>{words("menu-aid")}</small>
          </h1>
          <span className="ways">
            <Link className="btn" href={`/rules/${known}`}>
              <Icon name="log" />
              {words("rules-whole")}
            </Link>
            <button type="button" className="btn primary" onClick={() => print()}>
              {words("aid-print")}
            </button>
          </span>
        </div>
        <Aid key={known} game={known} />
      </main>
    </div>
  );
}
