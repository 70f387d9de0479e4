import { type Colour, colourClass, useLetter } from "./colours";

/** A worker and how many of them; none are shown pale, so that the row never jumps. */
export function Worker({ colour, count, label }: { colour: Colour; count?: number; label?: string }) {
  const none = count === 0 ? "none" : "";
  return (
    <span className={`pip ${none}`} role="img" aria-label={label} aria-hidden={!label}>
      <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
        <WorkerMark colour={colour} />
      </svg>
      {count !== undefined && <b>{count}</b>}
    </span>
  );
}

/** A worker inside a drawing, on a grid of 24 from (x, y). */
export function WorkerMark({
  colour,
  x = 0,
  y = 0,
  size = 24,
}: {
  colour: Colour;
  x?: number;
  y?: number;
  size?: number;
}) {
  return (
    <g className={`worker ${colourClass(colour)}`} transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <use href="#i-worker" width={24} height={24} />
      <text x={12} y={15.5}>
        {useLetter(colour)}
      </text>
    </g>
  );
}
