/** What Confirm says: the cards that are kept. */
import type { Drawn } from "../../table/drawing.js";
import { useWords } from "../../words/Speaking.js";

export function useSends({ pointing: { asked, picked } }: Drawn<"capital-lux">): string {
  const words = useWords();
  const whole = asked?.why === "choose-cards" && picked.chosen.length === asked.most;
  return whole ? words("lux-sends-keep", { cards: picked.chosen }) : "";
}
