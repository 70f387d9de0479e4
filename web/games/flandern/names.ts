/** What things are called, for the eye and for the ear. */
import type { Arms } from "../../protocol/flandern.js";
import { useWords } from "../../words/Speaking.js";
import type { Laid } from "./laid.js";
import type { Tile } from "./tileKinds.js";

/** "large, Dyers (blue), 2 Guild Masters": a tile in stock. */
export function useTileName(): (tile: Tile, masters?: number) => string {
  const words = useWords();
  const guildOf = useGuildName();
  return (tile, masters = tile.masters) =>
    [
      !tile.special && words(`fl-${tile.shape}`),
      guildOf(tile.arms),
      tile.special && words("fl-special", { letter: tile.special }),
      masters > 0 && words("fl-masters", { masters }),
    ]
      .filter(Boolean)
      .join(", ");
}

export function useDistrictName(): (laid: Laid) => string {
  const words = useWords();
  const tileName = useTileName();
  return ({ tile, masters, building, cathedral }) =>
    [tileName(tile, masters), cathedral && words("fl-cathedral"), building && words("fl-building-site")]
      .filter(Boolean)
      .join(", ");
}

/** "Dyers (blue)". */
export function useGuildName(): (arms: Arms) => string {
  const words = useWords();
  return (arms) =>
    arms === "church"
      ? words("fl-arms-church")
      : words("fl-guild", { name: words(`fl-arms-${arms}`), colour: words.name(`arms:${arms}`) });
}
