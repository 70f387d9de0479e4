import { useMemo } from "react";
import { chairsAt } from "./chairs.js";
import type { Chair } from "./drawing.js";
import { useSitting } from "./store.js";

/** Who sits at the table one is looking at. */
export function useChairs(): readonly Chair[] {
  const table = useSitting((sitting) => sitting.course.table);
  const shown = useSitting((sitting) => sitting.course.shown);
  const seat = useSitting((sitting) => sitting.course.seat);
  return useMemo(() => (table && shown ? chairsAt(table, shown, seat) : []), [table, shown, seat]);
}
