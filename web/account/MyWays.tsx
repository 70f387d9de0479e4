/** By which ways an account is entered: its address, its passkeys, its codes on paper. */
import { useState } from "react";
import { Button } from "../design/Button.js";
import { Icon } from "../design/Icon.js";
import type { AccountState, PasskeyLine } from "../protocol/index.js";
import { useWords } from "../words/Speaking.js";
import { AccountPart } from "./AccountFrame.js";
import { makePasskey, removePasskey } from "./accountCalls.js";
import { Done } from "./Done.js";
import { dayOf } from "./days.js";
import { MailWay } from "./MailWay.js";
import { ProveAgain } from "./ProveAgain.js";
import { RecoveryCodes } from "./RecoveryCodes.js";
import { NOT_FRESH, useWorking } from "./useWorking.js";
import { Working } from "./Working.js";

interface MyWaysProps {
  state: AccountState;
  onChanged: () => void;
}

export function MyWays({ state, onChanged }: MyWaysProps) {
  const words = useWords();
  const { work, refused, proved, ...working } = useWorking();
  const [mailing, setMailing] = useState(false);
  const [added, setAdded] = useState(false);
  const mailed = () => {
    setMailing(false);
    setAdded(true);
    onChanged();
  };
  const { offers, passkeys = [], address } = state;
  const again = () => {
    proved();
    onChanged();
  };
  const add = () => work(makePasskey(words), onChanged);
  const remove = ({ id }: PasskeyLine) => work(removePasskey(id), onChanged);
  return (
    <AccountPart id="account-ways">
      <p>{words("account-ways-why")}</p>
      {refused === NOT_FRESH ? <ProveAgain state={state} onProved={again} /> : <Working {...working} />}
      <ul className="account-list">
        {address && (
          <li>
            <Icon name="send" />
            <b>{address}</b>
            <small>{words("account-way-mail")}</small>
          </li>
        )}
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <Icon name="key" />
            <b>{words("account-passkey-of", { device: passkey.device || words("account-device-none") })}</b>
            <small>
              {words("account-passkey-since", {
                made: dayOf(words, passkey.created),
                used: dayOf(words, passkey.used),
              })}
            </small>
            <Button
              small
              onClick={() => remove(passkey)}
              aria-label={words("account-remove-what", {
                what: words("account-passkey-of", { device: passkey.device || words("account-device-none") }),
              })}
            >
              {words("account-remove")}
            </Button>
          </li>
        ))}
      </ul>
      <p className="account-acts">
        {offers.includes("passkey") && (
          <Button small icon="plus" onClick={add} barred={working.busy ? words("account-wait") : ""}>
            {words("account-passkey-add")}
          </Button>
        )}
        {offers.includes("mail") && !mailing && (
          <Button
            small
            icon={address ? "send" : "plus"}
            onClick={() => {
              setAdded(false);
              setMailing(true);
            }}
          >
            {words(address ? "account-mail-change" : "account-mail-add")}
          </Button>
        )}
      </p>
      {added && address && <Done title={words("account-mail-added", { address })} />}
      {mailing && (
        <>
          <MailWay bring={false} act="account-mail-confirm" opened onEntered={mailed} />
          <Button small kind="quiet" onClick={() => setMailing(false)}>
            {words("account-cancel")}
          </Button>
        </>
      )}
      {offers.includes("recovery") && <RecoveryCodes left={state.recovery_codes ?? 0} onChanged={onChanged} />}
    </AccountPart>
  );
}
