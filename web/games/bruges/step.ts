/** What is to be chosen now of a card that is being played: its use, and then where. */
import type { Drawn } from "../../table/drawing.js";
import { idOf } from "../../table/refs.js";
import { useWords } from "../../words/Speaking.js";
import { cardInUse } from "./Uses.js";

export function useStep({ pointing }: Drawn<"bruges">): string {
  const words = useWords();
  const { prefix } = pointing.picked;
  const using = cardInUse(pointing);
  if (using) return words("bruges-step-use", { card: `card:${using}` });
  const card = prefix.find((ref) => ref.startsWith("card:"));
  const use = prefix.find((ref) => ref.startsWith("use:"));
  if (!card || !use || pointing.following.length === 0) return "";
  return words(`bruges-step-${idOf(use)}`, { card });
}
