/** Plates in the wall: a church district of that letter opens the suburb behind. Gone once the gate is open, or lost. */
import type { FlandernView } from "../../protocol/flandern.js";
import { shared, spotOf } from "./geometry.js";
import { isShut } from "./laid.js";
import type { Site } from "./layout.js";

interface GatesProps {
  site: Site;
  view: FlandernView;
  unit: number;
}

export function Gates({ site, view, unit }: GatesProps) {
  return site.gates.map((one) => {
    const { letter, space, opens } = one;
    const gate = site.spaces.find((one) => one.id === space);
    const suburb = site.suburbs.find((one) => one.id === opens[0]);
    if (!gate || !suburb || !isShut(view, one)) return null;
    const corners = shared(gate.corners, suburb.corners).flat();
    if (corners.length === 0) return null;
    const spots = corners.map(spotOf);
    const x = (spots.reduce((sum, spot) => sum + spot[0], 0) / spots.length) * unit;
    const y = (spots.reduce((sum, spot) => sum + spot[1], 0) / spots.length) * unit;
    const size = Math.max(14, unit * 0.5);
    return (
      <g key={letter} className="gate" transform={`translate(${x} ${y})`}>
        <rect x={-size / 2} y={-size / 2} width={size} height={size} rx={3} />
        <text y={size * 0.3} fontSize={size * 0.85}>
          {letter}
        </text>
      </g>
    );
  });
}
