/** The ways in, one under the other: a passkey, a mail with a link and a code, a code on paper. The same to keep one's games by. */
import { useState } from "react";
import { Button } from "../design/Button.js";
import type { AccountState, Entered } from "../protocol/index.js";
import { useWords } from "../words/Speaking.js";
import { MailWay } from "./MailWay.js";
import { RecoveryWay } from "./RecoveryWay.js";
import { useWorking } from "./useWorking.js";
import { Working } from "./Working.js";
import "./ways.css";
import { makePasskey, signInByPasskey } from "./accountCalls.js";

interface WaysProps {
  /** keep: a guest gets a way back. again: an account proves itself anew. sign-in: who one is, is elsewhere. */
  to: "keep" | "again" | "sign-in";
  offers: AccountState["offers"];
  /** Do a guest's games come along to the account? */
  bring?: boolean;
  onEntered: (entered: Entered) => void;
}

export function Ways({ to, offers, bring = true, onEntered }: WaysProps) {
  const words = useWords();
  const { work, ...working } = useWorking();
  const [paper, setPaper] = useState(false);
  const keep = to === "keep";
  const passkey = () => work(keep ? makePasskey(words) : signInByPasskey(words, bring), onEntered);
  const has = (way: string) => offers.includes(way);
  return (
    <div className="ways-in">
      {has("passkey") && (
        <>
          <Button kind="primary" icon="key" onClick={passkey} barred={working.busy ? words("account-wait") : ""}>
            {words(keep ? "account-passkey-make" : "account-passkey-use")}
          </Button>
          <p className="account-small">{words(keep ? "account-passkey-what" : "account-passkey-how")}</p>
          <Working {...working} />
        </>
      )}
      {has("mail") && (
        <>
          <p className="account-or">{words(has("passkey") ? "account-or-mail" : "account-by-mail")}</p>
          <MailWay bring={bring} act={keep ? "account-keep-mine" : "account-enter"} onEntered={onEntered} />
        </>
      )}
      {has("recovery") && !keep && (
        <>
          {!paper && (
            <Button kind="quiet" onClick={() => setPaper(true)}>
              {words("account-recovery-use")}
            </Button>
          )}
          {paper && <RecoveryWay bring={bring} onEntered={onEntered} />}
        </>
      )}
    </div>
  );
}
