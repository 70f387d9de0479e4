/** The second line of the prompt: what helps to answer, or to wait. */
import type { Drawn } from "../../table/drawing.js";
import { following } from "../../table/picking.js";
import { idOf } from "../../table/refs.js";
import { useScreen } from "../../table/screen.js";
import { useWords } from "../../words/Speaking.js";
import { useTileName } from "./names.js";
import { tileOf } from "./tiles.js";

export function useHint({ view, shown, pointing, me }: Drawn<"flandern">): string {
  const words = useWords();
  const nameOf = useTileName();
  const phone = useScreen() === "phone";
  const first = pointing.picked.prefix[0] ?? "";
  switch (pointing.asked?.why) {
    case "choose-cards":
      if (phone) return "";
      return first ? words("fl-hint-influence") : words("fl-hint-secret");
    case "lay-centre":
      return phone ? "" : words("fl-hint-centre");
    case "build":
    case "set-up-site": {
      if (!first.startsWith("tile:")) return words(phone ? "fl-hint-tile-short" : "fl-hint-tile");
      if (pointing.following.some((ref) => ref.startsWith("with:"))) return words("fl-hint-with");
      const tile = nameOf(tileOf(idOf(first)));
      return words(phone ? "fl-hint-space-short" : "fl-hint-space", {
        tile,
        count: following(pointing.asked, pointing.picked).length,
      });
    }
    case "place-cathedral":
    case "place-guild-master":
      return words("fl-hint-piece");
    case "take-turn":
      return phone ? "" : words("fl-hint-turn", { done: view.acted.length });
    case "take-influence":
      return phone ? "" : words("fl-hint-take");
    default:
      if (shown.waiting) return phone ? "" : words("fl-hint-waiting");
      if (me !== null && view.own?.golden) return words("own-golden", { card: `golden:${view.own.golden}` });
      return "";
  }
}
