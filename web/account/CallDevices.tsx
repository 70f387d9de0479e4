/** The devices one is called on: this one by a press, the others as they said they are called. */
import { useEffect, useState } from "react";
import { removeDevice } from "../calls/callSettings.js";
import { InstallSheet } from "../calls/InstallSheet.js";
import { install, useInstallWay } from "../calls/installing.js";
import { callThisDevice, leaveThisDevice, type PushState, pushState } from "../calls/pushing.js";
import { Button } from "../design/Button.js";
import { Icon } from "../design/Icon.js";
import type { CallDevice } from "../protocol/index.js";
import { Row } from "../shell/Row.js";
import { useWords } from "../words/Speaking.js";
import { LastError } from "./LastError.js";
import { useWorking } from "./useWorking.js";
import { Working } from "./Working.js";

interface CallDevicesProps {
  devices: readonly CallDevice[];
  onChanged: () => void;
}

export function CallDevices({ devices, onChanged }: CallDevicesProps) {
  const words = useWords();
  const { work, refused: _, proved: __, ...working } = useWorking();
  const [state, setState] = useState<PushState>();
  const [pictured, setPictured] = useState(false);
  const way = useInstallWay();
  useEffect(() => {
    pushState().then(setState, () => setState("none"));
  }, []);
  const turn = (turned: Promise<PushState>) =>
    work(turned, (now) => {
      setState(now);
      onChanged();
    });
  return (
    <>
      <Row title={words("calls-here")} why={state && words(`calls-here-${state}`)}>
        {state === "off" && <Button onClick={() => turn(callThisDevice())}>{words("calls-here-do")}</Button>}
        {state === "on" && <Button onClick={() => turn(leaveThisDevice())}>{words("calls-here-stop")}</Button>}
        {state === "home-screen" && <Button onClick={() => setPictured(true)}>{words("calls-install-how")}</Button>}
      </Row>
      {way === "ask" && (
        <Row title={words("calls-install-app")} why={words("calls-install-what")}>
          <Button onClick={() => void install()}>{words("calls-install-do")}</Button>
        </Row>
      )}
      {pictured && <InstallSheet onClose={() => setPictured(false)} />}
      {devices.length > 0 && (
        <ul className="account-list call-devices">
          {devices.map(({ id, device, error }) => (
            <li key={id}>
              <Icon name={error ? "warning" : "bell"} />
              <b>{device || words("account-device-none")}</b>
              {error ? <LastError said={error} /> : <small>{words("calls-device-works")}</small>}
              <Button
                small
                aria-label={words("calls-device-remove", { device: device || words("account-device-none") })}
                onClick={() => work(removeDevice(id), onChanged)}
              >
                {words("account-remove")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Working {...working} />
    </>
  );
}
