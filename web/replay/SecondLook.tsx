/** A second look at the whole game: where something was given away, the most first. */
import { Icon } from "../design/Icon.js";
import { useWords } from "../words/Speaking.js";
import type { CounselProps } from "./CounselPanel.js";
import { percent, slipsIn } from "./counsel.js";

const LISTED = 5;

export function SecondLook({ counsels, moments, chairs, place, onGo }: CounselProps) {
  const words = useWords();
  const { known, through, lookThrough, stop } = counsels;
  const slips = slipsIn(moments, known);
  const asked = slips.looked;
  return (
    <section className="panel second-look">
      {through ? (
        <div className="looking">
          <label>
            {words("counsel-looking", through)}
            <progress value={through.done} max={through.of} />
          </label>
          <button type="button" className="btn sm" onClick={stop}>
            {words("counsel-stop")}
          </button>
        </div>
      ) : (
        asked < moments.length && (
          <button type="button" className="btn sm" onClick={() => lookThrough(moments)}>
            <Icon name="eye" />
            {words("counsel-look-through", { count: moments.length })}
          </button>
        )
      )}
      {asked > 1 && (
        <p role="status">{words("counsel-found", { slips: slips.found.length, looked: asked, of: moments.length })}</p>
      )}
      {slips.found.length > 0 && (
        <ol>
          {slips.found.slice(0, LISTED).map(({ moment, behind }) => (
            <li key={moment.place}>
              <button
                type="button"
                aria-current={moment.place === place || undefined}
                onClick={() => onGo(moment.place)}
              >
                {words("counsel-slip", {
                  step: moment.step,
                  name: chairs[moment.seat]?.name ?? "",
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
