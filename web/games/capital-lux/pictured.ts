/** The table the pictures of the rules are taken at. */
import type { CapitalLuxView, Hall, Holding, Player, Profession } from "../../protocol/capital-lux.js";
import { PROFESSIONS } from "./professions.js";
import type { Column } from "./reckoning.js";

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** The Merchants' cards of the three seats; nobody has any others. */
const MERCHANTS = [
  [5, 4],
  [6, 5],
  [6, 4, 3],
];

const holding = (profession: Profession, cards: number[]): Holding => ({
  profession,
  cards,
  total: sum(cards),
  room: 0,
});

const player = (merchants: number[]): Player => ({
  hometown: PROFESSIONS.map((profession) => holding(profession, profession === "merchant" ? merchants : [])),
  bonus: [],
  gold: 0,
  cards_in_hand: 0,
  played: [],
});

const hall = (profession: Profession, cards: number[], more: Partial<Hall> = {}): Hall => ({
  profession,
  cards,
  total: sum(cards),
  modifiers: [],
  hidden: [],
  limit: { known: sum(cards), low: sum(cards), high: sum(cards) },
  ...more,
});

export const PICTURED: CapitalLuxView = {
  round: 2,
  phase: "round-end",
  starter: 0,
  turn: 0,
  closer: null,
  halls: [
    hall("agent", [5, 3]),
    hall("cleric", [4]),
    hall("scholar", [5, 4, 2]),
    hall("merchant", [5, 4, 3], {
      modifiers: [{ owner: 1, value: -1 }],
      limit: { known: 11, low: 11, high: 11 },
    }),
  ],
  players: MERCHANTS.map(player),
  own: null,
  cards_left: 30,
  modifiers_left: 2,
  gold_left: 5,
  discards: [],
};

/** While it is played: the first seat's own modifier, and one of a rival. */
export const WATCHED: Hall = hall("agent", [5, 3], {
  modifiers: [{ owner: 0, value: 4 }],
  hidden: [1],
  limit: { known: 12, low: 9, high: 14 },
});

const check = (seat: number, total: number, more: Partial<Column["checks"][number]> = {}) =>
  ({ seat, total, over: 0, fate: "fits", gold: 0, lost: [], ...more }) as const;

export const SAVED: Column = {
  profession: "agent",
  capital: 8,
  modifiers: [],
  limit: 8,
  checks: [check(0, 10, { over: 2, fate: "saves", gold: 3 }), check(1, 6)],
  most: 10,
  leaders: [{ seat: 0, card: "agent-5" }],
};

export const WON: Column = {
  profession: "scholar",
  capital: 11,
  modifiers: [{ seat: 0, value: -3 }],
  limit: 8,
  checks: [check(1, 7), check(2, 9, { over: 1, fate: "loses", lost: ["scholar-5", "scholar-4"] })],
  most: 7,
  leaders: [{ seat: 1, card: "scholar-5" }],
};
