/** The second line of the prompt: what else there is to know, in one sentence. */
import type { Phase } from "../../protocol/bruges.js";
import type { Asked } from "../../protocol/index.js";
import type { Drawn } from "../../table/drawing.js";
import { idOf } from "../../table/refs.js";
import { useScreen } from "../../table/screen.js";
import { useWords } from "../../words/Speaking.js";
import { MAJORITY_POINTS } from "./spaces.js";

/** A card that is drawn may become a house, unseen; and in the midst of a turn no hand is filled. */
const whichDraw = ({ why, args }: Asked, phase: Phase): string =>
  why !== "choose-pile" || phase !== "play" ? "" : args.becomes === "house" ? "-house" : "-play";

export function useHint({ pointing, view }: Drawn<"bruges">): string {
  const words = useWords();
  // On a phone every line is dear: what the screen shows anyway is not said there.
  const phone = useScreen() === "phone";
  const { asked, picked, following } = pointing;
  const last =
    view.last_round === null ? "" : words(view.last_round > view.round ? "bruges-next-is-last" : "bruges-is-last");
  const also = (sentence: string) => [sentence, last].filter(Boolean).join(" ");
  if (!asked) return last;
  const card = picked.prefix.find((ref) => ref.startsWith("card:"));
  if (following.some((ref) => ref.startsWith("use:")) && card)
    // Not every hand has room for what its persons do, and a finger does not hover.
    return also(phone ? "" : `${words.name(card)}: ${words(`text-${idOf(card)}`)}`);
  if (picked.prefix.length > 0) return also("");
  switch (asked.why) {
    case "take-turn":
    case "after-card":
    case "turn-without-card": {
      const ready = following.filter((ref) => ref.startsWith("person:"));
      // What follows a card asks for persons itself, and shows them.
      if (phone && asked.why !== "take-turn") return also("");
      if (ready.length > 0) return also(words("bruges-hint-ready", { persons: ready }));
      return also(asked.why === "take-turn" && !phone ? words("bruges-hint-card") : "");
    }
    default: {
      const hint = `bruges-hint-${asked.why}${whichDraw(asked, view.phase)}`;
      return also(words.has(hint) && !phone ? words(hint, { points: MAJORITY_POINTS }) : "");
    }
  }
}
