/** What is kept of a player here, who sees it, for how long, and how to have it erased: in plain words. */

import { useEffect, useState } from "react";
import { Button } from "../design/Button.js";
import { beenHere, invitation, me } from "../shell/api.js";
import { PageBar } from "../shell/PageBar.js";
import { useCopied } from "../shell/useCopied.js";
import { usePageTitle } from "../shell/usePageTitle.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import "../table/topbar.css";
import "./privacy.css";

/** The parts of the page, and the sentences in each. */
const PARTS = {
  kept: ["name", "cookie", "table", "report", "account", "address", "browser"],
  seen: ["table", "number", "open", "link", "page", "host"],
  long: ["session", "game", "rest"],
  not: ["trackers", "elsewhere", "sold"],
} as const;

export const PrivacyPage = () => (
  <More pages={["privacy"]}>
    <Privacy />
  </More>
);

export function Privacy() {
  const words = useWords();
  usePageTitle(words("privacy-title"));
  return (
    <div className="privacy">
      <PageBar />
      <main>
        <h1>{words("privacy-title")}</h1>
        <p className="privacy-short">{words("privacy-short")}</p>
        <Part of="kept" />
        <Part of="seen" />
        <Part of="long" />
        <Erasing />
        <Part of="not" />
      </main>
    </div>
  );
}

function Part({ of }: { of: keyof typeof PARTS }) {
  const words = useWords();
  return (
    <section aria-labelledby={`privacy-${of}`}>
      <h2 id={`privacy-${of}`}>{words(`privacy-${of}`)}</h2>
      <ul>
        {PARTS[of].map((sentence) => (
          <li key={sentence}>{words(`privacy-${of}-${sentence}`)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Whom to ask, and which number to tell them. It is shown only when asked for: whoever looks over a shoulder reads too. */
function Erasing() {
  const words = useWords();
  const { copied, copy } = useCopied();
  const [contact, setContact] = useState("");
  const [number, setNumber] = useState("");
  useEffect(() => {
    invitation().then(
      (told) => setContact(told.contact),
      () => undefined,
    );
  }, []);
  const show = () =>
    me(() => words("home-guest")).then(
      ({ id }) => setNumber(id),
      () => undefined,
    );
  return (
    <section aria-labelledby="privacy-erase">
      <h2 id="privacy-erase">{words("privacy-erase")}</h2>
      <p>
        {words("privacy-erase-how")} {contact && words("privacy-erase-whom", { contact })}
      </p>
      {!beenHere() && <p>{words("privacy-erase-nobody")}</p>}
      {beenHere() && !number && (
        <Button small icon="person" onClick={show}>
          {words("privacy-erase-show")}
        </Button>
      )}
      {number && (
        <>
          <p>{words("privacy-erase-number")}</p>
          <p className="privacy-number">
            <code>{number}</code>
            <Button small icon={copied ? "check" : "copy"} onClick={() => copy(number)}>
              {words(copied ? "privacy-erase-copied" : "privacy-erase-copy")}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
