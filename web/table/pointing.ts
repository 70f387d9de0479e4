/** Pointing at the table one sits at: the question, what has been picked of it, and what can be said of every ref. */
import { useMemo } from "react";
import { isAsked } from "./course.js";
import type { Pointing } from "./drawing.js";
import { following, NOTHING, type Pointer, pointer, refused } from "./picking.js";
import { useSitting } from "./store.js";

const NOT_ASKED: Pointer = { open: false, reason: null, outcome: null, picked: 0, count: 1 };

export function usePointing(): Pointing {
  const course = useSitting((sitting) => sitting.course);
  const picked = useSitting((sitting) => sitting.picked);
  const only = useSitting((sitting) => sitting.only);
  const closed = useSitting((sitting) => sitting.closed);
  const asked = isAsked(course) && !closed ? (course.shown?.question ?? null) : null;
  return useMemo(() => {
    const { point, putBack, answer } = useSitting.getState();
    // A board asks of the same ref in several places, and at every drawing.
    const known = new Map<string, Pointer>();
    const wanted = (found: Pointer, ref: string) =>
      only?.includes(ref) === false ? { ...found, open: false, held: found.open } : found;
    const of = (ref: string): Pointer => {
      if (!asked) return NOT_ASKED;
      const found = known.get(ref) ?? wanted(pointer(asked, picked, ref), ref);
      known.set(ref, found);
      return found;
    };
    return {
      asked,
      picked: asked ? picked : NOTHING,
      of,
      following: asked ? following(asked, picked).filter((ref) => only?.includes(ref) !== false) : [],
      refused: asked ? refused(asked, picked) : [],
      point,
      putBack,
      answer: (path) => answer([path]),
    };
  }, [asked, picked, only]);
}
