import { SealMark, type SealName } from "./Seal";

type StairsProps = {
  /** What each step is worth, from the lowest. */
  values: readonly number[];
  /** Who stands on which step; 0 is the ground. */
  pawns: readonly { seal: SealName; step: number }[];
  /** All of it in words, for those who do not see it. */
  title: string;
  /** What the numbers are, written on the wall below the highest steps. */
  caption?: string;
  width?: number;
  height?: number;
};

/** Reputation climbs one half of a stepped gable; pawns on one step stand on each other. */
export function Stairs({ values, pawns, title, caption = "", width = 330, height = 120 }: StairsProps) {
  const step = width / (values.length + 1);
  const ground = height - 12;
  const rise = (height - 40) / values.length;
  const top = (k: number) => ground - rise * k;
  const edge = values.map((_, i) => `V${top(i + 1).toFixed(1)}h${step.toFixed(1)}`).join("");
  return (
    <svg className="rep" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
      <path className="stair" d={`M0 ${height - 4}V${ground}H${step}${edge}V${height - 4}Z`} />
      {values.map((value, i) => (
        <g key={value}>
          <path className="tread" d={`M${step * (i + 1)} ${top(i + 1)}h${step}`} />
          <text x={step * (i + 1.5)} y={top(i + 1) + 14}>
            {value}
          </text>
        </g>
      ))}
      <text className="caption" x={width - 6} y={ground + 2}>
        {caption}
      </text>
      {pawns.map(({ seal, step: k }, i) => {
        const below = pawns.slice(0, i).filter((other) => other.step === k).length;
        const [x, y] = [step * (k + 0.5), top(k) - 11 - below * 17];
        return <SealMark key={seal} seal={seal} x={x} y={y} r={9.5} at={`pawn:${i}`} />;
      })}
    </svg>
  );
}
