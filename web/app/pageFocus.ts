/** From page to page: the focus goes to the heading of the next one, so that it is read, and Tab goes on from there. */
import { useEffect, useRef } from "react";
import { useLocation } from "wouter";

/** A page that has not come by then has said itself why. */
const PATIENCE = 15_000;

/** Somebody has gone on by themselves, or a sheet is open. */
const isElsewhere = () => document.activeElement !== document.body && document.activeElement?.closest("main, dialog");

/** The heading that is there; a table begins at its question, and sees to that by itself. */
function focusHeading(): boolean {
  if (isElsewhere() || document.querySelector(".prompt")) return true;
  const heading = document.querySelector<HTMLElement>("h1");
  heading?.setAttribute("tabindex", "-1");
  // A link may have led to a section further down.
  heading?.focus({ preventScroll: location.hash !== "" });
  return heading !== null;
}

/** The first page is begun where the browser begins it; the same page at another moment is no other. */
export function usePageFocus(): void {
  const [path] = useLocation();
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    if (focusHeading()) return;
    const watch = new MutationObserver(() => focusHeading() && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => watch.disconnect(), PATIENCE);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [path]);
}
