/** District tiles: what is printed on each kind, and the arms they bear. */
import printed from "../../../src/guildtable/games/flandern/tiles.json";
import type { IconName } from "../../design/Icon.js";
import type { Arms } from "../../protocol/flandern.js";
import type { Shape } from "./layout.js";

export const ARMS: readonly Arms[] = ["blue", "yellow", "green", "red", "grey", "church"];
export const SHAPES = ["small", "medium", "large"] as const;

/** The sign on each coat of arms. A colour never stands alone: it has its hatching, its letter and its charge. */
export const CHARGE: Record<Arms, IconName> = {
  blue: "dyers",
  yellow: "weavers",
  green: "fullers",
  red: "cutters",
  grey: "armourers",
  church: "church",
};

export interface Tile {
  kind: string;
  arms: Arms;
  shape: Shape;
  /** Printed Guild Masters. */
  masters: number;
  /** The letter of a special church tile, or nothing. */
  special: string;
}

interface Printed {
  shape: string;
  masters?: number;
  special?: string;
}

const districts: Record<string, { districts: Printed[] }> = { ...printed.guilds, church: printed.church };

/** Every kind in stock at the beginning, in the order in which they are printed. */
export const TILES: ReadonlyMap<string, Tile> = new Map(
  ARMS.flatMap((arms) =>
    districts[arms]!.districts.map(({ shape, masters = 0, special = "" }) => {
      const kind = `${arms}-${special || shape}${arms === "church" ? "" : `-${masters}`}`;
      return [kind, { kind, arms, shape: shape as Shape, masters, special }] as const;
    }),
  ),
);

/** What is printed on a kind of tile; centres bear nothing but their arms. */
export const tileOf = (kind: string): Tile =>
  TILES.get(kind) ?? { kind, arms: kind.split("-")[0] as Arms, shape: "centre", masters: 0, special: "" };

/** How many tiles of these arms and shape are in stock; special ones are counted apart. */
export const left = (stock: Readonly<Record<string, number>>, arms: Arms, shape?: Shape): number =>
  [...TILES.values()]
    .filter((tile) => tile.arms === arms && (!shape || (tile.shape === shape && !tile.special)))
    .reduce((sum, { kind }) => sum + (stock[kind] ?? 0), 0);
