/** Skipping: a press while a move is told goes on to the next; a press on one's own things goes on to one's own turn. */
import { useEffect } from "react";
import { catchUp, skip, useBeat } from "./director.js";
import { nextBanner, useBanner } from "./moments.js";

const GO_ON = new Set(["Enter", " ", "Escape"]);

const element = (target: EventTarget | null) => (target instanceof Element ? target : null);

/** A banner is in nobody's way: a press does what it does, and the banner goes. */
const putDown = () => useBanner.getState().banner && nextBanner();

function pressed({ target }: PointerEvent): void {
  putDown();
  if (!useBeat.getState().beat) return;
  // What a button is for, it does by itself; and what one presses of one's own is meant for one's own turn.
  if (element(target)?.closest(".dock-area [data-ref]")) catchUp();
  else if (!element(target)?.closest(".ways, dialog, .top")) skip();
}

function typed(event: KeyboardEvent): void {
  putDown();
  const { beat, atRest } = useBeat.getState();
  if (!beat || event.ctrlKey || event.metaKey || event.altKey) return;
  if (element(event.target)?.closest("input, textarea, select, dialog")) return;
  if (GO_ON.has(event.key)) {
    skip();
    event.preventDefault();
    event.stopPropagation();
  } else if (/^\d$/.test(event.key)) {
    catchUp();
    // A number chooses among what one sees. Of a question that was not there yet it means nothing.
    if (!atRest) event.stopPropagation();
  }
}

export function useSkipping(): void {
  useEffect(() => {
    window.addEventListener("pointerdown", pressed, true);
    window.addEventListener("keydown", typed, true);
    return () => {
      window.removeEventListener("pointerdown", pressed, true);
      window.removeEventListener("keydown", typed, true);
    };
  }, []);
}
