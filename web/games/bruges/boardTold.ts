/** The dice and the piles in words. */
import type { BrugesView } from "../../protocol/bruges.js";
import type { Words } from "../../words/words.js";
import { CARD_COLOURS } from "./spaces.js";

/** Before they are rolled the dice still lie as they fell in the round before: they say nothing about this one. */
export const isRolled = ({ phase, dice }: BrugesView): boolean =>
  !["set-up", "first-player", "draw", "roll"].includes(phase) && CARD_COLOURS.every((colour) => dice[colour]);

/** What a step costs by them. */
export const priceTold = (words: Words, view: BrugesView): string =>
  isRolled(view) ? words("bruges-step-price", { price: view.step_price }) : words("bruges-not-rolled");

/** In the words of what comes of drawing there, so that it is never said twice. */
export function pileTold(words: Words, { piles }: BrugesView, place: number): string {
  const pile = piles[place];
  return pile?.top ? words("draw-from", { colour: `colour:${pile.top}`, cards: pile.cards }) : words("pile-empty");
}
