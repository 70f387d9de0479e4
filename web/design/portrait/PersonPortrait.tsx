import type { Colour } from "../colours";
import { GROUPS, type Group } from "./groups";
import { Portrait } from "./Portrait";
import { hatOf, isWoman } from "./women";

type PersonPortraitProps = { id: string; group: string; colour: Colour; wide?: boolean; label?: string };

/** The portrait of one of the persons of Bruges: the id says man or woman and the headgear. */
export function PersonPortrait({ id, group, ...rest }: PersonPortraitProps) {
  return <Portrait id={id} group={groupOf(group)} woman={isWoman(id)} hat={hatOf(id)} {...rest} />;
}

/** A group this kit has no dress for wears the craftsmen's. */
function groupOf(name: string): Group {
  return GROUPS.find((group) => group === name) ?? "craftsman";
}
