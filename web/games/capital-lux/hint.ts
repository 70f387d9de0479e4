/** The second line of the prompt: what helps to answer, or to wait. */
import type { Drawn } from "../../table/drawing.js";
import { useScreen } from "../../table/screen.js";
import { capital } from "../../words/capitalise.js";
import { useWords } from "../../words/Speaking.js";
import { fallingOf } from "./falling.js";
import { cardInHand } from "./outlook.js";

export function useHint({ view, shown, pointing, me }: Drawn<"capital-lux">): string {
  const words = useWords();
  const screen = useScreen();
  // What is taken or placed now does not stand alone: the rest of the hand follows it home.
  const falls = ["take-from-capital", "place-modifier"].includes(pointing.asked?.why ?? "")
    ? fallingOf(view, me, null)
    : [];
  if (falls.length > 0) return capital(`${falls.map(words.say).join("; ")}.`);
  const isPlaying = ["play-card", "play-last-card"].includes(pointing.asked?.why ?? "");
  // What ends one's part of the round is said on every screen.
  if (isPlaying && !cardInHand(pointing) && view.own?.hand.length === 1)
    return words(view.closer === null ? "lux-hint-only-card" : "lux-hint-only-card-at-last");
  // A phone has no room for what the question says already.
  if (screen === "phone" && pointing.asked) return "";
  switch (pointing.asked?.why) {
    case "choose-cards":
      return words("lux-hint-choose", { pass: view.phase === "choose" ? 1 : 2 });
    case "play-card":
    case "play-last-card":
      if (!cardInHand(pointing)) return words("lux-hint-pick");
      return screen === "desk" ? words("lux-hint-way-keys") : "";
    case "take-from-capital":
      return words("lux-hint-take");
    case "place-modifier":
      return words("lux-hint-place");
    case "save-with-gold":
      return words("lux-hint-save");
    default:
      if (shown.waiting) return words("lux-hint-waiting");
      return view.closer === null ? "" : words("lux-hint-last", { seat: `seat:${view.closer}` });
  }
}
