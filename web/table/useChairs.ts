import { useMemo } from "react";
import type { Shown, View } from "../protocol/index.js";
import { useWords } from "../words/Speaking.js";
import { chairsAt } from "./chairs.js";
import type { Chair } from "./drawing.js";
import { useShownSoFar } from "./soFar.js";
import { useTable } from "./tableStore.js";

const whoIsAsked = ({ asked, answered }: Shown<View>) => ({ asked, answered });

/** Who sits at the table one is looking at. */
export function useChairs(): readonly Chair[] {
  const table = useTable((store) => store.match.table);
  const shown = useTable((store) => store.match.shown);
  const seat = useTable((store) => store.match.seat);
  const soFar = useShownSoFar();
  const you = useWords()("table-you-alone");
  return useMemo(
    () => (table && shown ? chairsAt(table, { ...shown, ...whoIsAsked(soFar ?? shown) }, seat, you) : []),
    [table, shown, soFar, seat, you],
  );
}
