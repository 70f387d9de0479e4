/** What is to be learned from the moment: the charts, the choices there were, the log up to it. */
import { type ReactNode, useState } from "react";
import type { Chair } from "../table/drawing.js";
import { Log } from "../table/Log.js";
import { useScreen } from "../table/screen.js";
import { useWords } from "../words/Speaking.js";

interface LearnProps {
  charts: ReactNode;
  choices: ReactNode;
  chairs: readonly Chair[];
}

const PAGES = ["charts", "choices", "log"] as const;
const TITLES = { charts: "replay-charts", choices: "replay-choices", log: "table-log" };

export function Learn({ charts, choices, chairs }: LearnProps) {
  const words = useWords();
  const [page, setPage] = useState<(typeof PAGES)[number]>("charts");
  const [open, setOpen] = useState(false);
  if (useScreen() === "phone") {
    // In a hand one follows the other: the tabs there are those of the table, and the log is one of them.
    return (
      <div className="learn">
        {charts}
        <details className="fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{words("replay-choices")}</summary>
          {open && choices}
        </details>
      </div>
    );
  }
  return (
    <div className="learn">
      <div className="tabs" role="tablist" aria-label={words("replay-learn")}>
        {PAGES.map((one) => (
          <button key={one} type="button" role="tab" aria-selected={one === page} onClick={() => setPage(one)}>
            {words(TITLES[one])}
          </button>
        ))}
      </div>
      {page === "charts" && charts}
      {page === "choices" && choices}
      {page === "log" && (
        <section className="panel so-far">
          <Log chairs={chairs} />
        </section>
      )}
    </div>
  );
}
