/** Where one is signed in, and how to end it there. */
import { useState } from "react";
import { Button } from "../design/Button.js";
import { Icon } from "../design/Icon.js";
import { useFetched } from "../shell/useFetched.js";
import { useWords } from "../words/Speaking.js";
import { AccountPart } from "./AccountFrame.js";
import { dayOf } from "./days.js";
import { Working } from "./Working.js";
import { endOtherSessions, endSession, sessionList } from "./ways.js";
import { useWorking } from "./working.js";

export function Sessions() {
  const words = useWords();
  const { value: lines = [], again } = useFetched(sessionList);
  const { work, stale: _, ...working } = useWorking();
  const [ended, setEnded] = useState(0);
  const end = (deed: Promise<unknown>) =>
    work(deed, () => {
      setEnded((before) => before + 1);
      again();
    });
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
                : words("account-session-seen", { day: dayOf(words, line.seen) })}
            </small>
            {!line.this && (
              <Button small onClick={() => end(endSession(line.id))}>
                {words("account-session-end")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Working {...working} />
      <p role="status">{ended > 0 ? words("account-session-ended") : ""}</p>
      {lines.length > 1 && <Button onClick={() => end(endOtherSessions())}>{words("account-sessions-end")}</Button>}
    </AccountPart>
  );
}
