/** The invitation: the address of the table, as a link and as a code for a camera. */

import { Button } from "../design/Button.js";
import { Icon } from "../design/Icon.js";
import { Qr } from "../design/Qr.js";
import type { TableState } from "../protocol/index.js";
import { invitation } from "../shell/api.js";
import { gameTitle } from "../shell/tableTexts.js";
import { useCopied } from "../shell/useCopied.js";
import { useFetched } from "../shell/useFetched.js";
import { useWords } from "../words/Speaking.js";
import "./beside.css";

/** Whoever opened the page on the machine it runs on sees an address that is nobody else's. */
const LOOPBACK = /^(localhost|127\.|\[?::1)/;

export function Invite({ table }: { table: TableState }) {
  const words = useWords();
  const { copied, copy } = useCopied();
  const { value: elsewhere } = useFetched(invitation);
  const link = `${LOOPBACK.test(location.hostname) ? elsewhere?.address || location.origin : location.origin}/t/${table.id}`;
  const share = () => {
    const text = words("room-share-text", { game: gameTitle(words, table.game) });
    navigator.share({ title: "Guildtable", text, url: link }).catch(() => undefined); // whoever thinks better of it is no error
  };
  return (
    <section className="invite" aria-labelledby="invite">
      <Qr text={link} label={words("room-qr")} />
      <div>
        <h2 id="invite">{words("room-invite")}</h2>
        <p>{words("room-invite-what")}</p>
        {typeof navigator.share === "function" && (
          <Button small icon="share" onClick={share}>
            {words("room-share")}
          </Button>
        )}
      </div>
      <div className="link">
        <input readOnly value={link.replace(/^https?:\/\//, "")} aria-label={words("room-link")} />
        <button type="button" onClick={() => copy(link)}>
          <Icon name={copied ? "check" : "copy"} />
          <span aria-live="polite">{words(copied ? "room-copied" : "room-copy")}</span>
        </button>
      </div>
    </section>
  );
}
