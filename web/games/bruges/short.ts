/** How low a desk is: its town stands beside the city; lower still, its cards fold. */
import { useSyncExternalStore } from "react";

const media = (query: string) => window.matchMedia?.(query);
const short = media("(max-height: 820px)");
const low = media("(max-height: 680px)");

const following = (list: MediaQueryList | undefined) => (change: () => void) => {
  list?.addEventListener("change", change);
  return () => list?.removeEventListener("change", change);
};
const followShort = following(short);
const followLow = following(low);

export const useShort = (): boolean => useSyncExternalStore(followShort, () => short?.matches ?? false);
export const useLow = (): boolean => useSyncExternalStore(followLow, () => low?.matches ?? false);
