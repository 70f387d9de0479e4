/** What is to be learned from the moment: the charts, or the log up to it. In a hand the log is a view of the table. */
import { type ReactNode, useState } from "react";
import type { Chair } from "../table/drawing.js";
import { Log } from "../table/Log.js";
import { useScreen } from "../table/screen.js";
import { useWords } from "../words/Speaking.js";

const PAGES = ["charts", "log"] as const;
const TITLES = { charts: "replay-charts", log: "table-log" };

export function Learn({ chairs, children }: { chairs: readonly Chair[]; children: ReactNode }) {
  const words = useWords();
  const [page, setPage] = useState<(typeof PAGES)[number]>("charts");
  if (useScreen() === "phone") return <div className="learn">{children}</div>;
  return (
    <div className="learn">
      <div className="tabs" role="tablist" aria-label={words("replay-learn")}>
        {PAGES.map((one) => (
          <button key={one} type="button" role="tab" aria-selected={one === page} onClick={() => setPage(one)}>
            {words(TITLES[one])}
          </button>
        ))}
      </div>
      {page === "charts" ? (
        children
      ) : (
        <section className="panel so-far">
          <Log chairs={chairs} />
        </section>
      )}
    </div>
  );
}
