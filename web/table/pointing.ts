/** Pointing at the table one sits at: the question, what has been picked of it, and what can be said of every ref. */
import { useMemo } from "react";
import type { Asked } from "../protocol/index.js";
import { useBeat } from "./director.js";
import type { Pointing } from "./drawing.js";
import { isAsked } from "./matchState.js";
import { following, NOTHING, type Pointer, pointer, refused } from "./picking.js";
import { useTable } from "./tableStore.js";

const NOT_ASKED: Pointer = { open: false, reason: null, outcome: null, picked: 0, count: 1 };

/** `confirms` says of a question that a press only picks. */
export function usePointing(confirms?: (asked: Asked) => boolean): Pointing {
  const match = useTable((store) => store.match);
  const picked = useTable((store) => store.picked);
  const allowed = useTable((store) => store.allowed);
  const closed = useTable((store) => store.closed);
  // What is asked stands when all that came before it has been told, and lies where it belongs.
  const atRest = useBeat((told) => told.atRest);
  const asked = isAsked(match) && !closed && atRest ? (match.shown?.question ?? null) : null;
  return useMemo(() => {
    const { point, putBack, answer } = useTable.getState();
    // A board asks of the same ref in several places, and at every drawing.
    const known = new Map<string, Pointer>();
    const held = (found: Pointer, ref: string) =>
      allowed?.includes(ref) === false ? { ...found, open: false, held: found.open } : found;
    const of = (ref: string): Pointer => {
      if (!asked) return NOT_ASKED;
      const found = known.get(ref) ?? held(pointer(asked, picked, ref), ref);
      known.set(ref, found);
      return found;
    };
    return {
      asked,
      picked: asked ? picked : NOTHING,
      of,
      following: asked ? following(asked, picked).filter((ref) => allowed?.includes(ref) !== false) : [],
      refused: asked ? refused(asked, picked) : [],
      point: (ref) => point(ref, asked !== null && (confirms?.(asked) ?? false)),
      putBack,
      answer: (path) => answer([path]),
    };
  }, [asked, picked, allowed, confirms]);
}
