/** How large a screen we have. Zooming to 200 % falls into the smaller ones; a phone on its side is a phone. */
import { createContext, useContext, useSyncExternalStore } from "react";
import { useSettings } from "../settings/settings.js";

export type Screen = "desk" | "tablet" | "phone";

const phone = globalThis.matchMedia?.("(max-width: 720px), (max-height: 500px)");
const tablet = globalThis.matchMedia?.("(max-width: 1240px)");

const now = (): Screen => (phone?.matches ? "phone" : tablet?.matches ? "tablet" : "desk");

function follow(change: () => void): () => void {
  phone?.addEventListener("change", change);
  tablet?.addEventListener("change", change);
  return () => {
    phone?.removeEventListener("change", change);
    tablet?.removeEventListener("change", change);
  };
}

/** Where a table does not have the whole window, as in a replay: the screen it has. Style sheets ask `@container room`. */
export const Room = createContext<Screen | null>(null);

export function useScreen(): Screen {
  const screen = useSyncExternalStore(follow, now);
  return useContext(Room) ?? screen;
}

/** The same 1240 px, as text has them: style sheets ask for `77.5rem` of their room. */
const TABLET = 77.5;
const isCramped = () =>
  tablet !== undefined && window.innerWidth <= TABLET * 0.16 * Number(document.documentElement.dataset.text);

function followText(change: () => void): () => void {
  const stop = useSettings.subscribe(change);
  window.addEventListener("resize", change);
  return () => {
    stop();
    window.removeEventListener("resize", change);
  };
}

/** What is left of it where text is large: beside columns of words a desk has no more room than a tablet. */
export function useScreenForText(): Screen {
  const screen = useScreen();
  const cramped = useSyncExternalStore(followText, isCramped);
  return screen === "desk" && cramped ? "tablet" : screen;
}

/** A board's height and that of its question, as text has it: 448 px. */
const BOARD = 28;
const isLow = () =>
  window.innerWidth < 560 && window.innerHeight <= BOARD * 0.16 * Number(document.documentElement.dataset.text);

/** Is a narrow window lower than a board, by zoom or by large text? Then the table scrolls as one (short.css). */
export const useScrollsAsOne = (): boolean => useSyncExternalStore(followText, isLow);
