/** The tiles of a question: which are on offer, how many spaces each fits, and why the others fit none. */
import type { Arms } from "../../protocol/flandern.js";
import type { Asked, Message } from "../../protocol/index.js";
import { ARMS, TILES, type Tile } from "./tiles.js";

export interface Choosable {
  tile: Tile;
  ref: string;
  left: number;
  /** The number of spaces it may go on. */
  fits: number;
  reason: Message | null;
}

export interface Group {
  arms: Arms;
  tiles: readonly Choosable[];
}

/** By arms, those of a seat before those of everybody. */
export function groupsOf(asked: Asked, stock: Readonly<Record<string, number>>): Group[] {
  const spaces = new Map<string, Set<string>>();
  for (const { path } of asked.offers) {
    const [tile, space = ""] = path.split("/");
    if (tile!.startsWith("tile:")) spaces.set(tile!, (spaces.get(tile!) ?? new Set()).add(space));
  }
  const reasons = new Map(asked.barred.map(({ path, reason }) => [path, reason]));
  const tiles = [...TILES.values()]
    .map((tile) => {
      const ref = `tile:${tile.kind}`;
      return {
        tile,
        ref,
        left: stock[tile.kind] ?? 0,
        fits: spaces.get(ref)?.size ?? 0,
        reason: reasons.get(ref) ?? null,
      };
    })
    .filter(({ fits, reason }) => fits > 0 || reason);
  return ARMS.map((arms) => ({ arms, tiles: tiles.filter(({ tile }) => tile.arms === arms) })).filter(
    (group) => group.tiles.length > 0,
  );
}
