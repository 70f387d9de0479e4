/** Sums for drawing charts. */

export const scale =
  (from: number, to: number, start: number, end: number) =>
  (value: number): number =>
    to === from ? start : start + ((value - from) / (to - from)) * (end - start);

/** Round numbers from 0 up to the first one that is not below the highest; about four of them. */
export function ticks(highest: number): number[] {
  const rough = highest / 3;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  const apart = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? 10 * power;
  return Array.from({ length: Math.ceil(highest / apart) + 1 }, (_, n) => n * apart);
}

/** A line through values at places 0, 1, 2 and on. In the middle of a level stretch nothing is drawn. */
export function path(values: readonly number[], x: (at: number) => number, y: (value: number) => number): string {
  return values
    .flatMap((value, at) => {
      if (value === values[at - 1] && value === values[at + 1]) return [];
      return [`${at === 0 ? "M" : "L"}${x(at).toFixed(1)} ${y(value).toFixed(1)}`];
    })
    .join("");
}

/** The same places, but at least so far apart, and in their order. */
export function apart(places: readonly number[], least: number, top: number, foot: number): number[] {
  const order = places.map((at, seat) => ({ at, seat })).sort((a, b) => a.at - b.at);
  for (let n = 1; n < order.length; n++) order[n]!.at = Math.max(order[n]!.at, order[n - 1]!.at + least);
  for (let n = order.length - 1, floor = foot; n >= 0; n--, floor -= least)
    order[n]!.at = Math.min(order[n]!.at, floor);
  const moved = [...places];
  for (const { at, seat } of order) moved[seat] = Math.max(top, at);
  return moved;
}
