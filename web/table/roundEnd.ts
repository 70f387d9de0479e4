/** The end of a round is told over the board until one goes on. It holds nobody up: the dock stays open. */
import { type RefObject, useEffect, useLayoutEffect } from "react";
import { create } from "zustand";
import { holdTelling, useBeat } from "./director.js";
import type { Drawn } from "./drawing.js";
import { useIsCounted } from "./ending.js";
import { useTable } from "./tableStore.js";

/** Somebody who has gone for coffee does not keep the table from going on, in milliseconds. */
const READ = 30_000;

interface RoundEnds {
  /** The round end that has been read: it does not come back with the board, from another view on the phone. */
  read: string;
  /** The last round end there was, and the step that it came with. */
  key: string;
  seq: number;
}

const useEnds = create<RoundEnds>()(() => ({ read: "", key: "", seq: 0 }));

/** The step with which the last round ended that was told at this table; 0 where none was. */
export function useRoundEndTold(): number {
  const table = useTable((store) => store.table);
  return useEnds(({ key, seq }) => (key.startsWith(`${table}.`) ? seq : 0));
}

/** Tell the last round end once more. */
export const readAgain = (): void => useEnds.setState({ read: "" });

/**
 * Is the end of a round due, is it being told, and is its panel open? Whoever guides the player waits until it has been read: also
 * while the phone shows another view, on which there is no panel.
 */
export const useToldRound = create<{ due: boolean; told: boolean; open: boolean }>()(() => ({
  due: false,
  told: false,
  open: false,
}));

/** Who reads it aloud has come to its end. */
export const goOnFromRound = (): void => useEnds.setState(({ key }) => ({ read: key }));

/**
 * Is the round that ended with this step still to be told? And how one goes on. A replay is at no table: there one goes on by its own
 * controls, and the board is what one looks at. What is staged is seen first.
 */
export function useRoundEnd(seq: number | null, drawn: Drawn): { told: boolean; key: string; goOn: () => void } {
  const table = useTable((store) => store.table);
  const match = useTable((store) => store.match);
  const read = useEnds((ends) => ends.read);
  const telling = useBeat((told) => told.telling);
  const waited = useBeat((told) => !told.atRest);
  const key = seq !== null && table ? `${table}.${seq}` : "";
  const { pointing, shown, me } = drawn;
  const answered = useTable(({ match: { steps } }) => {
    const own = steps.findLast((step) => step.kind === "reply" && step.seat === me && me !== null);
    return seq !== null && own !== undefined && own.seq > seq;
  });
  // Whoever points at something, or has answered since, has gone on.
  const counted = useIsCounted();
  const gone = pointing.picked.chosen.length > 0 || Boolean(shown.waiting) || answered || counted;
  const due = key !== "" && !gone && read !== key;
  const told = due && !telling;
  const goOn = () => {
    useEnds.setState({ read: key });
    // Bots wait a moment for who might take back the reply that ended it.
    if ((match.undo?.count ?? 0) > 0) useTable.getState().hurry();
  };
  useEffect(() => {
    if (gone && key) useEnds.setState({ read: key });
  }, [gone, key]);
  useEffect(() => {
    if (due && seq !== null) useEnds.setState({ key, seq });
    // What the others do in the next round is told when this has been read.
    return due ? holdTelling() : undefined;
  }, [due, key, seq]);
  // Known before anybody who waits for it looks.
  useLayoutEffect(() => useToldRound.setState({ due, told }), [due, told]);
  useEffect(() => {
    if (!told || !waited) return;
    const timer = setTimeout(() => useEnds.setState({ read: key }), READ);
    return () => clearTimeout(timer);
  }, [told, waited, key]);
  return { told, key, goOn };
}

/** What glows for ever is not waited for. */
const ends = ({ effect }: Animation) => Number.isFinite(Number(effect?.getComputedTiming().endTime));

const typing = () => document.activeElement?.matches("input, textarea, select") ?? false;

/** What is told is in view, and Enter goes on. */
export function useInView(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    panel.current?.closest(".board-area")?.scrollTo({ top: 0 });
    if (!typing()) panel.current?.querySelector<HTMLElement>(".btn.primary")?.focus({ preventScroll: true });
    // Whoever speaks of it waits until all of its lines stand there.
    let stands = true;
    const lines = (panel.current?.getAnimations?.({ subtree: true }) ?? []).filter(ends);
    const open = () => stands && useToldRound.setState({ open: true });
    if (lines.length > 0) Promise.allSettled(lines.map((line) => line.finished)).then(open);
    else open();
    return () => {
      stands = false;
      useToldRound.setState({ open: false });
    };
  }, [panel]);
}
