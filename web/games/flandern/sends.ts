/** What a press only picks, and what Confirm says of it: cards always; spaces where a finger cannot hover to see what they bring. */
import type { Asked } from "../../protocol/index.js";
import type { Drawn } from "../../table/drawing.js";
import { lastPicked } from "../../table/picking.js";
import { idOf } from "../../table/refs.js";
import { useWords } from "../../words/Speaking.js";
import { siteOf } from "./layout.js";

const CARDS = ["choose-cards", "take-turn"];
const finger = globalThis.matchMedia?.("(hover: none)");

export const confirms = ({ why }: Asked): boolean => CARDS.includes(why) || (finger?.matches ?? false);

export function useSends({ view, pointing: { asked, picked } }: Drawn<"flandern">): string {
  const words = useWords();
  const [first, second] = lastPicked(picked);
  if (!asked || !first) return "";
  if (first.startsWith("card:")) {
    return words("fl-sends-card", { card: first, influence: second ? Number(idOf(second)) : 0 });
  }
  if (first.startsWith("complete:")) return words("fl-complete");
  const sent = `fl-sends-${asked.why}`;
  const space = [first, second].find((ref) => ref?.startsWith("space:"));
  // By its name: another town may be the one that is looked at.
  const town = view.towns.find(({ site }) => space && site === siteOf(idOf(space)))?.town;
  return words.has(sent) ? words(sent, { town: town ? `town:${town}` : "" }) : "";
}
