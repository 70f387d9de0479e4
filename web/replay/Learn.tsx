/** What is to be learned from the moment: the charts, the choices there were, the log up to it. */
import { type ReactNode, useState } from "react";
import { panelOf, TabList } from "../design/TabList.js";
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
    // On a phone one follows the other: the tabs there are those of the table, and the log is one of them.
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
      <TabList
        className="tabs"
        label={words("replay-learn")}
        panel="learned"
        tabs={PAGES.map((id) => ({ id, label: words(TITLES[id]) }))}
        chosen={page}
        onChoose={(id) => setPage(id as typeof page)}
      />
      <div className="learned" {...panelOf("learned", page)}>
        {page === "charts" && charts}
        {page === "choices" && choices}
        {page === "log" && (
          <section className="panel so-far">
            <Log chairs={chairs} />
          </section>
        )}
      </div>
    </div>
  );
}
