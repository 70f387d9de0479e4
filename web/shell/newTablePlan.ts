/** What one played last is what one most likely wants again: remembered in this browser. */
import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { GameName, NewTable } from "../protocol/index.js";
import { SHELF } from "./games.js";
import type { Strength } from "./strengths.js";

export type Pace = "none" | "live" | "day";

export interface NewTablePlan {
  game: GameName;
  players: number;
  strength: Strength;
  pace: Pace;
  listed: boolean;
  /** Options of games, by game and name: `bruges-guests`. */
  options: Readonly<Record<string, string>>;
  change(change: Partial<Omit<NewTablePlan, "change">>): void;
}

export const useNewTablePlan = create<NewTablePlan>()(
  persist(
    (set) => ({
      game: SHELF[0]!,
      players: 3,
      strength: "search:25ms",
      pace: "none",
      listed: false,
      options: {},
      change: (change) => set(change),
    }),
    { name: "guildtable-wishes" },
  ),
);

const CLOCKS: Record<Pace, NewTable["clock"]> = { none: {}, live: { move: 120 }, day: { move: 86400 } };

/** A game that is here no longer is not offered. */
export const gameOf = ({ game }: NewTablePlan): GameName => (SHELF.includes(game) ? game : (SHELF[0] ?? game));

/** Everybody else at the table is a bot, and it begins at once. */
export function againstBots(plan: NewTablePlan): NewTable {
  const bots = Array.from({ length: plan.players - 1 }, () => plan.strength);
  return { game: gameOf(plan), seats: ["me", ...bots], start: true, settings: settingsOf(plan) };
}

/** Everybody else is still to come. */
export function withFriends(plan: NewTablePlan): NewTable {
  const friends = Array.from({ length: plan.players - 1 }, () => "open");
  const { listed, pace } = plan;
  return { game: gameOf(plan), seats: ["me", ...friends], listed, clock: CLOCKS[pace], settings: settingsOf(plan) };
}

function settingsOf(plan: NewTablePlan): Record<string, string> {
  const prefix = `${gameOf(plan)}-`;
  const own = Object.entries(plan.options).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]));
}
