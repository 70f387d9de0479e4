/** The veil: all but what is meant is a little darker. It covers nothing: every click goes through to the table. */
import type { Hole } from "./useHoles.js";

interface VeilProps {
  holes: readonly Hole[];
  pulse: number;
  /** Only the rings: nothing is darker. */
  light?: boolean;
}

export function Veil({ holes, pulse, light = false }: VeilProps) {
  if (holes.length === 0) return null;
  const around = ({ x, y, width, height, ringed }: Hole) => ({ x, y, width, height, rx: ringed ? 12 : 0 });
  return (
    <svg className="veil" aria-hidden="true">
      <mask id="lesson-holes">
        <rect width="100%" height="100%" fill="#fff" />
        {holes.map((hole) => (
          <rect key={hole.id} {...around(hole)} fill="#000" />
        ))}
      </mask>
      {!light && <rect className="dim" width="100%" height="100%" mask="url(#lesson-holes)" />}
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
