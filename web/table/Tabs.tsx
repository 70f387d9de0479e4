import { useWords } from "../words/Speaking.js";

/** Which view fills the phone above the prompt: the table, a game's further views, the log. */
export function Tabs({ titles, view, onView }: { titles: string[]; view: number; onView: (view: number) => void }) {
  const words = useWords();
  return (
    <div className="tabs" role="tablist" aria-label={words("table-views")}>
      {["table-table", ...titles, "table-log"].map((title, place) => (
        <button key={title} type="button" role="tab" aria-selected={view === place} onClick={() => onView(place)}>
          {words(title)}
        </button>
      ))}
    </div>
  );
}
