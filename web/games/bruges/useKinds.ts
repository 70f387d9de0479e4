/** The six uses of a card, in their fixed places. */
import type { IconName } from "../../design/Icon.js";
import type { Colour } from "../../protocol/bruges.js";
import { person } from "./persons.js";
import { CARD_COLOURS, penaltyOf } from "./spaces.js";

export const USES = ["workers", "guilders", "threat", "canal", "house", "recruit"] as const;
export type Use = (typeof USES)[number];

const SIGN: Record<Exclude<Use, "threat">, IconName> = {
  workers: "worker",
  guilders: "guilder",
  canal: "canal",
  house: "house",
  recruit: "person",
};

/** A use as a card of this colour shows it. */
export const signOf = (use: Use, colour: Colour): IconName => (use === "threat" ? penaltyOf(colour) : SIGN[use]);

/** The sign of anything that can be chosen in the dock. */
export function sign(ref: string): IconName | null {
  const [kind, which = ""] = ref.split(":");
  switch (kind) {
    case "use":
      return signOf(which as Use, "blue");
    case "person":
    case "card":
      return "person";
    case "worker":
    case "for":
      return "worker";
    case "threat":
      return penaltyOf(which as Colour);
    case "penalty":
      return which as IconName;
    case "house":
      return "house";
    case "section":
      return "canal";
    case "pile":
      return "hand";
    case "button":
      return BUTTONS[which] ?? null;
    default:
      return null;
  }
}

/** The ref that ends a turn; its place is the bar. */
export const END_TURN = "button:end-turn";

const BUTTONS: Record<string, IconName> = {
  yes: "check",
  "pay-guilders": "guilder",
  "lose-point": "points",
};

/** The colour of what can be chosen, as a class. */
export function tone(ref: string): string {
  const [kind, which = ""] = ref.split(":");
  if (kind === "person" || kind === "card") return `c-${person(which).colour}`;
  if (kind === "penalty") return `c-${CARD_COLOURS.find((colour) => penaltyOf(colour) === which)}`;
  return CARD_COLOURS.some((colour) => colour === which) ? `c-${which}` : "";
}
