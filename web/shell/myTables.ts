/** My own tables, wherever I am: the server tells at once when one of them begins, ends, or asks for me. */
import { useEffect } from "react";
import { create } from "zustand";
import type { MyTable, ToPlayer } from "../protocol/index.js";
import { beenHere, me, usePlayerHere } from "./api.js";
import { keepLastSeen, lastSeen } from "./lastSeen.js";
import { byUrgency } from "./nextTable.js";

type Turn = Extract<ToPlayer, { type: "turn" }>;

interface MyTablesState {
  /** Those that want me most come first; undefined before the server has told. */
  tables: readonly MyTable[] | undefined;
  /** The server could not be reached: these are the tables as they were seen last. */
  failed: boolean;
  /** When they were told, by this browser's clock. */
  at: number;
}

export const useMyTables = create<MyTablesState>()(() => ({ tables: undefined, failed: false, at: 0 }));

/** What is true after a message. A turn changes one table, the list changes them all. */
export function tablesAfter(tables: readonly MyTable[], message: ToPlayer): MyTable[] {
  const next =
    message.type === "tables"
      ? (message.tables as MyTable[])
      : tables.map((one) => (one.table.id === message.table ? turned(one, message) : one));
  return byUrgency(next);
}

/** Without a line: what was told here, or by a page before this one. */
function asLastSeen(tables: MyTablesState["tables"], at: number): MyTablesState {
  const kept = tables ? null : lastSeen();
  return { tables: tables ?? kept?.tables, failed: true, at: kept?.at ?? at };
}

function keep(): void {
  const { id } = usePlayerHere.getState();
  const { tables, failed } = useMyTables.getState();
  if (id && tables && !failed) keepLastSeen(id, tables);
}

/** What is left of the turn before says nothing of this one. */
const turned = (one: MyTable, { asked }: Turn): MyTable => ({ ...one, asked, left: null });

/**
 * Listen while the page is in front. A page in the background lets go: a browser has only a few lines to one house, and many tabs
 * would take them all.
 */
export function useMyTablesStream(guestName: () => string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language asks nothing again
  useEffect(() => {
    let source: EventSource | null = null;
    let gone = false;
    const away = () => useMyTables.setState(({ tables, at }) => asLastSeen(tables, at));
    // A browser may think it has been here, and its session be over: then it is somebody anew first.
    const listen = () => {
      if (beenHere()) me(guestName).then(open, away);
      else open();
    };
    const open = () => {
      source?.close();
      source = null;
      if (gone || document.visibilityState === "hidden") return;
      if (!beenHere()) {
        useMyTables.setState({ tables: [], failed: false });
        return;
      }
      source = new EventSource("/api/me/stream");
      source.onmessage = (event) => {
        const message = JSON.parse(event.data as string) as ToPlayer;
        const tables = tablesAfter(useMyTables.getState().tables ?? [], message);
        useMyTables.setState({ tables, failed: false, at: Date.now() });
        keep();
      };
      source.onerror = away;
    };
    listen();
    // It may be known only later whose they are.
    const known = usePlayerHere.subscribe(keep);
    document.addEventListener("visibilitychange", listen);
    return () => {
      gone = true;
      known();
      document.removeEventListener("visibilitychange", listen);
      source?.close();
    };
  }, []);
}
