/** Plates in the wall: a church district of that letter opens the suburb behind. Gone once the gate is open, or lost. */
import type { FlandernView } from "../../protocol/flandern.js";
import { type Spot, shared, spotOf } from "./geometry.js";
import { isShut } from "./laid.js";
import type { Gate, Site } from "./layout.js";

interface GatesProps {
  site: Site;
  view: FlandernView;
  unit: number;
}

/** Where the plate of a gate is: in the middle of what its space and the suburb behind share. */
export function plateOf(site: Site, one: Gate): Spot | null {
  const gate = site.spaces.find(({ id }) => id === one.space);
  const suburb = site.suburbs.find(({ id }) => id === one.opens[0]);
  const spots = gate && suburb ? shared(gate.corners, suburb.corners).flat().map(spotOf) : [];
  if (spots.length === 0) return null;
  const mean = (sum: number) => sum / spots.length;
  return [mean(spots.reduce((sum, [x]) => sum + x, 0)), mean(spots.reduce((sum, [, y]) => sum + y, 0))];
}

export function Gates({ site, view, unit }: GatesProps) {
  return site.gates.map((one) => {
    const plate = plateOf(site, one);
    if (!plate || !isShut(view, one)) return null;
    const [x, y] = plate;
    const size = Math.max(14, unit * 0.5);
    return (
      <g key={one.letter} className="gate" transform={`translate(${x * unit} ${y * unit})`}>
        <rect x={-size / 2} y={-size / 2} width={size} height={size} rx={3} />
        <text y={size * 0.3} fontSize={size * 0.85}>
          {one.letter}
        </text>
      </g>
    );
  });
}
