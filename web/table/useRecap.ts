/** The recap at the table one sits at: there when it becomes one's turn, gone with the first thing one picks. */
import { createContext, useContext, useEffect, useMemo, useState } from "react";
import { create } from "zustand";
import type { TableState } from "../protocol/index.js";
import { isByTheDay } from "../shell/tableTexts.js";
import { useBeat } from "./director.js";
import { isAsked } from "./matchState.js";
import { changeKey, lastReply, NO_RECAP, type Recap, recapOf } from "./recap.js";
import { useRoundEndTold, useToldRound } from "./roundEnd.js";
import { useTable } from "./tableStore.js";
import type { Result } from "./telling.js";
import { useTelling, useTurns } from "./useTurns.js";

/** The recap that has been put away, by where it began. */
const usePutAway = create<{ since: number }>(() => ({ since: -1 }));
export const putAway = (recap: Recap): void => usePutAway.setState({ since: recap.since });

export function useRecap(): Recap {
  const match = useTable((store) => store.match);
  const busy = useTable(({ picked, underWay }) => picked.prefix.length + picked.chosen.length > 0 || underWay !== null);
  // Whoever is guided is told by the guide.
  const guided = useTable((store) => store.allowed !== null);
  const turns = useTurns();
  const telling = useTelling();
  const away = usePutAway((put) => put.since);
  const { steps, seat } = match;
  // What is still told needs no recap; nor does what is read elsewhere.
  const atRest = useBeat((told) => told.atRest);
  const reading = useToldRound((round) => round.told);
  const ended = useRoundEndTold();
  const asked = isAsked(match) && !guided && atRest && !reading;
  const recap = useMemo(
    () => (asked ? recapOf(turns, steps, seat, telling, ended) : NO_RECAP),
    [asked, turns, steps, seat, telling, ended],
  );
  useEffect(() => {
    if (busy && recap.since > 0) putAway(recap);
  }, [busy, recap]);
  return busy || recap.since === away ? NO_RECAP : recap;
}

/** At a table by the day: one's last reply before this page was opened. What happened since is what one comes back to. */
export function useBack({ clock }: TableState): number | null {
  const [last] = useState(() => {
    const { steps, seat } = useTable.getState().match;
    return lastReply(steps, seat);
  });
  return isByTheDay(clock) && last > 0 ? last : null;
}

/** What has changed since one's last turn, for the counters that show it. */
export const Changes = createContext<Recap["changes"]>(NO_RECAP.changes);

export const useChange = (seat: number, of: string): Result | undefined => useContext(Changes).get(changeKey(seat, of));
