/**
 * Signing in on a device that does not know one yet; and where a mailed link leads. To open the page changes nothing, for mail
 * programs open links by themselves: only the button does.
 */
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { Button } from "../design/Button.js";
import type { AccountState, Entered } from "../protocol/index.js";
import { errorText } from "../shell/errorText.js";
import { useMyTables } from "../shell/myTables.js";
import { isGuest } from "../shell/ownAccount.js";
import { useFetched } from "../shell/useFetched.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import { AccountFrame } from "./AccountFrame.js";
import { accountState, openLink } from "./accountCalls.js";
import { Done } from "./Done.js";
import { PendingErasure } from "./LeaveForGood.js";
import { erasure } from "./leaving.js";
import { useWorking } from "./useWorking.js";
import { Ways } from "./Ways.js";
import { Working } from "./Working.js";

export const SignInPage = () => (
  <More pages={["account"]}>
    <SigningIn />
  </More>
);

/** What stands behind the # of a mailed link. It is taken out of the address, so that nobody reads it there later. */
function useLetter(): string {
  const [letter, setLetter] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const take = () => {
      if (!location.hash) return;
      setLetter(location.hash.slice(1));
      history.replaceState(history.state, "", location.pathname);
    };
    take();
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, []);
  return letter;
}

export function SigningIn() {
  const words = useWords();
  const letter = useLetter();
  const [entered, setEntered] = useState<Entered | null>(null);
  return (
    <AccountFrame title={words(!entered ? "sign-in-title" : entered.made ? "sign-in-made" : "sign-in-done")}>
      {entered && <Welcome entered={entered} />}
      {!entered && letter && <ByLink letter={letter} onEntered={setEntered} />}
      {!entered && !letter && <ByWays onEntered={setEntered} />}
    </AccountFrame>
  );
}

function ByLink({ letter, onEntered }: { letter: string; onEntered: (entered: Entered) => void }) {
  const words = useWords();
  const { work, refused, proved: _, ...working } = useWorking();
  return (
    <>
      {!refused && <p>{words("sign-in-link")}</p>}
      <Working {...working} />
      <p className="account-acts">
        {!refused && (
          <Button
            kind="primary"
            onClick={() => work(openLink(words, letter), onEntered)}
            barred={working.busy ? words("account-wait") : ""}
          >
            {words("account-enter")}
          </Button>
        )}
        {working.trouble && (
          <a className="btn" href="/sign-in">
            {words("sign-in-otherwise")}
          </a>
        )}
      </p>
    </>
  );
}

function ByWays({ onEntered }: { onEntered: (entered: Entered) => void }) {
  const words = useWords();
  const [state, setState] = useState<AccountState | null>(null);
  const [trouble, setTrouble] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language asks nothing again
  useEffect(() => {
    accountState(words).then(setState, (failed: unknown) => setTrouble(errorText(words, failed)));
  }, []);
  if (trouble) return <p role="alert">{trouble}</p>;
  if (!state) return null;
  if (state.offers.length === 0) return <p>{words("account-home-why")}</p>;
  if (!isGuest(state)) return <Already />;
  return (
    <>
      <p>{words("sign-in-why")}</p>
      <Ways to="sign-in" offers={state.offers} onEntered={onEntered} />
      <p className="account-small">{words("sign-in-along")}</p>
    </>
  );
}

/** Signed in here before: perhaps by a link in the letter that says one is to be erased, to take it back. */
function Already() {
  const words = useWords();
  const { value: leaving, again } = useFetched(erasure);
  const [stays, setStays] = useState(false);
  const took = () => {
    setStays(true);
    again();
  };
  return (
    <>
      {leaving?.at && <PendingErasure erasure={leaving} now={false} onChanged={took} />}
      {stays && !leaving?.at && <Done title={words("account-you-stay")} />}
      <p>{words("sign-in-already")}</p>
      <Link className="btn" href="/account">
        {words("account-title")}
      </Link>
    </>
  );
}

/** Who one is now; and, after a mail, that the next time a passkey would do. */
function Welcome({ entered }: { entered: Entered }) {
  const words = useWords();
  useEffect(() => useMyTables.setState({ tables: undefined, failed: false }), []);
  return (
    <>
      <p>
        {words(entered.made ? "sign-in-made-what" : "sign-in-welcome", {
          name: entered.name,
          moved: entered.moved ?? 0,
        })}
      </p>
      <p className="account-acts">
        <Link className="btn primary" href="/">
          {words("sign-in-play")}
        </Link>
        <Link className="btn" href="/account">
          {words("sign-in-account")}
        </Link>
      </p>
    </>
  );
}
