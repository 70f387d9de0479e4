/** The table on a desk and on a tablet; on the phone its digest. */
import { useEffect } from "react";
import type { BrugesView } from "../../protocol/bruges.js";
import { lazyPart } from "../../shell/lazyPart.js";
import type { Drawn } from "../../table/drawing.js";
import { LogAndChat } from "../../table/LogAndChat.js";
import { useScreen } from "../../table/screen.js";
import { useWords } from "../../words/Speaking.js";
import "./board.css";
import { Chip } from "./Chip.js";
import { City } from "./City.js";
import { Houses } from "./Houses.js";
import { Majorities } from "./Majorities.js";
import { Rival } from "./Rival.js";
import { rivals } from "./rivals.js";
import { useShort } from "./short.js";
import { Purse } from "./Town.js";

// Only a phone needs it.
const Digest = lazyPart(() => import("./Digest.js").then(({ Digest }) => Digest));
// Fetched while the first round is played.
const RoundEnd = lazyPart(() => import("./RoundEnd.js").then(({ RoundEnd }) => RoundEnd));
const mayEnd = ({ phase, round }: BrugesView) => phase === "over" || (phase === "draw" && round > 1);

/** Three rivals have to share the column; one alone has room for names. */
const SEATS: Record<number, string> = { 2: "duel", 4: "four" };

export function Board(drawn: Drawn<"bruges">) {
  const words = useWords();
  const screen = useScreen();
  const short = useShort();
  const playing = drawn.view.phase === "play";
  useEffect(() => {
    if (playing) RoundEnd.ahead();
  }, [playing]);
  const end = mayEnd(drawn.view) && <RoundEnd {...drawn} />;
  if (screen === "phone") {
    return (
      <>
        <Digest {...drawn} />
        {end}
      </>
    );
  }
  const desk = screen === "desk";
  return (
    <div className={`bruges ${screen} ${short ? "short" : ""} ${SEATS[drawn.chairs.length] ?? ""}`}>
      <aside className={desk ? "rivals" : "chips"} aria-label={words("bruges-rivals")}>
        {rivals(drawn).map((chair) =>
          desk ? (
            <Rival key={chair.seat} chair={chair} drawn={drawn} />
          ) : (
            <Chip key={chair.seat} chair={chair} drawn={drawn} />
          ),
        )}
      </aside>
      <City {...drawn} />
      <div className="mine">
        <Purse {...drawn} />
        <Houses {...drawn} />
      </div>
      {desk && !short && (
        <aside className="side">
          <Majorities {...drawn} />
          <LogAndChat />
        </aside>
      )}
      {end}
    </div>
  );
}
