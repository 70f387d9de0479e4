import { type FormEvent, useState } from "react";
import { Button } from "../design/Button.js";
import type { Entered } from "../protocol/index.js";
import { useWords } from "../words/Speaking.js";
import { typeRecoveryCode } from "./accountCalls.js";
import { CodeField } from "./CodeField.js";
import { useWorking } from "./useWorking.js";
import { Working } from "./Working.js";

/** By one of the codes on paper, where the site sends no mail. */
export function RecoveryWay({ bring, onEntered }: { bring: boolean; onEntered: (entered: Entered) => void }) {
  const words = useWords();
  const { work, ...working } = useWorking();
  const [code, setCode] = useState("");
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (!working.busy) work(typeRecoveryCode(words, code, bring), onEntered);
  };
  return (
    <form className="account-form" onSubmit={enter}>
      <CodeField label="account-recovery-type" fill="off" longest={40} code={code} onCode={setCode} />
      <Working {...working} />
      <Button type="submit" barred={working.busy ? words("account-wait") : ""}>
        {words("account-enter")}
      </Button>
    </form>
  );
}
