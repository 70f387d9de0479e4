import type { Colour } from "../../design/colours.js";
import { GROUPS, type Group } from "../../design/portrait/groups.js";
import { Portrait } from "../../design/portrait/Portrait.js";
import { hatOf, isWoman } from "./women.js";

type PersonPortraitProps = { id: string; group: string; colour: Colour; wide?: boolean; label?: string };

/** The portrait of one of the persons of Bruges: the id says man or woman and the headgear. */
export function PersonPortrait({ id, group, ...rest }: PersonPortraitProps) {
  return <Portrait id={id} group={groupOf(group)} woman={isWoman(id)} hat={hatOf(id)} {...rest} />;
}

/** A group this kit has no dress for wears the craftsmen's. */
function groupOf(name: string): Group {
  return GROUPS.find((group) => group === name) ?? "craftsman";
}
