/** The four professions as they are drawn. A colour never stands alone: each has its hatching, its letter and its sign. */
import type { Colour } from "../../design/colours.js";
import type { IconName } from "../../design/Icon.js";
import type { Group } from "../../design/portrait/groups.js";
import type { Profession } from "../../protocol/capital-lux.js";
import type { Heard } from "../../protocol/index.js";
import { idOf } from "../../table/refs.js";

export const PROFESSIONS: readonly Profession[] = ["agent", "cleric", "scholar", "merchant"];

export const COLOUR: Record<Profession, Colour> = {
  agent: "blue",
  cleric: "pink",
  scholar: "green",
  merchant: "yellow",
};

export const SIGN: Record<Profession, IconName> = {
  agent: "agent",
  cleric: "cleric",
  scholar: "scholar",
  merchant: "merchant",
};

/** Whose clothes they wear in their portraits. */
export const GROUP: Record<Profession, Group> = {
  agent: "underworld",
  cleric: "church",
  scholar: "scholar",
  merchant: "merchant",
};

/** A card by what is printed on it: equal cards are equal. */
export interface Face {
  profession: Profession;
  value: number;
}

/** `scholar-4`, as views have it, or `card:scholar-4`, as refs have it. */
export function faceOf(name: string): Face {
  const [profession, value] = name.replace("card:", "").split("-");
  return { profession: profession as Profession, value: Number(value) };
}

export const refOf = (face: string): string => `card:${face}`;

/** The profession in `capital:scholar`. */
export const professionOf = (ref: string): Profession => idOf(ref) as Profession;

/** Does an event tell of a card or of the capital of this profession? */
export const isAbout =
  (profession: Profession) =>
  ({ args }: Heard): boolean =>
    [args.capital, args.card, args.cards]
      .flat()
      .some((word) => typeof word === "string" && idOf(word).split("-")[0] === profession);

/** A number with a true minus. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

/** How a modifier of this value is called: `modifier:minus-3`. */
export const modifierRef = (value: number): string => `modifier:${value > 0 ? "plus" : "minus"}-${Math.abs(value)}`;

/** The value in `modifier:minus-3`. */
export const modifierOf = (ref: string): number => {
  const [sign, value] = idOf(ref).split("-");
  return sign === "plus" ? Number(value) : -Number(value);
};
