/** What things are called, for the eye and for the ear. */
import type { Arms } from "../../protocol/flandern.js";
import { useWords } from "../../words/Speaking.js";
import type { Words } from "../../words/words.js";
import type { Laid } from "./laid.js";
import type { Tile } from "./tileKinds.js";

/** "large, Dyers (blue), 2 Guild Masters": a tile in stock. */
export const tileName = (words: Words, tile: Tile, masters = tile.masters): string =>
  [
    !tile.special && words(`fl-${tile.shape}`),
    guildName(words, tile.arms),
    tile.special && words("fl-special", { letter: tile.special }),
    masters > 0 && words("fl-masters", { masters }),
  ]
    .filter(Boolean)
    .join(", ");

export const districtName = (words: Words, { tile, masters, building, cathedral }: Laid): string =>
  [tileName(words, tile, masters), cathedral && words("fl-cathedral"), building && words("fl-building-site")]
    .filter(Boolean)
    .join(", ");

/** "Dyers (blue)". */
export const guildName = (words: Words, arms: Arms): string =>
  arms === "church"
    ? words("fl-arms-church")
    : words("fl-guild", { name: words(`fl-arms-${arms}`), colour: words.name(`arms:${arms}`) });

export function useTileName(): (tile: Tile, masters?: number) => string {
  const words = useWords();
  return (tile, masters) => tileName(words, tile, masters);
}

export function useDistrictName(): (laid: Laid) => string {
  const words = useWords();
  return (laid) => districtName(words, laid);
}

export function useGuildName(): (arms: Arms) => string {
  const words = useWords();
  return (arms) => guildName(words, arms);
}
