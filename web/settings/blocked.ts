/** Speakers whose lines this browser does not show, by table. Kept here and nowhere else. */
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { type ByTable, remembered } from "./byTable.js";

interface Blocked {
  at: ByTable<readonly string[]>;
  block(table: string, speaker: string): void;
  unblock(table: string, speaker: string): void;
}

const NOBODY: readonly string[] = [];

export const useBlocked = create<Blocked>()(
  persist(
    (set) => {
      const put = (table: string, change: (before: readonly string[]) => readonly string[]) =>
        set(({ at }) => ({ at: remembered(at, table, change(at[table] ?? NOBODY)) }));
      return {
        at: {},
        block: (table, speaker) => put(table, (before) => [...new Set([...before, speaker])]),
        unblock: (table, speaker) => put(table, (before) => before.filter((one) => one !== speaker)),
      };
    },
    { name: "guildtable-blocked" },
  ),
);

/** Who is blocked at this table. */
export const useBlockedAt = (table: string) => useBlocked(({ at }) => at[table] ?? NOBODY);
