/** Form: how somebody fared in their newest games with other people, against what an even share of the wins would be. */
import type { FormGame } from "../protocol/index.js";
import { path, scale } from "../replay/chart.js";

/** With fewer games there is nothing to see yet. */
export const ENOUGH_GAMES = 5;
export const WIDE = 400;
export const HIGH = 150;
const EDGE = 10;
const LINE_FOOT = 96;
const BARS_TOP = 112;

export interface FormBar {
  match: string;
  x: number;
  y: number;
  width: number;
  height: number;
  won: boolean;
}

export interface FormChart {
  line: string;
  /** Where an even share lies. */
  even: number;
  now: { x: number; y: number };
  bars: FormBar[];
}

export interface FormSum {
  games: number;
  won: number;
  /** How many wins an even share would be: one in two, one in three, one in four. */
  share: number;
}

export function formSum(form: readonly FormGame[]): FormSum {
  const won = form.filter(({ place }) => place === 1).length;
  return { games: form.length, won, share: form.reduce((sum, { players }) => sum + 1 / players, 0) };
}

/** Wins beyond an even share, before the first game and after each. */
export function beyondShare(form: readonly FormGame[]): number[] {
  const after = [0];
  for (const { place, players } of form) after.push(after.at(-1)! + (place === 1 ? 1 : 0) - 1 / players);
  return after;
}

export function formChart(form: readonly FormGame[]): FormChart {
  const values = beyondShare(form);
  const step = (WIDE - 2 * EDGE) / form.length;
  const x = (at: number) => EDGE + at * step;
  // At least one win either way, so that two games do not look like a cliff.
  const y = scale(Math.max(1, ...values), Math.min(-1, ...values), EDGE, LINE_FOOT);
  const tall = HIGH - BARS_TOP - 2;
  return {
    line: path(values, x, y),
    even: y(0),
    now: { x: x(form.length), y: y(values.at(-1)!) },
    bars: form.map(({ match, place, players }, at) => {
      const height = Math.max(4, (tall * (players - place + 1)) / players);
      return { match, x: x(at) + step * 0.18, y: HIGH - 2 - height, width: step * 0.64, height, won: place === 1 };
    }),
  };
}
