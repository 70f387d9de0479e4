/** What else stands in the menu of a table. */
import { type ComponentType, createContext } from "react";
import type { TableState } from "../protocol/index.js";

export interface EntriesProps {
  table: TableState;
  onClose: () => void;
}

/** Entries before all others, from whatever else goes on at this table. */
export const MoreEntries = createContext<ComponentType<EntriesProps> | null>(null);
