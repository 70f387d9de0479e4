/** Leaving for good: what goes and what stays is said before it is asked; then a week passes in which it can be taken back. */
import { useEffect, useRef, useState } from "react";
import { Button } from "../design/Button.js";
import { Icon } from "../design/Icon.js";
import type { AccountState, Erasure } from "../protocol/index.js";
import { stay } from "../shell/api.js";
import { longDay } from "../shell/longDay.js";
import { isGuest } from "../shell/ownAccount.js";
import { useWords } from "../words/Speaking.js";
import { AccountPart } from "./AccountFrame.js";
import "./leaving.css";
import { askErasure, EXPORT } from "./leaving.js";
import { Opened } from "./Opened.js";
import { ProveAgain } from "./ProveAgain.js";
import { NOT_FRESH, useWorking } from "./useWorking.js";
import { Working } from "./Working.js";

const GOES = ["name", "words", "sessions"];
const STAYS = ["games", "tables"];
const DAY = 86_400;

interface PendingProps {
  erasure: Erasure;
  onChanged: () => void;
}

/** It was asked for, perhaps just now: until when it can be taken back, above all else on the page. */
export function PendingErasure({ erasure, now, onChanged }: PendingProps & { now: boolean }) {
  const words = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone from the page: who pressed it reads on here.
  useEffect(() => {
    if (now) heading.current?.focus();
  }, [now]);
  const { work, refused: _, proved: __, ...working } = useWorking();
  return (
    <section className="account-pending" aria-labelledby="account-pending">
      <h2 id="account-pending" ref={heading} tabIndex={-1}>
        <Icon name="warning" /> {words("account-pending", { day: longDay(words.language, erasure.at ?? 0) })}
      </h2>
      <p>{words("account-pending-what", { days: Math.round(erasure.backup_days) })}</p>
      <Working {...working} />
      <Button kind="primary" onClick={() => work(stay(), onChanged)}>
        {words("account-pending-back")}
      </Button>
    </section>
  );
}

interface LeaveProps extends PendingProps {
  state: AccountState;
}

export function LeaveForGood({ state, erasure, onChanged }: LeaveProps) {
  const words = useWords();
  const { work, refused, proved, ...working } = useWorking();
  const stale = refused === NOT_FRESH;
  const [asked, setAsked] = useState(false);
  const guest = isGuest(state);
  const days = Math.round(erasure.days);
  const day = longDay(words.language, Date.now() / 1000 + erasure.days * DAY);
  const leave = () =>
    work(askErasure(words), () => {
      setAsked(false);
      onChanged();
    });
  const again = () => {
    proved();
    leave();
  };
  return (
    <AccountPart id="account-erase">
      <p>{words("account-erase-what", { days, backups: Math.round(erasure.backup_days) })}</p>
      <div className="goes-and-stays">
        <Kept title="account-goes" of={guest ? GOES : [...GOES, "ways"]} />
        <Kept title="account-stays" of={guest ? STAYS : [...STAYS, "reserved"]} />
      </div>
      {asked ? (
        <Opened>
          <p>{words("account-erase-ask", { day })}</p>
          {stale ? (
            <ProveAgain state={state} why="account-erase-prove" onProved={again} />
          ) : (
            <p className="account-acts">
              <Button kind="primary" onClick={() => setAsked(false)}>
                {words("account-leave-stay")}
              </Button>
              <a className="btn" href={EXPORT} download="guildtable.zip">
                {words("account-erase-first")}
              </a>
              <Button className="erases" onClick={leave} barred={working.busy ? words("account-wait") : ""}>
                {words("account-erase-do", { day })}
              </Button>
            </p>
          )}
        </Opened>
      ) : (
        <Button onClick={() => setAsked(true)}>{words("account-erase-begin")}</Button>
      )}
      {!stale && <Working {...working} />}
    </AccountPart>
  );
}

function Kept({ title, of }: { title: string; of: readonly string[] }) {
  const words = useWords();
  return (
    <div>
      <h3>{words(title)}</h3>
      <ul>
        {of.map((what) => (
          <li key={what}>{words(`${title}-${what}`)}</li>
        ))}
      </ul>
    </div>
  );
}
