/** The raid: the town's coffer broken open, halberds over it, and the coins that are gone. */
import "./raid.css";

const COINS: readonly (readonly [number, number])[] = [
  [132, 62],
  [150, 44],
  [170, 52],
  [186, 66],
  [118, 42],
  [200, 40],
  [160, 24],
];

export const Raid = () => (
  <svg className="threat-scene raid" viewBox="0 0 316 138" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <g className="halberds">
      <g transform="rotate(-34 158 90)">
        <path className="shaft" d="M154 0h7v138h-7z" />
        <path className="blade" d="M157.5-22l7 22h-14zM161 2c18-2 26 8 26 20-8-4-16-4-26 2zM154 6l-16 8 16 8z" />
      </g>
      <g transform="rotate(34 158 90)">
        <path className="shaft" d="M154 0h7v138h-7z" />
        <path className="blade" d="M157.5-22l7 22h-14zM154 2c-18-2-26 8-26 20 8-4 16-4 26 2zM161 6l16 8-16 8z" />
      </g>
    </g>
    <path className="lid" d="M112 82c-4-26 6-38 46-38s50 12 46 38l-8-4c-22-6-54-6-76 0z" />
    <path className="inside" d="M112 84c28-8 64-8 92 0v14h-92z" />
    <g className="coins">
      {COINS.map(([x, y], place) => (
        <g key={`${x}`} style={{ animationDelay: `${place * 90}ms` }}>
          <circle cx={x} cy={y} r="8.5" />
          <circle className="rim" cx={x} cy={y} r="5.5" />
        </g>
      ))}
    </g>
    <path className="chest" d="M106 92h104v42H106z" />
    <path className="iron" d="M106 92h104v7H106zM118 92h8v42h-8zM190 92h8v42h-8z" />
    <path className="lock" d="M150 96h16v18h-16z" />
    <path className="key" d="M158 102v6" />
  </svg>
);
