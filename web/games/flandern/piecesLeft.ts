/** The wooden pieces and covers nobody has used yet: their picture, how many, and the words for it. */
import type { IconName } from "../../design/Icon.js";
import type { FlandernView } from "../../protocol/flandern.js";

export function piecesLeft(view: FlandernView): readonly (readonly [IconName, number, string])[] {
  const pieces = [
    ["site", view.building_sites, "fl-sites-left"],
    ["cover", view.covers, "fl-covers-left"],
    ["cathedral", view.cathedrals, "fl-cathedrals-left"],
    ["master", view.guild_masters, "fl-masters-left"],
  ] as const;
  // Two play without cathedrals and Guild Masters.
  return view.players.length === 2 ? pieces.slice(0, 2) : pieces;
}
