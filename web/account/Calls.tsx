/** How one is called when it is one's turn: where, how often, and when not. Where the server calls nobody there is nothing of it. */
import { useCallback, useState } from "react";
import {
  type CallSettings,
  type CallWishes,
  callSettings,
  saveWishes,
  takeVacation,
  testCall,
} from "../calls/callSettings.js";
import { Button } from "../design/Button.js";
import { Segmented } from "../design/Segmented.js";
import { Row } from "../shell/Row.js";
import { useFetched } from "../shell/useFetched.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import { AccountPart } from "./AccountFrame.js";
import { CallDevices } from "./CallDevices.js";
import "./calls.css";
import { LastError } from "./LastError.js";
import { QuietHours } from "./QuietHours.js";
import { useWorking } from "./useWorking.js";
import { Vacation } from "./Vacation.js";
import { Webhook } from "./Webhook.js";
import { Working } from "./Working.js";

const MAILS = ["off", "each", "daily"] as const;
/** Milliseconds after which it is known whether a test call arrived. */
const ARRIVES = 4000;

/** `address` is where mail goes: empty where the account has none, null where the site sends none. */
export function Calls({ address }: { address: string | null }) {
  const { value: settings, again } = useFetched(callSettings);
  if (!settings) return null;
  return (
    <More pages={["calls"]}>
      <CallParts settings={settings} address={address} onChanged={again} />
    </More>
  );
}

interface CallPartsProps {
  settings: CallSettings;
  address: string | null;
  onChanged: () => void;
}

export function CallParts({ settings, address, onChanged }: CallPartsProps) {
  const words = useWords();
  const { work, refused: _, proved: __, ...working } = useWorking();
  const [said, setSaid] = useState("");
  // What was changed is shown at once; should the server refuse it, it says why.
  const [wishes, setWishes] = useState<CallWishes>(settings);
  const change = useCallback(
    (wish: Partial<CallWishes>) => {
      const next = { ...wishes, ...wish };
      setWishes(next);
      setSaid("");
      work(saveWishes(next), () => {
        setSaid(words("calls-saved"));
        onChanged();
      });
    },
    [wishes, work, onChanged, words],
  );
  const take = (days: number) =>
    work(takeVacation(days), () => {
      setSaid(words("calls-vacation-taken", { days }));
      onChanged();
    });
  const test = () =>
    work(testCall(), () => {
      setSaid(words("calls-test-sent"));
      setTimeout(onChanged, ARRIVES);
    });
  const hasWay = settings.devices.length > 0 || wishes.mail !== "off" || wishes.webhook !== "";
  return (
    <div>
      <AccountPart id="calls-title">
        <p>{words("calls-why")}</p>
        <CallDevices devices={settings.devices} onChanged={onChanged} />
        {address !== null && (
          <Row title={words("calls-mail")} why={words(address ? "calls-mail-why" : "calls-mail-none")} wide>
            {address && (
              <Segmented
                label={words("calls-mail")}
                options={MAILS.map((value) => ({ value, label: words(`calls-mail-${value}`) }))}
                value={wishes.mail}
                onChange={(mail) => change({ mail })}
              />
            )}
            {settings.mail_error && <LastError said={settings.mail_error} />}
          </Row>
        )}
        <Webhook
          address={wishes.webhook}
          secret={settings.webhook_secret}
          off={settings.webhook_off}
          onChange={(webhook) => change({ webhook })}
        />
        {settings.webhook_error && <LastError said={settings.webhook_error} />}
        <p className="account-acts">
          <Button
            icon="bell"
            onClick={test}
            barred={!hasWay ? words("calls-test-none") : working.busy ? words("account-wait") : ""}
          >
            {words("calls-test")}
          </Button>
        </p>
      </AccountPart>
      <AccountPart id="calls-quiet">
        <QuietHours wishes={wishes} onChange={change} />
      </AccountPart>
      <AccountPart id="calls-vacation">
        <Vacation
          vacations={settings.vacations}
          alone={wishes.vacation}
          onAlone={(vacation) => change({ vacation })}
          onTake={take}
        />
      </AccountPart>
      {/* Whatever was pressed, it is answered where one looks. */}
      <div className="call-said">
        <Working {...working} />
        <p role="status">{said}</p>
      </div>
    </div>
  );
}
