/** What is to be chosen now: how many influence cards go with a card, which tile, and on which space it is laid. */
import type { Drawn } from "../../table/drawing.js";
import { following, lastPicked } from "../../table/picking.js";
import { useScreen } from "../../table/screen.js";
import { useWords } from "../../words/Speaking.js";

export function useStep({ view, pointing, me }: Drawn<"flandern">): string {
  const words = useWords();
  // A question and a hint are too much for it: what is asked first is asked in one line.
  const phone = useScreen() === "phone";
  const { asked, picked } = pointing;
  const [first = ""] = lastPicked(picked);
  switch (asked?.why) {
    case "choose-cards":
      if (!first) return "";
      // Who has none is not asked how many.
      return view.players[me!]?.influence ? words("fl-step-influence") : words("fl-step-play", { card: first });
    case "build":
    case "set-up-site":
      // What comes of it is all that is left to be said.
      if (picked.chosen.length > 0) return "";
      if (!first) {
        if (!phone) return "";
        return asked.why === "build" ? words("fl-step-tile", { card: asked.args.card! }) : words("fl-step-site");
      }
      if (!first.startsWith("tile:")) return "";
      if (pointing.following.some((ref) => ref.startsWith("with:"))) return words("fl-hint-with");
      return words("fl-step-space", { count: following(asked, picked).length });
    default:
      return "";
  }
}
