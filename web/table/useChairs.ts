import { useMemo, useRef } from "react";
import type { Shown, View } from "../protocol/index.js";
import { useWords } from "../words/Speaking.js";
import { chairsAt } from "./chairs.js";
import { useBeat } from "./director.js";
import type { Chair } from "./drawing.js";
import { useShownSoFar } from "./soFar.js";
import { useTable } from "./tableStore.js";

/** Whose move is told is at it, whoever is asked meanwhile. */
const whoIsAsked = ({ asked, answered }: Shown<View>, telling: number | null) =>
  telling === null ? { asked, answered } : { asked: [telling], answered: [] };

/** Who sits at the table one is looking at. */
export function useChairs(): readonly Chair[] {
  const table = useTable((store) => store.match.table);
  const shown = useTable((store) => store.match.shown);
  const seat = useTable((store) => store.match.seat);
  const soFar = useShownSoFar();
  const telling = useBeat(({ beat }) => beat?.turn.seat ?? null);
  const standing = useLandedPoints(shown?.standing, seat);
  const you = useWords()("table-you-alone");
  return useMemo(
    () =>
      table && shown && standing
        ? chairsAt(table, { ...shown, standing, ...whoIsAsked(soFar ?? shown, telling) }, seat, you)
        : [],
    [table, shown, standing, soFar, telling, seat, you],
  );
}

type Standing = Shown<View>["standing"];

/** Others' points change when what they are for has landed; one's own with one's own move. */
function useLandedPoints(standing: Standing | undefined, me: number | null): Standing | undefined {
  const isDown = useBeat(({ beat, ahead }) => beat === null && !ahead);
  const landed = useRef(standing);
  if (isDown) landed.current = standing;
  const before = landed.current;
  return useMemo(
    () => (before ? standing?.map((now, seat) => (seat === me ? now : (before[seat] ?? now))) : standing),
    [standing, before, me],
  );
}
