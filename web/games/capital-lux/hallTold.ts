/** A profession in the capital, in words. */
import type { Hall, KnownModifier, Limit, Profession } from "../../protocol/capital-lux.js";
import type { Words } from "../../words/words.js";
import { modifierRef, signed } from "./professions.js";

/** "Agents in the capital, limit 4 to 6, with your hidden modifier +2": the others see another limit, so it is said where it comes from. */
export function hallTold(words: Words, of: Profession, limit: Limit, own: readonly KnownModifier[]): string {
  const profession = words.name(`capital:${of}`);
  const bare =
    limit.low === limit.high
      ? words("lux-hall", { profession, limit: signed(limit.known) })
      : words("lux-hall-between", { profession, low: signed(limit.low), high: signed(limit.high) });
  return [bare, ...own.map(({ value }) => words("lux-with-own", { modifier: modifierRef(value) }))].join(", ");
}

export const cardsTold = (words: Words, { cards }: Hall): string =>
  words("lux-hall-cards", { cards: [...cards].sort((one, other) => other - one).join(", ") || "0" });
