/** Taking back: at once while nobody has learned anything by it, otherwise by asking the others. The reason is always said. */
import { Icon } from "../design/Icon.js";
import { useWords } from "../words/Speaking.js";
import { useSitting } from "./store.js";

export function Undo() {
  const words = useWords();
  const course = useSitting((sitting) => sitting.course);
  const underWay = useSitting((sitting) => sitting.underWay);
  const { undo, seat, winners, table, steps } = course;
  if (seat === null || winners) return null;
  const free = (undo?.count ?? 0) > 0;
  // What was played here before one sat down, by a bot or in the match one plays on from, is not one's own.
  const sat = steps.findLastIndex((step) => step.seat === seat && step.kind === "seat");
  const nothing = !undo || !steps.slice(sat + 1).some((step) => step.seat === seat && step.kind === "reply");
  const reason = undo?.barred && words.has(undo.barred) ? words(undo.barred) : "";
  const alone = table?.seats.every((one) => one.kind === "bot" || one.seat === seat);
  if (nothing) return null;
  if (free) {
    return (
      <button
        type="button"
        className="btn undo"
        onClick={() => useSitting.getState().undo()}
        aria-disabled={underWay !== null || undefined}
        data-key="u"
      >
        <Icon name="undo" />
        <span className="wide">{words("table-undo")}</span>
        <span className="sr narrow">{words("table-undo")}</span>
      </button>
    );
  }
  return (
    <button
      type="button"
      className={alone ? "btn undo" : "btn undo asks"}
      title={reason}
      onClick={() => useSitting.getState().takeBack()}
      data-key="u"
    >
      <Icon name={alone ? "undo" : "lock"} />
      <span className="wide">{words(alone ? "table-take-back" : "table-ask-take-back")}</span>
      <span className="sr">
        {words(alone ? "table-take-back" : "table-ask-take-back")} {reason}
      </span>
    </button>
  );
}
