/** The second line of the prompt: what helps to answer, or to wait. */
import type { FlandernView } from "../../protocol/flandern.js";
import type { Drawn } from "../../table/drawing.js";
import { lastPicked } from "../../table/picking.js";
import { idOf } from "../../table/refs.js";
import { useScreen } from "../../table/screen.js";
import { capital } from "../../words/capitalise.js";
import { useWords } from "../../words/Speaking.js";
import type { Words } from "../../words/words.js";
import { isScored } from "./ActionCard.js";
import { laidOn } from "./laid.js";
import { useTileName } from "./names.js";
import { useOutcome } from "./outcomes.js";
import { tileOf } from "./tileKinds.js";

/** Who acts last by the golden card, and with what, if one may know it: it belongs to the plan of a round. */
function golden({ own, golden_taken, starter }: FlandernView, words: Words): string {
  if (own?.golden) return words("fl-hint-golden", { card: `golden:${own.golden}` });
  return golden_taken ? words("fl-hint-golden-of", { seat: `seat:${starter}` }) : "";
}

export function useHint(drawn: Drawn<"flandern">): string {
  const { view, shown, pointing, me } = drawn;
  const words = useWords();
  const told = useOutcome(drawn);
  const nameOf = useTileName();
  const phone = useScreen() === "phone";
  const [first = ""] = lastPicked(pointing.picked);
  const picked = pointing.picked.chosen[0];
  const outcome = picked && pointing.asked?.offers.find(({ path }) => path === picked)?.outcome;
  // Before anything else: nothing will come of it.
  if (first.startsWith("card:") && isScored(view, idOf(first))) {
    return words("outcome-scored", { town: `town:${idOf(first)}` });
  }
  switch (pointing.asked?.why) {
    case "choose-cards":
      // Who has none is not asked how many.
      if (first && !view.players[me!]?.influence) return "";
      if (phone) return first ? "" : golden(view, words);
      return first ? words("fl-hint-influence") : words("fl-hint-secret");
    case "lay-centre":
      return words("fl-hint-centre");
    case "build":
    case "set-up-site": {
      const laid = laidOn(view, idOf(first));
      if (outcome && laid) return told(outcome, laid.tile.arms);
      if (!first.startsWith("tile:") && view.phase === "golden-action") return words("fl-hint-golden-tile");
      // There the question says it.
      if (!first.startsWith("tile:")) return phone ? "" : words("fl-hint-tile");
      const held = tileOf(idOf(first));
      const tile = nameOf(held);
      // A phone shows the tile where it was picked, and has no line for its name.
      if (outcome && phone) return capital(`${told(outcome, held.arms)}.`);
      if (outcome) return words("fl-hint-brings", { tile, outcome: told(outcome, held.arms) });
      return phone ? "" : `${capital(tile)}. ${words("fl-hint-cross")}`;
    }
    case "place-cathedral":
    case "place-guild-master": {
      const laid = laidOn(view, idOf(first));
      return outcome && laid ? told(outcome, laid.tile.arms) : words("fl-hint-piece");
    }
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
