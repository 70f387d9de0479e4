import { Street } from "./Street";
import "./waterfront.css";

const WAVES = Array.from({ length: 26 }, (_, i) => {
  const w = 28 + (i % 5) * 8;
  return `M${(i * 233) % 1440} ${8 + ((i * 37) % 92)}q${w / 2} -3 ${w} 0t${w} 0`;
}).join("");

// Long enough for the widest screen: a street that had to be enlarged would lose the top of its tower.
const NEAR = { width: 2880, height: 340, seed: 23, lit: 0.13, min: 66, max: 104, belfry: 1830, tall: 1.72 };

/** The street at the water: a far row, the near row with its belfry, the quay, its reflection, a boat. */
export function Waterfront() {
  return (
    <div className="waterfront" aria-hidden="true">
      <Street className="far" width={2880} height={250} seed={77} min={40} max={62} belfry={1600} tall={1.35} />
      <Street className="near" {...NEAR} />
      <div className="quay" />
      <div className="water">
        <Street className="reflection" {...NEAR} />
        <svg className="waves" viewBox="0 0 1440 104" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path d={WAVES} />
        </svg>
      </div>
      <Boat />
    </div>
  );
}

function Boat() {
  return (
    <svg className="boat" viewBox="0 0 150 60" aria-hidden="true">
      <path d="M8 34c30 8 100 8 134 0-6 14-18 20-32 20H40C24 54 14 46 8 34z" fill="#4a2f22" />
      <path d="M8 34c30 8 100 8 134 0l-2 5c-36 7-94 7-129 0z" fill="#7a4a30" />
      <path d="M44 34c0-9 22-9 22 0v4H44zM86 35c0-8 18-8 18 0v3H86z" fill="#c7a07a" />
      <path d="M62 36c0-11 26-11 26 0v3H62z" fill="#b87a56" />
      <path d="M112 36l3-20a4 4 0 1 1 5 0l3 20z" fill="#2b4a78" />
      <circle cx={117.5} cy={12} r={4.5} fill="#eac29c" />
      <path d="M112 10c1-5 10-5 11 0z" fill="#8f2a22" />
      <path d="M128 4l-14 48" stroke="#5b4632" strokeWidth={2} />
    </svg>
  );
}
