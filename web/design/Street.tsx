import { memo, type ReactNode } from "react";
import { Belfry } from "./Belfry";

type StreetProps = {
  width: number;
  height: number;
  /** Another seed, another street; the same seed, always the same. */
  seed: number;
  /** Share of windows with a light in them. */
  lit?: number;
  /** Narrowest and widest house. */
  min?: number;
  max?: number;
  /** Where the belfry stands, if anywhere. */
  belfry?: number;
  /** How much taller than its houses the picture is: the belfry wants room. */
  tall?: number;
  className?: string;
};

const TONES = ["#a4573d", "#8d4733", "#b87a56", "#c7a07a", "#7a4335", "#d9c6a6", "#9b6a4d", "#b3654a"] as const;
const PALE: readonly string[] = ["#d9c6a6", "#c7a07a"];

/** A street of crow-stepped gables. Decoration only: behind or between, never under text. */
export const Street = memo(function Street({ className = "", ...street }: StreetProps) {
  const { walls, lights } = build(street);
  return (
    <svg
      className={`street ${className}`}
      viewBox={`0 0 ${street.width} ${street.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g className="walls">{walls}</g>
      {lights}
    </svg>
  );
});

function build({ width, height, seed, lit = 0, min = 30, max = 46, belfry, tall = 1 }: StreetProps) {
  let state = seed;
  const next = () => {
    state = (state * 16807) % 2147483647; // Lehmer's generator: short, and the same everywhere
    return state / 2147483647;
  };
  const walls: ReactNode[] = [];
  const lights: ReactNode[] = [];
  for (let x = -6; x < width; ) {
    const w = min + next() * (max - min);
    const wall = (height / tall) * (0.3 + next() * 0.26);
    const steps = 3 + Math.floor(next() * 2);
    const tread = w / (2 * steps + 1);
    const rise = tread * (1.1 + next() * 0.35);
    const tone = TONES[Math.floor(next() * TONES.length)]!;
    if (belfry !== undefined && x <= belfry && x + w > belfry) {
      walls.push(<Belfry key={x} x={x} width={max * 1.1} height={height} />);
      x += max * 1.1;
      continue;
    }
    const columns = w > (min + max) / 2 ? 3 : 2;
    walls.push(<Facade key={x} {...{ x, w, wall, steps, tread, rise, tone, height }} />);
    for (const pane of panes(x, w, wall, height, columns)) {
      const on = next() < lit;
      const key = `${x} ${pane.x} ${pane.y}`;
      (on ? lights : walls).push(
        <Window key={key} {...pane} on={on} bars={PALE.includes(tone) ? "#8d6a48" : "#e9d9bd"} />,
      );
    }
    x += w + (next() < 0.12 ? w * 0.08 : 0);
  }
  return { walls, lights };
}

type FacadeProps = {
  x: number;
  w: number;
  wall: number;
  steps: number;
  tread: number;
  rise: number;
  tone: string;
  height: number;
};

function Facade({ x, w, wall, steps, tread, rise, tone, height }: FacadeProps) {
  const up = `h${tread}v${-rise}`.repeat(steps);
  const down = `v${rise}h${tread}`.repeat(steps);
  const d = `M${x} ${height}V${height - wall}${up}h${tread}${down}V${height}Z`;
  const attic = tread * 1.3;
  return (
    <>
      <path d={d} fill={tone} stroke="#2b1a12" strokeOpacity={0.25} strokeWidth={w / 60} />
      <path d={`M${x + w * 0.86} ${height}V${height - wall}h${w * 0.14}V${height}Z`} fill="#1b0f09" opacity={0.13} />
      <path
        d={`M${x + w / 2 - attic / 2} ${height - wall - rise * 0.2}v${-attic}a${attic / 2} ${attic / 2} 0 0 1 ${attic} 0v${attic}Z`}
        fill="#2f2a2a"
        opacity={0.6}
      />
    </>
  );
}

type Pane = { x: number; y: number; w: number };

function panes(x: number, w: number, wall: number, height: number, columns: number): Pane[] {
  const size = w / (columns * 1.9);
  const rows = Math.max(1, Math.floor(wall / (size * 2.5)));
  const all = Array.from({ length: rows * columns }, (_, i) => ({
    x: x + (w * ((i % columns) + 0.5)) / columns - size / 2,
    y: height - wall + size * 0.5 + Math.floor(i / columns) * size * 2.4,
    w: size,
  }));
  return all.filter((pane) => pane.y + size * 1.6 <= height - size * 0.3);
}

function Window({ x, y, w, on, bars }: Pane & { on: boolean; bars: string }) {
  return (
    <>
      <path
        d={`M${x} ${y + w * 1.6}v${-w * 1.1}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${w * 1.1}Z`}
        fill={on ? "#f6cf73" : "#2f2a2a"}
        opacity={on ? 1 : 0.62}
      />
      <path
        d={`M${x + w / 2} ${y}v${w * 1.6}M${x} ${y + w * 0.7}h${w}`}
        stroke={bars}
        strokeWidth={w / 12}
        opacity={0.75}
      />
    </>
  );
}
