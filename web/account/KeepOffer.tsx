/** The offer to keep one's games, where it is worth something: after one. "Not now" is heard for a month. */
import { useEffect, useState } from "react";
import { Button } from "../design/Button.js";
import { Sheet } from "../design/Sheet.js";
import type { AccountState } from "../protocol/index.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import "./keep.css";
import { mayKeep } from "../shell/ownAccount.js";
import { accountState } from "./accountCalls.js";
import { RecoveryCodes } from "./RecoveryCodes.js";
import { Ways } from "./Ways.js";

const NOT_NOW = "guildtable-keep-not-now";
const A_MONTH = 30 * 86_400_000;
const KEPT = "guildtable-kept";

const isUnwanted = () => Date.now() - Number(localStorage.getItem(NOT_NOW) ?? 0) < A_MONTH;

export const KeepOffer = () => (
  <More pages={["account"]}>
    <Offer />
  </More>
);

export function Offer() {
  const words = useWords();
  const [state, setState] = useState<AccountState | null>(null);
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(isUnwanted);
  const [kept] = useState(() => sessionStorage.getItem(KEPT) !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language asks nothing again
  useEffect(() => {
    sessionStorage.removeItem(KEPT);
    if (!gone) accountState(words).then(setState, () => undefined);
  }, []);
  if (kept)
    return (
      <section className="keep-offer" role="status">
        <b>{words("account-kept")}</b>
        <span>{words("account-kept-why")}</span>
      </section>
    );
  if (gone || !state || !mayKeep(state)) return null;
  const notNow = () => {
    localStorage.setItem(NOT_NOW, String(Date.now()));
    setGone(true);
  };
  // The session is another one now: what was connected by the old one is opened anew.
  const done = () => {
    sessionStorage.setItem(KEPT, "yes");
    location.reload();
  };
  return (
    <section className="keep-offer" aria-labelledby="keep-offer">
      <h2 id="keep-offer">{words("account-keep")}</h2>
      <p>{words("account-keep-short")}</p>
      <p className="account-acts">
        <Button small icon="key" onClick={() => setOpen(true)}>
          {words("account-keep-how")}
        </Button>
        <Button small kind="quiet" onClick={notNow}>
          {words("account-not-now")}
        </Button>
      </p>
      {open && (
        <Sheet title={words("account-keep")} close={words("table-close")} onClose={() => setOpen(false)}>
          <div className="account-sheet">
            <p>{words("account-keep-why")}</p>
            <Ways to="keep" offers={state.offers} onEntered={done} />
            {state.offers.includes("recovery") && <RecoveryCodes left={0} onChanged={done} />}
          </div>
        </Sheet>
      )}
    </section>
  );
}
