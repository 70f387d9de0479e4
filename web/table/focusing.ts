/** The focus at the table is never lost: when it opens, after an answer, and where what had it is gone, it is at the question. */
import { useEffect, useLayoutEffect, useRef } from "react";
import type { Drawn } from "./drawing.js";
import { useTable } from "./tableStore.js";

/** Go to the question. */
export const focusPrompt = (): void => document.querySelector<HTMLElement>(".prompt")?.focus({ preventScroll: true });

/**
 * A table that opens is begun at the question. Until a key is pressed nobody has asked where the focus is: whoever looks is shown no
 * ring around it.
 */
export function focusAtOpening(): void {
  if (document.activeElement !== document.body) return;
  const prompt = document.querySelector<HTMLElement>(".prompt");
  if (!prompt) return;
  prompt.dataset.opened = "";
  window.addEventListener("keydown", () => delete prompt.dataset.opened, { once: true });
  focusPrompt();
}

/** What is pressed to answer. */
const ANSWERS_BY = ".table :is([data-ref], .ways button, .choice)";

export function useKeptFocus({ pointing, shown }: Drawn): void {
  const underWay = useTable((store) => store.underWay);
  const last = useRef<Element | null>(null);
  const answered = useRef(false);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    window.addEventListener("focusin", follow);
    return () => window.removeEventListener("focusin", follow);
  }, []);
  useEffect(() => {
    if (underWay !== null) answered.current = true;
  }, [underWay]);
  // Before anything is spoken of what has come: a screen reader that follows the focus falls silent for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the table changes
  useLayoutEffect(() => {
    if (document.querySelector("dialog[open]")) return;
    const now = document.activeElement;
    const isLost = now === document.body && last.current?.isConnected === false;
    // Nobody has gone anywhere yet.
    const isNew = now === document.body && last.current === null;
    const isDone = answered.current && underWay === null && now?.matches(ANSWERS_BY);
    if (underWay === null) answered.current = false;
    if (isNew) focusAtOpening();
    else if (isLost || isDone) focusPrompt();
  }, [pointing, shown, underWay]);
}
