/** The items of the score, in the order of the final tower from the ground up. */
import type { IconName } from "../../design/Icon.js";

export const SCORES: readonly { item: string; icon: IconName }[] = [
  { item: "track", icon: "points" },
  { item: "reputation", icon: "reputation" },
  { item: "canals", icon: "canal" },
  { item: "statues", icon: "statue" },
  { item: "majorities", icon: "majority" },
  { item: "houses", icon: "house" },
  { item: "people", icon: "person" },
  { item: "laurels", icon: "laurel" },
];
