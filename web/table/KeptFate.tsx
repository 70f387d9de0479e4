import { useEffect } from "react";
import { Notice } from "../design/Notice.js";
import { useWords } from "../words/Speaking.js";
import { useTable } from "./tableStore.js";

/** What became of a reply that was given without a line. That it was too late stays until it is read. */
export function KeptFate({ fate }: { fate: "sent" | "late" }) {
  const words = useWords();
  const { learnFate } = useTable.getState();
  useEffect(() => {
    if (fate !== "sent") return;
    const waiting = setTimeout(learnFate, 6000);
    return () => clearTimeout(waiting);
  }, [fate, learnFate]);
  if (fate === "sent") return <Notice icon="check" title={words("table-kept-sent")} />;
  return (
    <Notice icon="hourglass" title={words("table-kept-late")} bad>
      {words("table-kept-late-what")}
      <span className="answers">
        <button type="button" className="btn sm" onClick={learnFate}>
          {words("table-went-back-read")}
        </button>
      </span>
    </Notice>
  );
}
