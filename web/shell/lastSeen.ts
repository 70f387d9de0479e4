/** My tables as they were seen last, for when there is no line. They are this player's: whoever comes after does not find them. */
import type { MyTable } from "../protocol/index.js";

export interface LastSeen {
  player: string;
  /** By this browser's clock. */
  at: number;
  tables: MyTable[];
}

const KEPT = "guildtable-last-seen";

export function keepLastSeen(player: string, tables: readonly MyTable[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ player, at: Date.now(), tables }));
  } catch {
    // There is no room, or nothing may be kept: then nothing is.
  }
}

export function lastSeen(): LastSeen | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "null");
  } catch {
    return null;
  }
}

/** Gone, or somebody else is here: what another has seen is dropped. */
export function forgetLastSeen(except?: string): void {
  if (lastSeen()?.player !== except) localStorage.removeItem(KEPT);
}
