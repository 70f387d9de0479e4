/** The three ways in; and where people wait, the way to them first. */
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { Icon, type IconName } from "../design/Icon.js";
import { Notice } from "../design/Notice.js";
import type { TableState } from "../protocol/index.js";
import { openTable } from "../shell/api.js";
import { DayTimes } from "../shell/DayTimes.js";
import { twoTimesOf } from "../shell/dayClock.js";
import { againstBots, gameOf, useNewTablePlan } from "../shell/newTablePlan.js";
import type { Next } from "../shell/nextTable.js";
import { strengthWord } from "../shell/strengths.js";
import { gameTitle } from "../shell/tableTexts.js";
import { useOpening } from "../shell/useOpening.js";
import { useWords } from "../words/Speaking.js";
import { LearnSheet } from "./LearnSheet.js";
import { NewTableSheet } from "./NewTableSheet.js";
import { tableTitle } from "./tableTitle.js";
import "./ways.css";

/** To the table that waits most, and how many wait. */
export function NextCard({ next, others }: Next) {
  const words = useWords();
  const times = twoTimesOf((next.table as TableState).seats[next.seat]);
  return (
    <div className="way first next">
      <Link className="go" href={`/t/${next.table.id}`}>
        <span className="ic">
          <Icon name="right" />
          {others > 0 && (
            <i className="waiting-count" aria-hidden="true">
              {others + 1}
            </i>
          )}
        </span>
        <span>
          <b>{words("home-next")}</b>
          <small>
            {tableTitle(words, next)}
            {times && <DayTimes times={times} />}
          </small>
        </span>
      </Link>
    </div>
  );
}

/** One click and the game begins, as it was played last; what it will be is said before the click. */
export function PlayCard({ first }: { first: boolean }) {
  const words = useWords();
  const plan = useNewTablePlan();
  const { busy, trouble, open } = useOpening();
  const [changing, setChanging] = useState(false);
  const what = {
    game: gameTitle(words, gameOf(plan)),
    players: plan.players,
    strength: words(strengthWord(plan.strength)),
  };
  return (
    <div className={first ? "way play first" : "way play"}>
      <button type="button" className="go" aria-busy={busy} onClick={() => open(() => openTable(againstBots(plan)))}>
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
