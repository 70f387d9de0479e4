/** Is the desk too low for cards in full? */
import { useSyncExternalStore } from "react";

const low = window.matchMedia?.("(max-height: 820px)");

function follow(change: () => void): () => void {
  low?.addEventListener("change", change);
  return () => low?.removeEventListener("change", change);
}

export const useShort = (): boolean => useSyncExternalStore(follow, () => low?.matches ?? false);
