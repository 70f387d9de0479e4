/** Where one is signed in, and how to end it there. */
import { useState } from "react";
import { Button } from "../design/Button.js";
import { Icon } from "../design/Icon.js";
import type { AccountState } from "../protocol/index.js";
import { useFetched } from "../shell/useFetched.js";
import { useWords } from "../words/Speaking.js";
import { AccountPart } from "./AccountFrame.js";
import { endOtherSessions, endSession, sessionList } from "./accountCalls.js";
import { dayOf, timeOf } from "./days.js";
import { ProveAgain } from "./ProveAgain.js";
import { NOT_FRESH, useWorking } from "./useWorking.js";
import { Working } from "./Working.js";

export function Sessions({ state, onProved }: { state: AccountState; onProved: () => void }) {
  const words = useWords();
  const { value: lines = [], again } = useFetched(sessionList);
  const { work, refused, proved, ...working } = useWorking();
  const [ended, setEnded] = useState(0);
  const end = (deed: Promise<unknown>) =>
    work(deed, () => {
      setEnded((before) => before + 1);
      again();
    });
  const tryAgain = () => {
    proved();
    onProved();
  };
  return (
    <AccountPart id="account-sessions">
      <ul className="account-list">
        {lines.map((line) => (
          <li key={line.id}>
            <Icon name={line.this ? "check" : "globe"} />
            <b>{line.device || words("account-device-none")}</b>
            <small>
              {line.this
                ? words("account-session-this")
                : words("account-session-seen", { day: `${dayOf(words, line.seen)}, ${timeOf(words, line.seen)}` })}
            </small>
            {!line.this && (
              <Button
                small
                onClick={() => end(endSession(line.id))}
                aria-label={words("account-session-end-what", { device: line.device || words("account-device-none") })}
              >
                {words("account-session-end")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {refused === NOT_FRESH ? <ProveAgain state={state} onProved={tryAgain} /> : <Working {...working} />}
      <p role="status">{ended > 0 ? words("account-session-ended") : ""}</p>
      {lines.length > 1 && <Button onClick={() => end(endOtherSessions())}>{words("account-sessions-end")}</Button>}
    </AccountPart>
  );
}
