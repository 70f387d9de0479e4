/** Form as a small chart: a line for what was won beyond an even share, and a bar for each game. All of it is said in words, too. */
import type { FormGame } from "../protocol/index.js";
import { useWords } from "../words/Speaking.js";
import "./form.css";
import { ENOUGH_GAMES, formChart, formSum, HIGH, WIDE } from "./formChart.js";

export function Form({ form }: { form: readonly FormGame[] }) {
  const words = useWords();
  if (form.length < ENOUGH_GAMES) return <p className="profile-card">{words("profile-form-few")}</p>;
  const { line, even, now, bars } = formChart(form);
  const { games, won, share } = formSum(form);
  const said = words("profile-form-said", {
    games,
    won,
    share: share.toLocaleString(words.language, { maximumFractionDigits: 1 }),
  });
  const places = form.map(({ place, players }) => words("place-of", { place, players })).join(", ");
  const at = (y: number) => ({ top: `${(100 * y) / HIGH}%` });
  return (
    <figure className="profile-card form-chart">
      <div>
        <svg
          viewBox={`0 0 ${WIDE} ${HIGH}`}
          role="img"
          aria-label={`${said} ${words("profile-form-places", { places })}`}
        >
          <path className="even" d={`M0 ${even}H${WIDE}`} />
          {bars.map(({ match, won, ...bar }) => (
            <g key={match} className={won ? "bar won" : "bar"}>
              <rect {...bar} rx={2} />
              {won && <circle cx={bar.x + bar.width / 2} cy={bar.y - 5} r={2.4} />}
            </g>
          ))}
          <path className="line" d={line} />
          <circle className="now" cx={now.x} cy={now.y} r={4.5} />
        </svg>
        <span className="labels" aria-hidden="true">
          {Math.abs(now.y - even) > 32 && <b style={at(now.y)}>{words("profile-form-now")}</b>}
          <span style={at(even)}>{words("profile-form-even")}</span>
          <span style={at(HIGH - 16)}>{words("profile-form-each")}</span>
        </span>
      </div>
      <figcaption>
        <b>{said}</b> {words("profile-form-key")}
      </figcaption>
    </figure>
  );
}
