/** Codes on paper, where the site sends no mail: made anew, shown this once, to be copied, kept as a file or printed. */
import { useState } from "react";
import { Button } from "../design/Button.js";
import { useCopied } from "../shell/useCopied.js";
import { useWords } from "../words/Speaking.js";
import { printRecoveryCodes } from "./accountCalls.js";
import { useWorking } from "./useWorking.js";
import { Working } from "./Working.js";

interface RecoveryCodesProps {
  /** How many one still has. */
  left: number;
  onChanged: () => void;
}

export function RecoveryCodes({ left, onChanged }: RecoveryCodesProps) {
  const words = useWords();
  const { work, refused: _, proved: __, ...working } = useWorking();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const write = () => work(printRecoveryCodes(), (printed) => setCodes(printed.codes));
  if (codes.length > 0) return <Shown codes={codes} onKept={onChanged} />;
  return (
    <div className="account-codes">
      <h3>{words("account-recovery")}</h3>
      <p>{left > 0 ? words("account-recovery-left", { left }) : words("account-recovery-why")}</p>
      <Button small onClick={write} barred={working.busy ? words("account-wait") : ""}>
        {words(left > 0 ? "account-recovery-renew" : "account-recovery-make")}
      </Button>
      <Working {...working} />
    </div>
  );
}

function Shown({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const words = useWords();
  const { copied, copy } = useCopied();
  const text = `${words("account-recovery-file", { site: location.host })}\n\n${codes.join("\n")}\n`;
  return (
    <div className="account-codes">
      <h3>{words("account-recovery")}</h3>
      <p role="status">{words("account-recovery-once")}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className="account-acts">
        <Button small icon={copied ? "check" : "copy"} onClick={() => copy(text)}>
          {words(copied ? "account-copied" : "account-copy")}
        </Button>
        <a
          className="btn sm"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="guildtable-codes.txt"
        >
          {words("account-recovery-save")}
        </a>
        <Button small onClick={() => print()}>
          {words("account-recovery-print")}
        </Button>
      </p>
      <Button kind="primary" onClick={onKept}>
        {words("account-recovery-kept")}
      </Button>
    </div>
  );
}
