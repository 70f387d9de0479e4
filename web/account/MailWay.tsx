/** By mail: an address, then the code that came there. Nothing tells whether the address is known. */
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "../design/Button.js";
import type { Entered } from "../protocol/index.js";
import { useWords } from "../words/Speaking.js";
import { sendLetter, typeCode } from "./accountCalls.js";
import { CodeField } from "./CodeField.js";
import { useWorking } from "./useWorking.js";
import { Working } from "./Working.js";

interface MailWayProps {
  bring: boolean;
  /** What typing the code does here, as the button says it. */
  act: "account-enter" | "account-keep-mine" | "account-mail-confirm";
  /** It was opened by a press just now, to add an address or change it. */
  opened?: boolean;
  onEntered: (entered: Entered) => void;
}

export function MailWay({ bring, act, opened = false, onEntered }: MailWayProps) {
  const words = useWords();
  const { work, ...working } = useWorking();
  const [address, setAddress] = useState("");
  const [ticket, setTicket] = useState("");
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (!working.busy) work(sendLetter(words, address.trim()), setTicket);
  };
  if (ticket)
    return (
      <TypedCode
        key={ticket}
        address={address}
        ticket={ticket}
        bring={bring}
        act={act}
        onEntered={onEntered}
        onAgain={() => send()}
        onOther={() => setTicket("")}
      />
    );
  return (
    <form className="account-form" onSubmit={send}>
      <label>
        <b>{words(opened ? "account-address-new" : "account-address")}</b>
        <input
          className="field"
          type="email"
          inputMode="email"
          autoComplete="email"
          // biome-ignore lint/a11y/noAutofocus: what was pressed is gone
          autoFocus={opened}
          required
          maxLength={254}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      </label>
      <Working {...working} />
      <Button type="submit" icon="send" barred={working.busy ? words("account-wait") : ""}>
        {words("account-send")}
      </Button>
    </form>
  );
}

/** Seconds until another letter may be asked for. */
const PATIENCE = 60;

interface TypedCodeProps extends MailWayProps {
  address: string;
  ticket: string;
  onAgain: () => void;
  onOther: () => void;
}

function TypedCode({ address, ticket, bring, act, onEntered, onAgain, onOther }: TypedCodeProps) {
  const words = useWords();
  const { work, ...working } = useWorking();
  const [code, setCode] = useState("");
  const wait = useCountdown(PATIENCE);
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (!working.busy) work(typeCode(ticket, code, bring), onEntered);
  };
  return (
    <form className="account-form" onSubmit={enter}>
      <p role="status">{words("account-sent", { address })}</p>
      <CodeField
        label="account-code"
        hint="account-code-good"
        fill="one-time-code"
        longest={12}
        code={code}
        onCode={setCode}
      />
      <Working {...working} />
      <Button kind="primary" type="submit" barred={working.busy ? words("account-wait") : ""}>
        {words(act)}
      </Button>
      <p className="account-small">{words("account-nothing-came")}</p>
      <p className="account-acts">
        <Button small onClick={onAgain} barred={wait > 0 ? words("account-again-in", { seconds: wait }) : ""}>
          {words("account-again")}
        </Button>
        <Button small kind="quiet" onClick={onOther}>
          {words("account-other-address")}
        </Button>
      </p>
    </form>
  );
}

function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return left;
}
