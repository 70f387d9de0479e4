/** The standing over time: one line a seat, told apart by dash and tint, with its seal where we are. */
import type { MouseEvent } from "react";
import type { Chair } from "../table/drawing.js";
import { SeatMark, SeatMarkAt } from "../table/SeatMark.js";
import { useWords } from "../words/Speaking.js";
import { apart, path, scale, ticks } from "./chart.js";
import type { Part } from "./replayData.js";

const WIDE = 400;
const HIGH = 158;
const LEFT = 28;
const RIGHT = WIDE - 34;
const TOP = 10;
const FOOT = HIGH - 20;

interface LinesProps {
  /** Every seat's points at every moment. */
  points: readonly (readonly number[])[];
  parts: readonly Part[];
  chairs: readonly Chair[];
  place: number;
  onGo: (place: number) => void;
}

export function Lines({ points, parts, chairs, place, onGo }: LinesProps) {
  const words = useWords();
  const last = (points[0]?.length ?? 1) - 1;
  const marks = ticks(Math.max(1, ...points.flat()));
  const low = Math.min(0, ...points.flat());
  const x = scale(0, last, LEFT, RIGHT);
  const y = scale(low, marks.at(-1)!, FOOT, TOP);
  const now = points.map((line) => line[place] ?? 0);
  const seals = apart(now.map(y), 18, TOP, FOOT - 4);
  const ends = apart(
    points.map((line) => y(line[last] ?? 0)),
    13,
    TOP,
    FOOT,
  );
  const said = chairs.map((chair, seat) => `${chair.name} ${now[seat]}`).join(", ");
  // A pointer may take the chart for the line below; the keyboard has the line itself.
  const click = (event: MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * WIDE;
    onGo(Math.round(((at - LEFT) / (RIGHT - LEFT)) * last));
  };
  return (
    <section className="chart panel">
      <h2>{words("replay-standing")}</h2>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the line below does the same by keyboard */}
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="img"
        aria-label={words("replay-standing-said", { said })}
        onClick={click}
      >
        {marks.map((mark) => (
          <g key={mark}>
            <path className="rule" d={`M${LEFT} ${y(mark)}H${RIGHT}`} />
            <text x={LEFT - 6} y={y(mark) + 4} textAnchor="end">
              {mark}
            </text>
          </g>
        ))}
        {parts.map(({ round, first }, at) => (
          <g key={round}>
            <path className="rule" d={`M${x(first)} ${FOOT}v5`} />
            <text x={x((first + (parts[at + 1]?.first ?? last)) / 2)} y={HIGH - 3} textAnchor="middle">
              {parts.length <= 12 || round % 4 === 0 ? round : ""}
            </text>
          </g>
        ))}
        <path className="now" d={`M${x(place)} ${TOP - 4}V${FOOT}`} />
        {points.map((line, seat) => (
          <g key={chairs[seat]!.seat} className={`seat-${seat}`}>
            <path className="curve ahead" d={path(line.slice(place), (at) => x(at + place), y)} />
            <path className="curve" d={path(line.slice(0, place + 1), x, y)} />
            <circle className="dot" cx={x(place)} cy={y(now[seat]!)} r={3.4} />
            <text className="sum" x={RIGHT + 7} y={ends[seat]! + 4}>
              {line[last]}
            </text>
          </g>
        ))}
        {chairs.map((chair, seat) => (
          <SeatMarkAt
            key={chair.seat}
            chair={chair}
            x={x(place) + (place > last * 0.92 ? -15 : 15)}
            y={seals[seat]!}
            r={8.5}
          />
        ))}
      </svg>
      <ul className="whose">
        {chairs.map((chair, seat) => (
          <li key={chair.seat} className={`seat-${seat}`}>
            <svg className="sample" viewBox="0 0 30 8" aria-hidden="true">
              <path className="curve" d="M1 4H29" />
            </svg>
            <SeatMark chair={chair} /> {chair.name}
          </li>
        ))}
      </ul>
    </section>
  );
}
