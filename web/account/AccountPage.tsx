/** Who one is here, how one comes back, and where one is signed in. */
import { useEffect, useState } from "react";
import { Link } from "wouter";
import type { AccountState, Entered } from "../protocol/index.js";
import { me } from "../shell/api.js";
import { errorText } from "../shell/errorText.js";
import { NameField } from "../shell/NameField.js";
import { isGuest } from "../shell/ownAccount.js";
import { useFetched } from "../shell/useFetched.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import { AccountFrame, AccountPart } from "./AccountFrame.js";
import { accountState } from "./accountCalls.js";
import { BlockedPeople } from "./BlockedPeople.js";
import { Calls } from "./Calls.js";
import { Done } from "./Done.js";
import { LeaveForGood, PendingErasure } from "./LeaveForGood.js";
import { erasure } from "./leaving.js";
import { MyWays } from "./MyWays.js";
import { RecoveryCodes } from "./RecoveryCodes.js";
import { Sessions } from "./Sessions.js";
import { SigningOut } from "./SigningOut.js";
import { TakeAlong } from "./TakeAlong.js";
import { Ways } from "./Ways.js";

export const AccountPage = () => (
  <More pages={["account"]}>
    <Account />
  </More>
);

interface Known {
  id: string;
  name: string;
  state: AccountState;
}

export function Account() {
  const words = useWords();
  const [known, setKnown] = useState<Known | null>(null);
  const [trouble, setTrouble] = useState("");
  const look = () =>
    Promise.all([me(() => words("home-guest")), accountState(words)]).then(
      ([{ id, name }, state]) => setKnown({ id, name, state }),
      (failed: unknown) => setTrouble(errorText(words, failed)),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language asks nothing again
  useEffect(() => {
    look();
    // Another tab may have kept the games meanwhile, by the link in the mail.
    const inFront = () => document.visibilityState === "visible" && look();
    document.addEventListener("visibilitychange", inFront);
    return () => document.removeEventListener("visibilitychange", inFront);
  }, []);
  return (
    <AccountFrame title={words("account-title")}>
      {trouble && <p role="alert">{trouble}</p>}
      {known && <Parts {...known} onChanged={look} />}
    </AccountFrame>
  );
}

function Parts({ id, name, state, onChanged }: Known & { onChanged: () => void }) {
  const words = useWords();
  const [named, setNamed] = useState(false);
  const guest = isGuest(state);
  const { value: leaving, again } = useFetched(erasure);
  const hasAccounts = state.offers.length > 0;
  const [done, setDone] = useState<"leaving" | "stays" | null>(null);
  const did = (what: typeof done) => () => {
    setDone(what);
    again();
  };
  const [kept, setKept] = useState<{ entered?: Entered | undefined; merged: boolean } | null>(null);
  const keep = (entered?: Entered) => {
    setKept({ entered, merged: entered !== undefined && entered.id !== id });
    onChanged();
  };
  const keeps = guest && hasAccounts;
  const saved = () => {
    setNamed(true);
    onChanged();
  };
  return (
    <>
      {leaving?.at && <PendingErasure erasure={leaving} now={done === "leaving"} onChanged={did("stays")} />}
      {done === "stays" && leaving && !leaving.at && <Done title={words("account-you-stay")} />}
      {kept?.merged && kept.entered && <Merged entered={kept.entered} />}
      {kept && !kept.merged && !guest && done === null && <Kept state={state} />}
      {keeps && <Keep state={state} onKept={keep} />}
      {guest && !hasAccounts && (
        <AccountPart id="account-home">
          <p>{words("account-home-why")}</p>
        </AccountPart>
      )}
      <AccountPart id="account-name">
        <NameField
          key={name}
          name={name}
          action={words("new-name-save")}
          kind={keeps ? "plain" : "primary"}
          onNamed={saved}
        />
        <p role="status">{named ? words("account-name-saved") : ""}</p>
      </AccountPart>
      {!guest && <MyWays state={state} onChanged={onChanged} />}
      <Calls address={state.offers.includes("mail") ? (state.address ?? "") : null} />
      {!guest && <Sessions state={state} onProved={onChanged} />}
      {hasAccounts && <BlockedPeople />}
      <TakeAlong />
      {hasAccounts && <SigningOut guest={guest} name={name} />}
      {hasAccounts && leaving && !leaving.at && (
        <LeaveForGood state={state} erasure={leaving} onChanged={did("leaving")} />
      )}
    </>
  );
}

/** A guest who is one no more: by what they come back. */
function Kept({ state: { address, passkeys } }: { state: AccountState }) {
  const words = useWords();
  const by = address ? "mail" : passkeys?.length ? "passkey" : "paper";
  return (
    <Done title={words("account-kept")}>
      <p>{words(`account-kept-${by}`, { address: address ?? "" })}</p>
    </Done>
  );
}

/** A guest who was somebody here already, elsewhere. */
function Merged({ entered: { name, moved } }: { entered: Entered }) {
  const words = useWords();
  return (
    <Done title={words("account-merged", { name })}>
      <p>{words("account-merged-what", { moved: moved ?? 0 })}</p>
    </Done>
  );
}

/** A guest: what can be lost, and how to keep it. */
function Keep({ state, onKept }: { state: AccountState; onKept: (entered?: Entered) => void }) {
  const words = useWords();
  return (
    <AccountPart id="account-keep">
      <p>{words("account-keep-why")}</p>
      <Ways to="keep" offers={state.offers} onEntered={onKept} />
      {state.offers.includes("recovery") && <RecoveryCodes left={0} onChanged={() => onKept()} />}
      <p className="account-acts">
        {words("account-already")}{" "}
        <Link className="btn sm" href="/sign-in">
          {words("sign-in-title")}
        </Link>
      </p>
    </AccountPart>
  );
}
