/** The way to a game's first lesson: a table of one's own, and the Tutor at it. */
import { useState } from "react";
import { useLocation } from "wouter";
import { Icon } from "../design/Icon.js";
import { whyNot } from "../home/sayings.js";
import type { GameName } from "../protocol/index.js";
import { useWords } from "../words/Speaking.js";
import { beginLesson } from "./begin.js";
import { isTaught } from "./scripts.js";

export function FirstLesson({ game, className = "btn" }: { game: GameName; className?: string }) {
  const words = useWords();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  if (!isTaught(game)) return null;
  const open = async () => {
    if (busy) return;
    setBusy(true);
    setTrouble("");
    try {
      go(await beginLesson(game, () => words("home-guest")));
    } catch (failed) {
      setTrouble(whyNot(words, failed));
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" className={className} aria-busy={busy} onClick={open}>
        <Icon name="scholar" />
        {words(busy ? "home-opening" : "lesson-first")}
      </button>
      {trouble && <span role="alert">{trouble}</span>}
    </>
  );
}
