/** The table's menu: what one may do here besides playing. */
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import { leave, report } from "../app/api.js";
import { Sheet } from "../design/Sheet.js";
import { SettingsForm } from "../home/SettingsForm.js";
import { forget, isLesson } from "../lesson/underWay.js";
import type { GameName, TableState } from "../protocol/index.js";
import { useWords } from "../words/Speaking.js";
import "./menu.css";
import { useSitting } from "./store.js";

type Page = "menu" | "settings" | "report" | "keys" | "rules";

export function Menu({ open, onClose, table }: { open: boolean; onClose: () => void; table: TableState }) {
  const words = useWords();
  const [page, setPage] = useState<Page>("menu");
  const close = () => {
    setPage("menu");
    onClose();
  };
  if (!open) return null;
  return (
    <Sheet close={words("table-close")} onClose={close} title={words(`menu-${page}`)}>
      {page === "menu" && <Entries table={table} onPage={setPage} onClose={close} />}
      {page === "settings" && <SettingsForm />}
      {page === "report" && <Report onDone={close} />}
      {page === "keys" && <Keys />}
      {page === "rules" && <Rules game={table.game} />}
      {page !== "menu" && (
        <button type="button" className="btn" onClick={() => setPage("menu")}>
          {words("menu-back")}
        </button>
      )}
    </Sheet>
  );
}

function Entries({ table, onPage, onClose }: { table: TableState; onPage: (page: Page) => void; onClose: () => void }) {
  const words = useWords();
  const [, go] = useLocation();
  const seat = useSitting((sitting) => sitting.course.seat);
  const playing = table.state === "playing" && seat !== null && !table.seats[seat]?.away;
  const [copied, setCopied] = useState(false);
  const copy = () => navigator.clipboard?.writeText(location.href).then(() => setCopied(true));
  const away = () => {
    leave(table.id).catch(() => undefined);
    onClose();
    go("/");
  };
  return (
    <ul className="menu">
      <LessonEntries table={table} onClose={onClose} />
      <li>
        <button type="button" onClick={() => onPage("settings")}>
          {words("menu-settings")}
        </button>
      </li>
      <li>
        <button type="button" onClick={() => onPage("rules")}>
          {words("menu-rules")}
        </button>
      </li>
      <li>
        <button type="button" onClick={() => onPage("keys")}>
          {words("menu-keys")}
        </button>
      </li>
      <li>
        <button type="button" onClick={copy}>
          {words(copied ? "menu-copied" : "menu-copy-link")}
          <small>{words("menu-copy-link-why")}</small>
        </button>
      </li>
      <li>
        <button type="button" onClick={() => onPage("report")}>
          {words("menu-report")}
          <small>{words("menu-report-why")}</small>
        </button>
      </li>
      {playing && (
        <li>
          <button type="button" onClick={away}>
            {words("menu-leave")}
            <small>{words("menu-leave-why")}</small>
          </button>
        </li>
      )}
      <li className="fair">
        <small>{words("menu-commitment")}</small>
        <code>{table.commitment}</code>
      </li>
    </ul>
  );
}

/** In a lesson: to begin it anew, to be rid of the Tutor, and to call the Tutor back. */
function LessonEntries({ table, onClose }: { table: TableState; onClose: () => void }) {
  const words = useWords();
  const [here, go] = useLocation();
  const [failed, setFailed] = useState(false);
  const taught = new URLSearchParams(useSearch()).get("lesson") !== null;
  if (!taught && !isLesson(table.id)) return null;
  const again = async () => {
    try {
      const { beginLesson } = await import("../lesson/begin.js");
      const anew = await beginLesson(table.game);
      onClose();
      go(`/t/${anew.table}?lesson`);
    } catch {
      setFailed(true);
    }
  };
  const end = () => {
    forget(table.id);
    onClose();
    go(here, { replace: true });
  };
  const callBack = () => {
    onClose();
    go(`${here}?lesson`, { replace: true });
  };
  return (
    <>
      <li>
        <button type="button" onClick={again}>
          {words("lesson-again")}
          <small role={failed ? "alert" : undefined}>
            {words(failed ? "lesson-again-failed" : "lesson-again-why")}
          </small>
        </button>
      </li>
      <li>
        <button type="button" onClick={taught ? end : callBack}>
          {words(taught ? "lesson-end" : "lesson-call-back")}
          <small>{words(taught ? "lesson-end-why" : "lesson-call-back-why")}</small>
        </button>
      </li>
    </>
  );
}

/** A report carries the number of the step; the record itself stays on the server, for it holds what is hidden. */
function Report({ onDone }: { onDone: () => void }) {
  const words = useWords();
  const [note, setNote] = useState("");
  const [sent, setSent] = useState<"" | "sent" | "failed">("");
  const table = useSitting((sitting) => sitting.table);
  const seq = useSitting((sitting) => sitting.course.seq);
  const send = () => {
    const page = `${navigator.userAgent} ${innerWidth}x${innerHeight} ${words.language}`.slice(0, 500);
    report(table, note.trim(), seq, page).then(
      () => setSent("sent"),
      () => setSent("failed"),
    );
  };
  if (sent === "sent") {
    return (
      <div className="report" role="status">
        <p>{words("report-thanks")}</p>
        <button type="button" className="btn primary" onClick={onDone}>
          {words("report-done")}
        </button>
      </div>
    );
  }
  return (
    <form
      className="report"
      onSubmit={(event) => {
        event.preventDefault();
        if (note.trim()) send();
      }}
    >
      <label>
        {words("report-what")}
        <textarea value={note} onChange={(event) => setNote(event.target.value)} rows={5} maxLength={2000} required />
      </label>
      <p>{words("report-kept", { seq })}</p>
      {sent === "failed" && <p role="alert">{words("report-failed")}</p>}
      <button type="submit" className="btn primary">
        {words("report-send")}
      </button>
    </form>
  );
}

const KEYS = ["digits", "enter", "escape", "u", "l", "rule", "tab"] as const;

function Keys() {
  const words = useWords();
  return (
    <dl className="keys">
      {KEYS.map((key) => (
        <div key={key}>
          <dt>
            <kbd>{words(`key-${key}`)}</kbd>
          </dt>
          <dd>{words(`key-${key}-does`)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Rules({ game }: { game: GameName }) {
  const words = useWords();
  return (
    <div className="rules-text">
      <a className="btn primary" href={`/rules/${game}`} target="_blank" rel="noopener">
        {words("rules-whole")}
      </a>
      <p>{words("summary")}</p>
      {words("help-rules")
        .split("\n")
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
    </div>
  );
}
