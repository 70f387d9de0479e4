/** Something is wrong, with the game or with somebody: a few words for the people who run the house. */
import { useState } from "react";
import type { Saying, SeatState } from "../protocol/index.js";
import { report } from "../shell/api.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import "./report.css";
import { useTable } from "./tableStore.js";

interface ReportFormProps {
  /** What somebody has said. */
  about?: Saying;
  /** Somebody who sits here, whatever they have done. */
  person?: SeatState;
  onDone: () => void;
}

export const ReportForm = (props: ReportFormProps) => (
  <More pages={["report"]}>
    <Form {...props} />
  </More>
);

/** A report carries the number of the step; the record itself stays on the server, for it holds what is hidden. */
function Form({ about, person, onDone }: ReportFormProps) {
  const words = useWords();
  const [note, setNote] = useState("");
  const [sent, setSent] = useState<"" | "sent" | "failed">("");
  const table = useTable((store) => store.table);
  const seq = useTable((store) => store.match.seq);
  const send = () => {
    const page = `${navigator.userAgent} ${innerWidth}x${innerHeight} ${words.language}`.slice(0, 500);
    report(table, {
      note: note.trim(),
      seq,
      page,
      ...(about ? { line: about.id } : {}),
      ...(person ? { about: person.seat } : {}),
    }).then(
      () => setSent("sent"),
      () => setSent("failed"),
    );
  };
  if (sent === "sent") {
    return (
      <div className="report" role="status">
        <p>{words("report-thanks")}</p>
        {(about || person) && <p>{words("report-thanks-person")}</p>}
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
      {about && <blockquote>{words("report-said", { name: about.name, text: about.text })}</blockquote>}
      <label>
        {words(about ? "report-what-about" : person ? "report-what-person" : "report-what")}
        <textarea value={note} onChange={(event) => setNote(event.target.value)} rows={5} maxLength={2000} required />
      </label>
      {seq > 0 && <p>{words("report-kept", { seq })}</p>}
      {sent === "failed" && <p role="alert">{words("report-failed")}</p>}
      <button type="submit" className="btn primary">
        {words("report-send")}
      </button>
    </form>
  );
}
