/** A second look at the whole game: where something was given away, the most first. */
import { Icon } from "../design/Icon.js";
import { useWords } from "../words/Speaking.js";
import { percent, slipsIn } from "./analysis.js";
import type { AnalysisProps } from "./useAnalyses.js";

const LISTED = 5;

export function SecondLook({ analyses, decisions, chairs, place, onGo }: AnalysisProps) {
  const words = useWords();
  const { known, through, lookThrough, stop } = analyses;
  const slips = slipsIn(decisions, known);
  const asked = slips.looked;
  return (
    <section className="panel second-look">
      {through ? (
        <div className="looking">
          <label>
            {words("analysis-looking", through)}
            <progress value={through.done} max={through.of} />
          </label>
          <button type="button" className="btn sm" onClick={stop}>
            {words("analysis-stop")}
          </button>
        </div>
      ) : (
        asked < decisions.length && (
          <button type="button" className="btn sm" onClick={() => lookThrough(decisions)}>
            <Icon name="eye" />
            {words("analysis-look-through", { count: decisions.length })}
          </button>
        )
      )}
      {asked > 1 && (
        <p role="status">
          {words("analysis-found", { slips: slips.found.length, looked: asked, of: decisions.length })}
        </p>
      )}
      {slips.found.length > 0 && (
        <ol>
          {slips.found.slice(0, LISTED).map(({ decision, behind }) => (
            <li key={decision.place}>
              <button
                type="button"
                aria-current={decision.place === place || undefined}
                onClick={() => onGo(decision.place)}
              >
                {words("analysis-slip", {
                  step: decision.step,
                  name: chairs[decision.seat]?.name ?? "",
                  percent: percent(behind),
                })}
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
