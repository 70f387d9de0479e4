/** How it stood all along, and how it would have stood by chance alone: what lies between the lines was chosen. */
import type { Review } from "../protocol/index.js";
import { luckIn } from "../table/luckShare.js";
import { useWords } from "../words/Speaking.js";
import { percent } from "./analysis.js";
import { scale } from "./chart.js";
import { sharesOver } from "./review.js";

const WIDE = 400;
const HIGH = 120;
const LEFT = 40;
const RIGHT = WIDE - 10;
const TOP = 8;
const FOOT = HIGH - 8;

export function LuckChart({ review, name, step }: { review: Review; name: string; step: number }) {
  const words = useWords();
  const { steps, stood, chance } = sharesOver(review);
  const x = scale(steps[0] ?? 0, steps.at(-1) ?? 1, LEFT, RIGHT);
  const y = scale(0, 1, FOOT, TOP);
  const drawn = (shares: readonly number[]) =>
    shares.map((share, at) => `${at === 0 ? "M" : "L"}${x(steps[at]!).toFixed(1)} ${y(share).toFixed(1)}`).join("");
  return (
    <>
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="img"
        aria-label={words("review-chart", { name, luck: percent(luckIn(review)), last: percent(stood.at(-1) ?? 0) })}
      >
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <path className="rule" d={`M${LEFT} ${y(share)}H${RIGHT}`} />
            <text x={LEFT - 6} y={y(share) + 4} textAnchor="end">
              {percent(share)} %
            </text>
          </g>
        ))}
        <path className="now" d={`M${x(step)} ${TOP - 4}V${FOOT}`} />
        <path className="curve chance" d={drawn(chance)} />
        <path className="curve" d={drawn(stood)} />
      </svg>
      <ul className="whose">
        <li>
          <Sample />
          {words("review-stood")}
        </li>
        <li>
          <Sample className="chance" />
          {words("review-by-chance")}
        </li>
      </ul>
    </>
  );
}

const Sample = ({ className = "" }: { className?: string }) => (
  <svg className="sample" viewBox="0 0 30 8" aria-hidden="true">
    <path className={`curve ${className}`} d="M1 4H29" />
  </svg>
);
