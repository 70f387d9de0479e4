/** Taking back: at once while nobody has learned anything by it, otherwise by asking the others. The reason is always said. */
import { Icon } from "../design/Icon.js";
import { useWords } from "../words/Speaking.js";
import { useTable } from "./tableStore.js";

export function Undo() {
  const words = useWords();
  const match = useTable((store) => store.match);
  const underWay = useTable((store) => store.underWay);
  const { undo, seat, winners, table, steps } = match;
  if (seat === null || winners) return null;
  const free = (undo?.count ?? 0) > 0;
  // Nothing is taken back over a change of who plays a seat: neither what a bot has played, nor what others have seen of it.
  const sat = steps.findLastIndex((step) => step.kind === "seat");
  const nothing = !undo || !steps.slice(sat + 1).some((step) => step.seat === seat && step.kind === "reply");
  const reason = undo?.barred && words.has(undo.barred) ? words(undo.barred) : "";
  const alone = table?.seats.every((one) => one.kind === "bot" || one.seat === seat);
  if (nothing) return null;
  // What goes is one's own last answer: it is named, as far as it was told.
  const told = steps.findLast((step) => step.seat === seat && step.kind === "reply")?.events ?? [];
  const what = told
    .filter(({ id }) => words.has(id))
    .slice(0, 1)
    .map((event) => words.say(event))
    .join("");
  if (free) {
    return (
      <button
        type="button"
        className="btn undo"
        title={what}
        onClick={() => useTable.getState().undo()}
        aria-disabled={underWay !== null || undefined}
        data-key="u"
      >
        <Icon name="undo" />
        <span className="wide">{words("table-undo")}</span>
        <span className="sr narrow">{words("table-undo")}</span>
        <span className="sr"> {what}</span>
      </button>
    );
  }
  return (
    <button
      type="button"
      className={alone ? "btn undo" : "btn undo asks"}
      title={alone ? what : reason}
      onClick={() => useTable.getState().takeBack()}
      data-key="u"
    >
      <Icon name="undo" />
      {/* What is asked of others is said in words, however little room there is. */}
      <span className={alone ? "wide" : ""} aria-hidden="true">
        {words(alone ? "table-take-back" : "table-ask-take-back")}
      </span>
      <span className="sr">
        {words(alone ? "table-take-back" : "table-ask-take-back")} {alone ? what : reason}
      </span>
    </button>
  );
}
