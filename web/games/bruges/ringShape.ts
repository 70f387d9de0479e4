/** The shape of the ring of canals: four gates on a rounded rectangle, from each two sections of five spaces, statues between. */

import type { GuardHouse, Player } from "../../protocol/bruges.js";
import { GUARD_HOUSES, SIDES, type Side, type Space, spaces } from "./spaces.js";

export interface Spot {
  x: number;
  y: number;
  /** In degrees: the way along the water. */
  turn: number;
}

export interface Shape {
  width: number;
  height: number;
  /** How broad the water is. */
  size: number;
  path: string;
  length: number;
  at(along: number): Spot;
}

/** The ring of a board so large. It begins at the middle of the lower edge and runs clockwise: left, up, right, down. */
export function shape(width: number, height: number, roundness: number): Shape {
  const size = width < 420 ? 27 : Math.max(24, Math.min(46, Math.min(width, height * 1.15) / 10.8));
  const left = size * 0.62 + 14;
  const top = size * 0.62 + 8;
  const w = width - 2 * left;
  const h = height - 2 * top;
  const r = Math.max(0, Math.min(Math.min(width, height) * roundness, w / 2, h / 2));
  const [right, bottom, middle] = [left + w, top + h, left + w / 2];
  const quarter = (Math.PI * r) / 2;
  const line = (x: number, y: number, dx: number, dy: number, long: number) => ({
    long,
    at: (s: number): Spot => ({ x: x + dx * s, y: y + dy * s, turn: (Math.atan2(dy, dx) * 180) / Math.PI }),
  });
  const bend = (x: number, y: number, from: number) => ({
    long: quarter,
    at: (s: number): Spot => {
      const angle = from + (r === 0 ? 0 : s / r);
      return { x: x + r * Math.cos(angle), y: y + r * Math.sin(angle), turn: (angle * 180) / Math.PI + 90 };
    },
  });
  const parts = [
    line(middle, bottom, -1, 0, w / 2 - r),
    bend(left + r, bottom - r, Math.PI / 2),
    line(left, bottom - r, 0, -1, h - 2 * r),
    bend(left + r, top + r, Math.PI),
    line(left + r, top, 1, 0, w - 2 * r),
    bend(right - r, top + r, -Math.PI / 2),
    line(right, top + r, 0, 1, h - 2 * r),
    bend(right - r, bottom - r, 0),
    line(right - r, bottom, -1, 0, w / 2 - r),
  ];
  const length = parts.reduce((sum, part) => sum + part.long, 0);
  const arc = (x: number, y: number) => `A${r} ${r} 0 0 1 ${x} ${y}`;
  const path =
    `M${middle} ${bottom}H${left + r}${arc(left, bottom - r)}V${top + r}${arc(left + r, top)}` +
    `H${right - r}${arc(right, top + r)}V${bottom - r}${arc(right - r, bottom)}Z`;
  const at = (along: number): Spot => {
    let rest = ((along % length) + length) % length;
    for (const part of parts) {
      if (rest <= part.long) return part.at(rest);
      rest -= part.long;
    }
    return parts[0]!.at(0);
  };
  return { width, height, size, path, length, at };
}

export interface RingSpace extends Space {
  side: Side;
  /** 1 to 5, outward from the gate. */
  number: number;
  spot: Spot;
}

export interface Gate {
  /** Nobody's, if null. */
  seat: number | null;
  spot: Spot;
  spaces: readonly RingSpace[];
}

export interface RingShape extends Shape {
  gates: readonly Gate[];
  /** Where the statues stand, between two sections. */
  plinths: readonly Spot[];
  step: number;
}

/** Which places of the ring the seats have, from the viewer's own at the bottom clockwise. */
const PLACES: Record<number, readonly number[]> = { 1: [0], 2: [0, 2], 3: [0, 1, 3], 4: [0, 1, 2, 3] };

export function ring(players: readonly Player[], own: number, shape: Shape): RingShape {
  const { length, size, at } = shape;
  const quarter = length / 4;
  const gap = size * 1.55;
  const step = (quarter / 2 - gap / 2 - size * 0.42) / 5;
  const places = PLACES[players.length] ?? [0, 1, 2, 3];
  const unused = GUARD_HOUSES.filter((house) => !players.some((player) => player.guard_house === house));
  const gates = [0, 1, 2, 3].map((place): Gate => {
    const turn = places.indexOf(place);
    const seat = turn < 0 ? null : (own + turn) % players.length;
    const house: GuardHouse = seat === null ? unused.shift()! : players[seat]!.guard_house;
    const sections = SIDES.flatMap((side) =>
      spaces(house, side).map((space, index): RingSpace => {
        const away = (side === "left" ? 1 : -1) * (gap / 2 + step * (index + 0.5));
        return { ...space, side, number: index + 1, spot: at(place * quarter + away) };
      }),
    );
    return { seat, spot: at(place * quarter), spaces: sections };
  });
  return { ...shape, gates, step, plinths: [0, 1, 2, 3].map((place) => at((place + 0.5) * quarter)) };
}
