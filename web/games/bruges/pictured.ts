/** The table the pictures of the rules are taken at. */
import type { BrugesView, Player } from "../../protocol/bruges.js";

const NONE = { blue: 0, brown: 0, red: 0, purple: 0, yellow: 0 };
const living = (colour: Player["houses"][number]["colour"], person: string | null, used = false) => ({
  colour,
  person,
  used,
  card: null,
});

const player = (guard_house: Player["guard_house"], more: Partial<Player>): Player => ({
  guard_house,
  guilders: 5,
  points: 5,
  reputation: 0,
  workers: NONE,
  threats: NONE,
  backs: [],
  returned: [],
  houses: [],
  canals: [
    { built: 0, colour: null, price: 1 },
    { built: 0, colour: null, price: 1 },
  ],
  statues: [],
  majorities: [],
  ...more,
});

export const PICTURED: BrugesView = {
  round: 3,
  last_round: null,
  phase: "play",
  starter: 0,
  turn: 0,
  turns_left: 8,
  played: false,
  dice: { blue: 5, brown: 1, red: 6, purple: 4, yellow: 2 },
  step_price: 3,
  piles: [
    { cards: 31, top: "red" },
    { cards: 28, top: "blue" },
  ],
  extra: { cards: 66, top: "yellow" },
  discards: [],
  statues: [2, 3, 4, 5, 6, 7],
  players: [
    player("red", {
      reputation: 4,
      threats: { ...NONE, brown: 2, blue: 1 },
      houses: [
        living("blue", "prince"),
        living("brown", "servant", true),
        living("red", "bishop"),
        living("yellow", null),
      ],
      canals: [
        { built: 2, colour: "yellow", price: 3 },
        { built: 1, colour: null, price: 2 },
      ],
      majorities: ["people"],
    }),
    player("blue", { reputation: 6, houses: [living("red", "queen")] }),
    player("yellow", {
      reputation: 6,
      houses: [living("red", "mayor"), living("blue", "beggar")],
      canals: [
        { built: 2, colour: null, price: 3 },
        { built: 0, colour: null, price: 1 },
      ],
    }),
  ],
  own: { hand: ["prince"], unseen: [], drawn: [] },
};
