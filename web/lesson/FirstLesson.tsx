/** The way to a game's first lesson: a table of one's own, and the Tutor at it. */
import { Icon } from "../design/Icon.js";
import { useOpening } from "../home/useOpening.js";
import type { GameName } from "../protocol/index.js";
import { useWords } from "../words/Speaking.js";
import { beginLesson } from "./begin.js";
import { isTaught } from "./scripts.js";

export function FirstLesson({ game, className = "btn" }: { game: GameName; className?: string }) {
  const words = useWords();
  const { busy, trouble, open } = useOpening();
  if (!isTaught(game)) return null;
  return (
    <>
      <button
        type="button"
        className={className}
        aria-busy={busy}
        onClick={() => open(() => beginLesson(game), "?lesson")}
      >
        <Icon name="scholar" />
        {words(busy ? "home-opening" : "lesson-first")}
      </button>
      {trouble && <span role="alert">{trouble}</span>}
    </>
  );
}
