import { Icon } from "./Icon";

/** The seals of the seats, in their order around the table. A seat has a charge, not a hue. */
export const SEALS = ["swan", "bear", "ship", "key"] as const;

export type SealName = (typeof SEALS)[number];

type SealProps = { seal: SealName; className?: string; label?: string };

/** A seal in a line of text; as large as its font says. With a label it speaks, without one it is decoration. */
export function Seal({ seal, className = "", label }: SealProps) {
  const named = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <span className={`seal seal-${seal} ${className}`} {...named}>
      <Icon name={seal} />
    </span>
  );
}

interface SealMarkProps {
  seal: SealName;
  x?: number;
  y?: number;
  r?: number;
  /** What it is called where it may move. */
  at?: string | undefined;
}

/** A seal inside a drawing, its middle at (x, y). */
export function SealMark({ seal, x = 0, y = 0, r = 10, at }: SealMarkProps) {
  const half = r * 0.64;
  return (
    <g transform={`translate(${x} ${y})`} className={`bs seal-${seal}`} data-at={at}>
      <circle r={r} />
      <use href={`#i-${seal}`} x={-half} y={-half} width={2 * half} height={2 * half} />
    </g>
  );
}
