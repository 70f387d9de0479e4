/** The rules of a game on one page: the game's own words, with a picture of what they speak of. */

import { Link } from "wouter";
import { Brand } from "../app/Brand.js";
import { Icon } from "../design/Icon.js";
import { Street } from "../design/Street.js";
import { FirstLesson } from "../lesson/FirstLesson.js";
import type { GameName } from "../protocol/index.js";
import { Speaking, useWords } from "../words/Speaking.js";
import { GameMark } from "./GameMark.js";
import { RulesPicture } from "./RulesPicture.js";
import { SettingsChip } from "./SettingsChip.js";
import { Sign } from "./Sign.js";
import { gameTitle } from "./sayings.js";
import { SHELF } from "./shelf.js";
import { useOpening } from "./useOpening.js";
import { againstBots, useWishes } from "./wishes.js";
import "./rules.css";

export function Rules({ game }: { game: string }) {
  const known = SHELF.find((one) => one === game);
  if (!known) return <Sign kind="address" />;
  return (
    <Speaking game={known}>
      <Page game={known} />
    </Speaking>
  );
}

function Page({ game }: { game: GameName }) {
  const words = useWords();
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
        <RulesPicture game={game} />
        <Course game={game} />
      </main>
    </div>
  );
}

/** The paragraphs of the game's help. Where the last one says what we made up ourselves, it is set apart. */
function Course({ game }: { game: GameName }) {
  const words = useWords();
  const paragraphs = words("help-rules").split("\n");
  const ours = game === "bruges" ? paragraphs.pop() : undefined;
  return (
    <>
      <h2>{words("rules-how")}</h2>
      <ol className="course">
        {paragraphs.map((paragraph) => (
          <li key={paragraph}>{paragraph}</li>
        ))}
      </ol>
      {ours && (
        <section className="ours">
          <h2>
            <Icon name="quill" /> {words("rules-ours")}
          </h2>
          <p>{ours}</p>
        </section>
      )}
    </>
  );
}

function PlayIt({ game }: { game: GameName }) {
  const words = useWords();
  const wishes = useWishes();
  const { busy, trouble, open } = useOpening();
  const play = () => {
    wishes.wish({ game });
    open(againstBots({ ...wishes, game }));
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
