/** A coat of arms: the seat is its guild. Colour, hatching, charge; the letter beside it where there is room. */
import { colourClass } from "../../design/colours.js";
import { Letter } from "../../design/Letter.js";
import type { Arms } from "../../protocol/flandern.js";
import "./shield.css";
import { CHARGE } from "./tileKinds.js";

const OUTLINE = "M1 0h28v17c0 9-6 13-14 16C7 30 1 26 1 17z";

interface ShieldProps {
  arms: Arms;
  /** What it stands for, if nothing beside it says so. */
  label?: string;
  letter?: boolean;
  className?: string;
}

export function Shield({ arms, label, letter = false, className = "" }: ShieldProps) {
  const named = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <span className={`fl-shield ${colourClass(arms)} ${className}`} {...named}>
      <svg viewBox="-1 -1 32 36" aria-hidden="true">
        <path className="field" d={OUTLINE} />
        <path className="tex" d={OUTLINE} />
        <circle className="plain" cx={15} cy={14.5} r={10.5} />
        <use href={`#i-${CHARGE[arms]}`} x={6} y={5.5} width={18} height={18} />
      </svg>
      {letter && <Letter colour={arms} />}
    </span>
  );
}

interface MarkProps {
  arms: Arms;
  x: number;
  y: number;
  size: number;
  /** The letter of a special tile takes the place of the charge. */
  special?: string;
}

/** The arms on a district, inside a plan. */
export function ShieldMark({ arms, x, y, size, special = "" }: MarkProps) {
  const charge = size * 0.66;
  return (
    <g transform={`translate(${x} ${y})`} className="arms">
      <path className="plate" transform={`translate(${-size / 2} ${-size * 0.55}) scale(${size / 30})`} d={OUTLINE} />
      {special ? (
        <text y={size * 0.22} fontSize={size * 0.72}>
          {special}
        </text>
      ) : (
        <use href={`#i-${CHARGE[arms]}`} x={-charge / 2} y={-size * 0.44} width={charge} height={charge} />
      )}
    </g>
  );
}
