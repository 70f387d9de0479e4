/** What is to be chosen now: a card in hand wants a side of the table. */
import type { Drawn } from "../../table/drawing.js";
import { useWords } from "../../words/Speaking.js";
import { cardInHand } from "./outlook.js";

export function useStep({ pointing }: Drawn<"capital-lux">): string {
  const words = useWords();
  const isPlaying = ["play-card", "play-last-card"].includes(pointing.asked?.why ?? "");
  return isPlaying && cardInHand(pointing) ? words("lux-hint-way") : "";
}
