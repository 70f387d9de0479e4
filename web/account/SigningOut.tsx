/** Signing out. A guest has no way back, and is told so before. */
import { useState } from "react";
import { Button } from "../design/Button.js";
import { SIGNED_OUT, signOut } from "../shell/api.js";
import { useWords } from "../words/Speaking.js";
import { AccountPart } from "./AccountFrame.js";
import { Opened } from "./Opened.js";
import { useWorking } from "./useWorking.js";
import { Working } from "./Working.js";

export function SigningOut({ guest, name }: { guest: boolean; name: string }) {
  const words = useWords();
  const { work, refused: _, proved: __, ...working } = useWorking();
  const [asked, setAsked] = useState(false);
  const leave = () =>
    work(signOut(), () => {
      if (!guest) sessionStorage.setItem(SIGNED_OUT, "yes");
      location.assign("/");
    });
  return (
    <AccountPart id="account-leave">
      {guest && asked ? (
        <Opened>
          <p>{words("account-leave-lost", { name })}</p>
          <p className="account-acts">
            <Button kind="primary" icon="key" onClick={() => document.getElementById("account-keep")?.focus()}>
              {words("account-keep-mine")}
            </Button>
            <Button onClick={leave}>{words("account-leave-anyway")}</Button>
            <Button kind="quiet" onClick={() => setAsked(false)}>
              {words("account-leave-stay")}
            </Button>
          </p>
        </Opened>
      ) : (
        <Button onClick={guest ? () => setAsked(true) : leave}>{words("account-leave-this")}</Button>
      )}
      <Working {...working} />
    </AccountPart>
  );
}
