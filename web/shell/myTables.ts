/** My own tables, wherever I am: the server tells at once when one of them begins, ends, or asks for me. */
import { useEffect } from "react";
import { create } from "zustand";
import type { MyTable, ToPlayer } from "../protocol/index.js";
import { beenHere } from "./api.js";

interface MyTablesState {
  /** Those where I am asked come first; undefined before the server has told. */
  tables: readonly MyTable[] | undefined;
  failed: boolean;
}

export const useMyTables = create<MyTablesState>()(() => ({ tables: undefined, failed: false }));

/** What is true after a message. A turn changes one table, the list changes them all. */
export function tablesAfter(tables: readonly MyTable[], message: ToPlayer): MyTable[] {
  const next =
    message.type === "tables"
      ? (message.tables as MyTable[])
      : tables.map((one) => (one.table.id === message.table ? { ...one, asked: message.asked } : one));
  return [...next].sort((a, b) => Number(b.asked) - Number(a.asked));
}

/**
 * Listen while the page is in front. A page in the background lets go: a browser has only a few lines to one house, and many tabs
 * would take them all.
 */
export function useMyTablesStream(): void {
  useEffect(() => {
    let source: EventSource | null = null;
    const listen = () => {
      source?.close();
      source = null;
      if (document.visibilityState === "hidden") return;
      if (!beenHere()) {
        useMyTables.setState({ tables: [], failed: false });
        return;
      }
      source = new EventSource("/api/me/stream");
      source.onmessage = (event) => {
        const message = JSON.parse(event.data as string) as ToPlayer;
        useMyTables.setState((mine) => ({ tables: tablesAfter(mine.tables ?? [], message), failed: false }));
      };
      source.onerror = () => useMyTables.setState({ failed: true });
    };
    listen();
    document.addEventListener("visibilitychange", listen);
    return () => {
      document.removeEventListener("visibilitychange", listen);
      source?.close();
    };
  }, []);
}
