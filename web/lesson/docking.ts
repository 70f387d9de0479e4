/** Where the Mentor docks: beside the table where it is wide, below it where it is not; or folded to one line. Never over it. */
import { useSyncExternalStore } from "react";
import { create } from "zustand";
import type { Screen } from "../table/screen.js";

/** The same as in mentor-sizes.css: there is room beside the table. */
const wide = globalThis.matchMedia?.("(min-width: 960px) and (min-aspect-ratio: 5/4)");
/** Beside the Mentor there is less than a desk's width. */
const narrow = globalThis.matchMedia?.("(max-width: 1498px)");

function follow(change: () => void): () => void {
  wide?.addEventListener("change", change);
  narrow?.addEventListener("change", change);
  return () => {
    wide?.removeEventListener("change", change);
    narrow?.removeEventListener("change", change);
  };
}

const isBeside = () => wide?.matches ?? false;
const isNarrow = () => narrow?.matches ?? false;

/** Does the learner want it folded? Kept from step to step. */
export const useFold = create<{ folded: boolean }>()(() => ({ folded: false }));

/** The screen that is left for the table; null where it has the whole of it. */
export function useLeftRoom(): Screen | null {
  const beside = useSyncExternalStore(follow, isBeside);
  const cramped = useSyncExternalStore(follow, isNarrow);
  const folded = useFold((fold) => fold.folded);
  return beside && cramped && !folded ? "tablet" : null;
}
