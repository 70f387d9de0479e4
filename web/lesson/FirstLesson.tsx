/** The way to a game's first lesson: a table of one's own, and the Mentor at it. */
import { Icon } from "../design/Icon.js";
import type { GameName } from "../protocol/index.js";
import { gameTitle } from "../shell/tableTexts.js";
import { useOpening } from "../shell/useOpening.js";
import { useWords } from "../words/Speaking.js";
import { beginLesson } from "./begin.js";
import { isDone } from "./myLessons.js";
import { isTaught } from "./scripts.js";

export function FirstLesson({ game, className = "btn" }: { game: GameName; className?: string }) {
  const words = useWords();
  const { busy, trouble, open } = useOpening();
  if (!isTaught(game)) return null;
  const done = isDone(game);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-busy={busy}
        onClick={() => open(() => beginLesson(game), "?lesson")}
      >
        <Icon name={done ? "check" : "scholar"} />
        {words(busy ? "home-opening" : done ? "lesson-first-done" : "lesson-first")}
        <span className="sr">, {gameTitle(words, game)}</span>
      </button>
      {trouble && <span role="alert">{trouble}</span>}
    </>
  );
}
