/** Whether others may see one's page, and where they find it. */
import { Button } from "../design/Button.js";
import { SwitchRow } from "../shell/Row.js";
import { useAct } from "../shell/useAct.js";
import { useCopied } from "../shell/useCopied.js";
import { useWords } from "../words/Speaking.js";
import { shareProfile } from "./calls.js";
import "./sharing.css";

interface SharingProps {
  shared: string | null;
  onShared: (shared: string | null) => void;
}

export function Sharing({ shared, onShared }: SharingProps) {
  const words = useWords();
  const { act, trouble } = useAct();
  const { copied, copy } = useCopied();
  const address = `${location.origin}/profile/${shared}`;
  return (
    <section className="profile-card sharing" aria-label={words("profile-share")}>
      <SwitchRow
        title={words("profile-share")}
        why={words(shared ? "profile-share-on" : "profile-share-off")}
        on={shared !== null}
        onChange={(on) => act(shareProfile(on).then(({ profile }) => onShared(profile)))}
      />
      {trouble && <p role="alert">{trouble}</p>}
      {shared && (
        <>
          <div className="address">
            <input
              className="field"
              readOnly
              aria-label={words("profile-address")}
              value={address}
              onFocus={({ target }) => target.select()}
            />
            <Button icon={copied ? "check" : "copy"} onClick={() => copy(address)}>
              {words(copied ? "profile-copied" : "profile-copy")}
            </Button>
          </div>
          <small>{words("profile-address-end")}</small>
        </>
      )}
    </section>
  );
}
