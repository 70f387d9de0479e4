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
  const nothing = !undo || !steps.some((step) => step.seat === seat && step.kind === "reply");
  const reason = undo?.barred && words.has(undo.barred) ? words(undo.barred) : "";
  const alone = table?.seats.every((one) => one.kind === "bot" || one.seat === seat);
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
  if (nothing) return null;
  return (
    <button
      type="button"
      className="btn undo asks"
      title={reason}
      onClick={() => useSitting.getState().takeBack()}
      data-key="u"
    >
      <Icon name="lock" />
      <span className="wide">{words(alone ? "table-take-back" : "table-ask-take-back")}</span>
      <span className="sr">
        {words(alone ? "table-take-back" : "table-ask-take-back")} {reason}
      </span>
    </button>
  );
}
