/** Signing out. A guest has no way back, and is told so before. */
import { useState } from "react";
import { Button } from "../design/Button.js";
import { signOut } from "../shell/api.js";
import { useWords } from "../words/Speaking.js";
import { AccountPart } from "./AccountFrame.js";
import { Working } from "./Working.js";
import { useWorking } from "./working.js";

export function SigningOut({ guest, name }: { guest: boolean; name: string }) {
  const words = useWords();
  const { work, stale: _, ...working } = useWorking();
  const [asked, setAsked] = useState(false);
  const leave = () => work(signOut(), () => location.assign("/"));
  return (
    <AccountPart id="account-leave">
      {guest && asked ? (
        <div role="alert" className="account-again">
          <p>{words("account-leave-lost", { name })}</p>
          <p className="account-acts">
            <Button onClick={leave}>{words("account-leave-anyway")}</Button>
            <Button kind="quiet" onClick={() => setAsked(false)}>
              {words("account-leave-stay")}
            </Button>
          </p>
        </div>
      ) : (
        <Button onClick={guest ? () => setAsked(true) : leave}>{words("account-leave-this")}</Button>
      )}
      <Working {...working} />
    </AccountPart>
  );
}
