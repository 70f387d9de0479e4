/** Who one is here, how one comes back, and where one is signed in. */
import { useEffect, useState } from "react";
import { Link } from "wouter";
import type { AccountState } from "../protocol/index.js";
import { me } from "../shell/api.js";
import { errorText } from "../shell/errorText.js";
import { NameField } from "../shell/NameField.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import { AccountFrame, AccountPart } from "./AccountFrame.js";
import { MyWays } from "./MyWays.js";
import { RecoveryCodes } from "./RecoveryCodes.js";
import { Sessions } from "./Sessions.js";
import { SigningOut } from "./SigningOut.js";
import { Ways } from "./Ways.js";
import { accountState, isGuest } from "./ways.js";

export const AccountPage = () => (
  <More pages={["account"]}>
    <Account />
  </More>
);

interface Known {
  name: string;
  state: AccountState;
}

export function Account() {
  const words = useWords();
  const [known, setKnown] = useState<Known | null>(null);
  const [trouble, setTrouble] = useState("");
  const look = () =>
    Promise.all([me(() => words("home-guest")), accountState(words)]).then(
      ([{ name }, state]) => setKnown({ name, state }),
      (failed: unknown) => setTrouble(errorText(words, failed)),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language asks nothing again
  useEffect(() => {
    look();
  }, []);
  return (
    <AccountFrame title={words("account-title")}>
      {trouble && <p role="alert">{trouble}</p>}
      {known && <Parts {...known} onChanged={look} />}
    </AccountFrame>
  );
}

function Parts({ name, state, onChanged }: Known & { onChanged: () => void }) {
  const words = useWords();
  const [named, setNamed] = useState(false);
  const guest = isGuest(state);
  const saved = () => {
    setNamed(true);
    onChanged();
  };
  return (
    <>
      {guest && state.offers.length > 0 && <Keep state={state} onChanged={onChanged} />}
      {guest && state.offers.length === 0 && (
        <AccountPart id="account-home">
          <p>{words("account-home-why")}</p>
        </AccountPart>
      )}
      <AccountPart id="account-name">
        <NameField name={name} action={words("new-name-save")} onNamed={saved} />
        <p role="status">{named ? words("account-name-saved") : ""}</p>
      </AccountPart>
      {!guest && <MyWays state={state} onChanged={onChanged} />}
      {!guest && <Sessions />}
      {state.offers.length > 0 && <SigningOut guest={guest} name={name} />}
    </>
  );
}

/** A guest: what can be lost, and how to keep it. */
function Keep({ state, onChanged }: { state: AccountState; onChanged: () => void }) {
  const words = useWords();
  return (
    <AccountPart id="account-keep">
      <p>{words("account-keep-why")}</p>
      <Ways to="keep" offers={state.offers} onEntered={onChanged} />
      {state.offers.includes("recovery") && <RecoveryCodes left={0} onChanged={onChanged} />}
      <p className="account-acts">
        {words("account-already")}{" "}
        <Link className="btn sm" href="/sign-in">
          {words("sign-in-title")}
        </Link>
      </p>
    </AccountPart>
  );
}
