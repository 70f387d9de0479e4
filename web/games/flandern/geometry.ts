/** Outlines on the triangular lattice: where their corners lie on the screen, their middle, and the wall around several. */

/** A corner in the lattice's own numbers, as the layout files have it. */
export type Corner = readonly [q: number, r: number];
/** A corner on the screen, one unit the side of a small triangle. */
export type Spot = readonly [x: number, y: number];

export const spotOf = ([q, r]: Corner): Spot => [q + r / 2, (-r * Math.sqrt(3)) / 2];

/** Twice the area, with the sign of the way round. */
const turn = (spots: readonly Spot[]): number =>
  spots.reduce((sum, [x, y], place) => {
    const [nx, ny] = spots[(place + 1) % spots.length]!;
    return sum + x * ny - nx * y;
  }, 0);

export function middle(spots: readonly Spot[]): Spot {
  let x = 0;
  let y = 0;
  spots.forEach((here, place) => {
    const next = spots[(place + 1) % spots.length]!;
    const cross = here[0] * next[1] - next[0] * here[1];
    x += (here[0] + next[0]) * cross;
    y += (here[1] + next[1]) * cross;
  });
  const area = 3 * turn(spots);
  return [x / area, y / area];
}

/** The same outline with every side moved inward. */
export function inset(spots: readonly Spot[], by: number): Spot[] {
  const inward = turn(spots) > 0 ? 1 : -1;
  const lines = spots.map(([x, y], place) => {
    const [nx, ny] = spots[(place + 1) % spots.length]!;
    const length = Math.hypot(nx - x, ny - y);
    const out = (by * inward) / length;
    return { x: x - (ny - y) * out, y: y + (nx - x) * out, dx: nx - x, dy: ny - y };
  });
  return lines.map((line, place) => {
    const last = lines[(place + lines.length - 1) % lines.length]!;
    const slant = last.dx * line.dy - last.dy * line.dx;
    if (Math.abs(slant) < 1e-9) return [line.x, line.y];
    const along = ((line.x - last.x) * line.dy - (line.y - last.y) * line.dx) / slant;
    return [last.x + last.dx * along, last.y + last.dy * along];
  });
}

export interface Side {
  from: Corner;
  to: Corner;
  /** How many unit edges it has. */
  length: number;
}

export const sides = (corners: readonly Corner[]): Side[] =>
  corners.map((from, place) => {
    const to = corners[(place + 1) % corners.length]!;
    return { from, to, length: Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])) };
  });

type Edge = readonly [Corner, Corner];
const keyOf = (corner: Corner) => corner.join(",");

function edges(corners: readonly Corner[]): Edge[] {
  const one = turn(corners.map(spotOf)) > 0 ? corners : corners.toReversed();
  return sides(one).flatMap(({ from, to, length }) => {
    const at = (step: number): Corner => [
      from[0] + ((to[0] - from[0]) / length) * step,
      from[1] + ((to[1] - from[1]) / length) * step,
    ];
    return Array.from({ length }, (_, step): Edge => [at(step), at(step + 1)]);
  });
}

/** The outline of several together: edges between two of them cancel out. More than one where they do not hang together. */
export function outlines(parts: readonly (readonly Corner[])[]): Corner[][] {
  const left = new Map<string, Edge>();
  for (const [from, to] of parts.flatMap(edges)) {
    const back = `${keyOf(to)} ${keyOf(from)}`;
    if (!left.delete(back)) left.set(`${keyOf(from)} ${keyOf(to)}`, [from, to]);
  }
  const loops: Corner[][] = [];
  while (left.size > 0) {
    const loop: Corner[] = [];
    let found = [...left].at(0);
    while (found) {
      const [key, [from, to]] = found;
      left.delete(key);
      loop.push(from);
      found = [...left].find(([other]) => other.startsWith(`${keyOf(to)} `));
    }
    loops.push(straightened(loop));
  }
  return loops;
}

/** Without the corners at which nothing turns. */
const straightened = (loop: readonly Corner[]): Corner[] =>
  loop.filter((here, place) => {
    const last = loop[(place + loop.length - 1) % loop.length]!;
    const next = loop[(place + 1) % loop.length]!;
    return here[0] - last[0] !== next[0] - here[0] || here[1] - last[1] !== next[1] - here[1];
  });

/** The unit edges two outlines share. */
export function shared(one: readonly Corner[], other: readonly Corner[]): Edge[] {
  const there = new Set(edges(other).map(([from, to]) => `${keyOf(to)} ${keyOf(from)}`));
  return edges(one).filter(([from, to]) => there.has(`${keyOf(from)} ${keyOf(to)}`));
}

export const points = (spots: readonly Spot[]): string =>
  spots.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
