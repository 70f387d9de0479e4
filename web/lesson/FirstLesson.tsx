/** The way to a game's first lesson: a table of one's own, and the Tutor at it. */
import { call } from "../app/api.js";
import { Icon } from "../design/Icon.js";
import { useOpening } from "../home/useOpening.js";
import type { GameName, Opened } from "../protocol/index.js";
import { useWords } from "../words/Speaking.js";
import { noteLesson } from "./begun.js";
import { isTaught } from "./scripts.js";

export function FirstLesson({ game, className = "btn" }: { game: GameName; className?: string }) {
  const words = useWords();
  const { busy, trouble, open } = useOpening();
  if (!isTaught(game)) return null;
  const begin = async () => {
    const opened = await call<Opened>("POST", "/lessons", { game });
    noteLesson(opened.table);
    return opened;
  };
  return (
    <>
      <button type="button" className={className} aria-busy={busy} onClick={() => open(begin, "?lesson")}>
        <Icon name="scholar" />
        {words(busy ? "home-opening" : "lesson-first")}
      </button>
      {trouble && <span role="alert">{trouble}</span>}
    </>
  );
}
