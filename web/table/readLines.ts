/** Up to which line the chat of a table was read in this browser: what was said since, also overnight, is unread. */
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { useBlockedAt } from "../settings/blocked.js";
import { type ByTable, remembered } from "../settings/byTable.js";
import { useTable } from "./tableStore.js";

interface ReadLines {
  /** The number of the last line, by table. */
  at: ByTable<number>;
}

const useReadLines = create<ReadLines>()(persist((): ReadLines => ({ at: {} }), { name: "guildtable-read" }));

/** All that is there has been seen. */
export function markRead(): void {
  const { table, match } = useTable.getState();
  const line = match.chat.at(-1)?.id ?? 0;
  useReadLines.setState(({ at }) => ({ at: remembered(at, table, Math.max(at[table] ?? 0, line)) }));
}

/** How many lines of others there are that were not seen. */
export function useUnread(): number {
  const table = useTable((store) => store.table);
  const lines = useTable((store) => store.match.chat);
  const mine = useTable((store) => store.match.seat);
  const blocked = useBlockedAt(table);
  const read = useReadLines(({ at }) => at[table] ?? 0);
  return lines.filter(
    ({ id, seat, speaker, carried }) =>
      id > read && !carried && (mine === null || seat !== mine) && !blocked.includes(speaker),
  ).length;
}
