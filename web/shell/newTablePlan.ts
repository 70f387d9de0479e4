/** What one played last is what one most likely wants again: remembered in this browser. */
import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { GameName, NewTable } from "../protocol/index.js";
import { botOf, personasOf } from "./cast.js";
import { SHELF } from "./games.js";
import { type Strength, strengthOf } from "./strengths.js";

export type Pace = "none" | "live" | "day";
/** Of a table by the day: how long a turn is free. */
export type DayPace = "half" | "day" | "week";

export interface NewTablePlan {
  game: GameName;
  players: number;
  strength: Strength;
  /** A persona of the game, `any` or `mixed`. */
  persona: string;
  pace: Pace;
  dayPace: DayPace;
  /** Do clocks by the day rest on days of vacation? */
  vacation: boolean;
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
      // A first game is lost soon enough.
      strength: "apprentice",
      persona: "any",
      pace: "none",
      dayPace: "half",
      vacation: true,
      listed: false,
      options: {},
      change: (change) => set(change),
    }),
    {
      name: "guildtable-wishes",
      version: 1,
      migrate: (kept) => {
        const before = kept as NewTablePlan;
        return { ...before, strength: strengthOf(before.strength) };
      },
    },
  ),
);

/** Seconds that are free in each turn, and those that are there once. */
export const DAY_CLOCKS: Record<DayPace, { move: number; bank: number }> = {
  half: { move: 43_200, bank: 259_200 },
  day: { move: 86_400, bank: 432_000 },
  week: { move: 604_800, bank: 604_800 },
};

function clockOf({ pace, dayPace, vacation }: NewTablePlan): NewTable["clock"] {
  if (pace === "day") return { ...DAY_CLOCKS[dayPace], vacation };
  return pace === "live" ? { move: 120 } : {};
}

/** A game that is here no longer is not offered. */
export const gameOf = ({ game }: NewTablePlan): GameName => (SHELF.includes(game) ? game : (SHELF[0] ?? game));

/** Everybody else at the table is a bot, and it begins at once. */
export function againstBots(plan: NewTablePlan): NewTable {
  const bots = Array.from({ length: plan.players - 1 }, () => plan.strength);
  const wanted = companyOf(plan);
  const seats = ["me", ...bots.map((bot, at) => botOf(bot, wanted[at % wanted.length]))];
  return { game: gameOf(plan), seats, start: true, settings: settingsOf(plan) };
}

/** Who they are in turn: the persona that was chosen, all of the game in any order, or nobody in particular. */
function companyOf(plan: NewTablePlan): string[] {
  const all = personasOf(gameOf(plan));
  if (plan.persona !== "mixed") return all.filter((one) => one === plan.persona);
  return all
    .map((one) => ({ one, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ one }) => one);
}

/** Everybody else is still to come. */
export function withFriends(plan: NewTablePlan): NewTable {
  const friends = Array.from({ length: plan.players - 1 }, () => "open");
  const { listed } = plan;
  return { game: gameOf(plan), seats: ["me", ...friends], listed, clock: clockOf(plan), settings: settingsOf(plan) };
}

function settingsOf(plan: NewTablePlan): Record<string, string> {
  const prefix = `${gameOf(plan)}-`;
  const own = Object.entries(plan.options).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(own.map(([name, value]) => [name.slice(prefix.length), value]));
}
