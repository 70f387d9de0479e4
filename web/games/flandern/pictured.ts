/** The towns the pictures of the rules are taken of. */
import type { FlandernView, Share, TownView } from "../../protocol/flandern.js";
import type { Look } from "./look.js";

/** Nobody looks closer at a picture. */
export const AWAY: Look = {
  at: () => ({
    onPointerEnter: () => undefined,
    onPointerLeave: () => undefined,
    onFocus: () => undefined,
    onBlur: () => undefined,
  }),
};

const SITE = "site-1";

/** Bruges on the first site: what is laid there (a tile, and whether it is a building site), and what is said of it. */
function bruges(
  laid: Record<string, [string, boolean?]>,
  town: Partial<TownView>,
  opened: string[] = [],
): FlandernView {
  return {
    board: "reconstruction",
    round: 3,
    phase: "act",
    starter: 0,
    turn: 0,
    towns: [{ town: "bruges", site: SITE, scored: false, value: 4, shares: [], free: [], ...town }],
    districts: Object.fromEntries(Object.entries(laid).map(([space, tile]) => [`${SITE}-${space}`, tile])),
    swallowed: {},
    opened: opened.map((space) => `${SITE}-${space}`),
    covered: [],
    stock: {},
    building_sites: 9,
    cathedrals: 3,
    guild_masters: 4,
    covers: 9,
    points: {},
    players: [{ guild: "yellow", influenced: null, points: 0, hand: HAND, played: [], influence: 3 }],
    chosen: [],
    order: [],
    golden_left: [6, 14] as unknown as FlandernView["golden_left"],
    golden_taken: true,
    golden_gone: [],
    pile_left: 0,
    pile_gone: [],
    pile_removed: [],
    acted: [],
    own: { golden: "cathedral" },
  };
}

const HAND = ["bruges", "building-site", "pick-up"];
const free = (spaces: string) => spaces.split(" ").map((space) => `${SITE}-${space}`);
const share = (guild: Share["guild"], districts: number, masters: number, points: number): Share => ({
  guild,
  districts,
  masters,
  points,
});

export const BUILT = bruges(
  {
    centre: ["blue-centre"],
    S3: ["green-small-1"],
    M3: ["red-medium-0"],
    M2: ["yellow-medium-1"],
  },
  { free: free("S1 S2 S4 M1 M4 L1 L2 L3 L4") },
);

export const BEGUN = bruges(
  { centre: ["blue-centre"], S3: ["green-small-1"], L3: ["yellow-large-1", true], M3: ["red-medium-0"] },
  { free: free("S1 S2 S4 M1 M2 M4 L1 L2 L4") },
);

export const OPENED = bruges(
  { centre: ["blue-centre"], S3: ["green-small-1"], S4: ["church-A"], L3: ["yellow-large-1"] },
  { free: free("S1 S2 M1 M2 M3 M4 L1 L2 L4 A1") },
  ["A1"],
);

export const FULL = bruges(
  {
    centre: ["blue-centre"],
    S1: ["yellow-small-1"],
    S2: ["red-small-0"],
    S3: ["green-small-0"],
    S4: ["church-small"],
    M1: ["red-medium-0"],
    M2: ["blue-medium-0"],
    M3: ["green-medium-0"],
    M4: ["yellow-medium-0"],
    L1: ["grey-large-0"],
    L2: ["blue-large-0"],
    L3: ["yellow-large-0"],
    L4: ["church-large"],
  },
  {
    value: 15,
    shares: [
      share("yellow", 3, 1, 15),
      share("blue", 3, 0, 8),
      share("green", 2, 0, 2),
      share("red", 2, 0, 2),
      share("grey", 1, 0, 0),
    ],
  },
);
