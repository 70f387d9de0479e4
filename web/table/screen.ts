/** How large a screen we have. Zooming to 200 % falls into the smaller ones. */
import { createContext, useContext, useSyncExternalStore } from "react";

export type Screen = "desk" | "tablet" | "phone";

const phone = globalThis.matchMedia?.("(max-width: 720px)");
const tablet = globalThis.matchMedia?.("(max-width: 1180px)");

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
