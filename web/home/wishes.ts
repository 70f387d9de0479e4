/** What one played last is what one most likely wants again: remembered in this browser. */
import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { GameName, NewTable } from "../protocol/index.js";
import { SHELF } from "./shelf.js";
import type { Strength } from "./strengths.js";

export type Pace = "none" | "live" | "day";

export interface Wishes {
  game: GameName;
  players: number;
  strength: Strength;
  pace: Pace;
  listed: boolean;
  /** Options of games, by game and name: `bruges-guests`. */
  options: Readonly<Record<string, string>>;
  wish(change: Partial<Omit<Wishes, "wish">>): void;
}

export const useWishes = create<Wishes>()(
  persist(
    (set) => ({
      game: "bruges",
      players: 3,
      strength: "search:25ms",
      pace: "none",
      listed: false,
      options: {},
      wish: (change) => set(change),
    }),
    { name: "guildtable-wishes" },
  ),
);

const CLOCKS: Record<Pace, NewTable["clock"]> = { none: {}, live: { move: 120 }, day: { move: 86400 } };

/** A game this browser can no longer draw is not wished for. */
export const gameOf = ({ game }: Wishes): GameName => (SHELF.includes(game) ? game : (SHELF[0] ?? game));

/** Everybody else at the table is a bot, and it begins at once. */
export function againstBots(wishes: Wishes): NewTable {
  const bots = Array.from({ length: wishes.players - 1 }, () => wishes.strength);
  return { game: gameOf(wishes), seats: ["me", ...bots], start: true, settings: settingsOf(wishes) };
}

/** Everybody else is still to come. */
export function withFriends(wishes: Wishes): NewTable {
  const friends = Array.from({ length: wishes.players - 1 }, () => "open");
  const { listed, pace } = wishes;
  return { game: gameOf(wishes), seats: ["me", ...friends], listed, clock: CLOCKS[pace], settings: settingsOf(wishes) };
}

function settingsOf(wishes: Wishes): Record<string, string> {
  const prefix = `${gameOf(wishes)}-`;
  const own = Object.entries(wishes.options).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]));
}
