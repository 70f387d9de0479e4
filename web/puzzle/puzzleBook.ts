/** The puzzles of this house: what each poses, how it is solved, and which of them this browser has solved. */
import type { GameName, Opened, PuzzleAnswer, Reel, Solution } from "../protocol/index.js";
import { matchAt } from "../replay/replayData.js";
import { call } from "../shell/api.js";
import type { Strength } from "../shell/strengths.js";
import type { MatchState } from "../table/matchState.js";

/** How many there are of each game. */
export const puzzleCounts = () => call<Partial<Record<GameName, number>>>("GET", "/puzzles");
const path = (game: string, number: number) => `/puzzles/${game}/${number}`;
export const posed = (game: string, number: number) => call<Reel>("GET", `${path(game, number)}/reel`);
export const solution = (game: string, number: number) => call<Solution>("GET", `${path(game, number)}/solution`);
export const playOn = (game: string, number: number, bots: Strength) =>
  call<Opened>("POST", `${path(game, number)}/branch`, { bots });

/** Whose question it is: the last frame asks one seat, and is seen from there. */
export const seatAsked = ({ frames }: Reel): number => frames.at(-1)!.shown[0]!.viewer ?? 0;

/** The match up to the moment, with its question still to be answered. */
export const matchOf = (reel: Reel): MatchState => ({
  ...matchAt(reel, reel.frames.length - 1, seatAsked(reel)),
  question: `puzzle ${reel.match}`,
});

const SOLVED = "guildtable-puzzles";
const MOST = 500;

function solved(): string[] {
  try {
    return JSON.parse(localStorage.getItem(SOLVED) ?? "[]");
  } catch {
    return [];
  }
}

const nameOf = (game: string, number: number) => `${game} ${number}`;
export const isSolved = (game: string, number: number): boolean => solved().includes(nameOf(game, number));
export const noteSolved = (game: string, number: number): void =>
  localStorage.setItem(SOLVED, JSON.stringify([...new Set([nameOf(game, number), ...solved()])].slice(0, MOST)));

/** All points at the end. */
export const totalOf = ({ items }: PuzzleAnswer): number =>
  Object.values(items).reduce((sum, points) => sum + points, 0);

/** So many points at the end are worth a line. */
const WORTH_TELLING = 0.5;

/** What the better answer brings more of at the end, and what less, the most first. */
export function gains(better: PuzzleAnswer, other: PuzzleAnswer): { item: string; points: number }[] {
  const items = new Set([...Object.keys(better.items), ...Object.keys(other.items)]);
  return [...items]
    .map((item) => ({ item, points: (better.items[item] ?? 0) - (other.items[item] ?? 0) }))
    .filter(({ points }) => Math.abs(points) >= WORTH_TELLING)
    .sort((one, two) => Math.abs(two.points) - Math.abs(one.points));
}
