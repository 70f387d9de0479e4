/** The three ways in. */
import { type ReactNode, useState } from "react";
import { openTable } from "../app/api.js";
import { Icon, type IconName } from "../design/Icon.js";
import { Notice } from "../design/Notice.js";
import { useWords } from "../words/Speaking.js";
import { LearnSheet } from "./LearnSheet.js";
import { NewTableSheet } from "./NewTableSheet.js";
import { gameTitle } from "./sayings.js";
import { strengthWord } from "./strengths.js";
import { useOpening } from "./useOpening.js";
import { againstBots, gameOf, useWishes } from "./wishes.js";
import "./ways.css";

/** One click and the game begins, as it was played last; what it will be is said before the click. */
export function PlayCard() {
  const words = useWords();
  const wishes = useWishes();
  const { busy, trouble, open } = useOpening();
  const [changing, setChanging] = useState(false);
  const what = {
    game: gameTitle(words, gameOf(wishes)),
    players: wishes.players,
    strength: words(strengthWord(wishes.strength)),
  };
  return (
    <div className="way first">
      <button type="button" className="go" aria-busy={busy} onClick={() => open(() => openTable(againstBots(wishes)))}>
        <Face icon="bot" title={words("home-play")}>
          {busy ? words("home-opening") : words("home-play-what", what)}
        </Face>
      </button>
      <button type="button" className="change" title={words("home-play-change-what")} onClick={() => setChanging(true)}>
        <Icon name="gear" />
        {words("home-play-change")}
      </button>
      {changing && <NewTableSheet against="bots" onClose={() => setChanging(false)} />}
      {trouble && <Notice icon="warning" title={trouble} bad />}
    </div>
  );
}

export function FriendsCard() {
  const words = useWords();
  const [opening, setOpening] = useState(false);
  return (
    <div className="way">
      <button type="button" className="go" aria-haspopup="dialog" onClick={() => setOpening(true)}>
        <Face icon="friends" title={words("home-friends")}>
          {words("home-friends-what")}
        </Face>
      </button>
      {opening && <NewTableSheet against="friends" onClose={() => setOpening(false)} />}
    </div>
  );
}

export function LearnCard() {
  const words = useWords();
  const [learning, setLearning] = useState(false);
  return (
    <div className="way">
      <button type="button" className="go" aria-haspopup="dialog" onClick={() => setLearning(true)}>
        <Face icon="scholar" title={words("home-learn")}>
          {words("home-learn-what")}
        </Face>
      </button>
      {learning && <LearnSheet onClose={() => setLearning(false)} />}
    </div>
  );
}

function Face({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <>
      <span className="ic">
        <Icon name={icon} />
      </span>
      <span>
        <b>{title}</b>
        <small>{children}</small>
      </span>
    </>
  );
}
