/** The veil: all but what is meant is a little darker. It covers nothing: every click goes through to the table. */
import type { Hole } from "./usePlace.js";

const GAP = 5;

export function Veil({ holes, pulse }: { holes: readonly Hole[]; pulse: number }) {
  if (holes.length === 0) return null;
  const around = ({ x, y, width, height }: Hole) => ({
    x: x - GAP,
    y: y - GAP,
    width: width + 2 * GAP,
    height: height + 2 * GAP,
    rx: 12,
  });
  return (
    <svg className="veil" aria-hidden="true">
      <mask id="lesson-holes">
        <rect width="100%" height="100%" fill="#fff" />
        {holes.map((hole) => (
          <rect key={hole.id} {...around(hole)} fill="#000" />
        ))}
      </mask>
      <rect className="dim" width="100%" height="100%" mask="url(#lesson-holes)" />
      <g key={pulse} className={pulse > 0 ? "rings pulse" : "rings"}>
        {holes
          .filter((hole) => hole.ringed)
          .map((hole) => (
            <g key={hole.id}>
              <rect className="halo" {...around(hole)} />
              <rect className="marked" {...around(hole)} />
            </g>
          ))}
      </g>
    </svg>
  );
}
