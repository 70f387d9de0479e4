/** The way to a game's first lesson: a table of one's own, and the Tutor at it. */
import { useState } from "react";
import { useLocation } from "wouter";
import { call, me } from "../app/api.js";
import { Icon } from "../design/Icon.js";
import { whyNot } from "../home/sayings.js";
import type { GameName, Opened } from "../protocol/index.js";
import { useWords } from "../words/Speaking.js";
import { noteLesson } from "./begun.js";
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
      await me(() => words("home-guest"));
      const { table } = await call<Opened>("POST", "/lessons", { game });
      noteLesson(table);
      go(`/t/${table}?lesson`);
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
