/** Where something has been done last: it glows for a moment. */
import { idOf } from "../../table/refs.js";
import { useJustTold } from "../../table/scenes.js";

const TOUCHING = ["builds", "sets-up-site", "completes", "places-cathedral", "places-guild-master"];

/** The spaces on which something has been done last. */
export function useFresh(): ReadonlySet<string> {
  const scene = useJustTold(TOUCHING, 2400);
  return new Set(scene?.events.map(({ args }) => idOf(`${args.space}`)));
}
