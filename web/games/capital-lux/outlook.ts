/** What an outcome says in numbers, so that it can be marked where it will happen. Nothing is reckoned here: it was sent. */
import type { Message } from "../../protocol/index.js";
import type { Pointing } from "../../table/drawing.js";
import { type Face, faceOf } from "./professions.js";

export type Verdict = "fits" | "risks" | "costs-gold" | "busts";

const VERDICTS: readonly Verdict[] = ["fits", "risks", "costs-gold", "busts"];

/** How a hometown would stand against its limit, if the outcome is about that. */
export const verdictOf = (outcome: Message): Verdict | null =>
  VERDICTS.find((verdict) => outcome.id.endsWith(verdict)) ?? null;

/** Does it warn of cards that would be lost, or might be? */
export const warns = (outcome: Message | null): boolean => {
  const verdict = outcome && verdictOf(outcome);
  return verdict !== null && verdict !== "fits";
};

export const numberOf = (outcome: Message, name: string): number | null => {
  const value = outcome.args[name];
  return typeof value === "number" ? value : null;
};

/** A total that would be, and how it would stand. */
export interface Then {
  after: number;
  verdict: Verdict;
}

/** What a hometown of this profession would be, by the outcome of something that can be pointed at. */
export function thenOf(outcome: Message | null): Then | null {
  const verdict = outcome && verdictOf(outcome);
  const after = outcome && numberOf(outcome, "after");
  return verdict && after !== null ? { after, verdict } : null;
}

/** What the limit would be: playing a card to the capital lifts it, so does a modifier. */
export const limitThen = (outcome: Message | null): number | null =>
  outcome && (numberOf(outcome, "lifted") ?? (outcome.id.startsWith("to-capital") ? numberOf(outcome, "after") : null));

/** The card that is picked and not yet played. */
export function cardInHand(pointing: Pointing): Face | null {
  const first = pointing.picked.prefix[0];
  return first?.startsWith("card:") ? faceOf(first) : null;
}
