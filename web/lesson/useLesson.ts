/** One's way through a lesson: remembered for this visit, so that a page loaded again goes on where it was. */
import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import type { GameName } from "../protocol/index.js";
import { isAsked } from "../table/course.js";
import { NOTHING, pointer, reply } from "../table/picking.js";
import { useSitting } from "../table/store.js";
import type { Args } from "../words/words.js";
import {
  countOf,
  onward,
  type Progress,
  read,
  type Scene,
  type Script,
  type Step,
  standing,
  told,
  UNBEGUN,
} from "./script.js";
import { scriptOf } from "./scripts.js";
import { remember, rememberedAt } from "./underWay.js";

export interface Lesson {
  /** The step to be shown: the one that stands, or an earlier one that is looked at again. */
  step: Step;
  number: number;
  of: number;
  args: Args;
  /** Is it still to be done, or read? */
  open: boolean;
  asked: boolean;
  last: boolean;
  /** Selectors of what is ringed. */
  rings: readonly string[];
  /** Is it looked at again? */
  past: boolean;
  /** What happened up to this step of the match has been told. */
  heard: number;
  back: (() => void) | null;
  next: (() => void) | null;
}

function remembered(table: string): Progress {
  try {
    return { ...UNBEGUN, ...JSON.parse(rememberedAt(table) ?? "{}") };
  } catch {
    return UNBEGUN;
  }
}

function useScript(game: GameName): Script {
  const [script, setScript] = useState<Script>([]);
  useEffect(() => {
    let wanted = true;
    scriptOf(game).then((found) => wanted && setScript(found));
    return () => {
      wanted = false;
    };
  }, [game]);
  return script;
}

function useScene(): Scene | null {
  const course = useSitting((sitting) => sitting.course);
  const picked = useSitting((sitting) => sitting.picked);
  const underWay = useSitting((sitting) => sitting.underWay);
  return useMemo(() => {
    if (!course.shown || course.seat === null || course.winners) return null;
    const asked = isAsked(course) ? course.shown.question : null;
    return {
      view: course.shown.view,
      me: course.seat,
      asked,
      question: course.question,
      seq: course.seq,
      underWay: underWay !== null,
      picked: asked ? picked : NOTHING,
    };
  }, [course, picked, underWay]);
}

interface Wanted {
  /** The refs that can be pointed at; null where anything can. */
  only: readonly string[] | null;
  /** Selectors of what is ringed. */
  rings: readonly string[];
}

const NOTHING_WANTED: Wanted = { only: null, rings: [] };

/** What must be pointed at next; once all of it is picked, the button that says so. */
function wanted(step: Step, scene: Scene, refs: readonly string[]): Wanted {
  const { asked, underWay, picked } = scene;
  if (!asked || underWay) return NOTHING_WANTED;
  const pointers = refs.map((ref) => ({ ref, ...pointer(asked, picked, ref) }));
  const must = pointers.filter((one) => one.open && one.picked === 0).map((one) => one.ref);
  const rings = must.map((ref) => `[data-ref="${CSS.escape(ref)}"]`);
  const enough = must.length === 0 && reply(asked, picked) !== null;
  if (enough) rings.push(".prompt .btn.go");
  return { only: must.length > 0 || enough ? must : null, rings: [...rings, ...(step.about?.(scene) ?? [])] };
}

export function useLesson(table: string, game: GameName): Lesson | null {
  const script = useScript(game);
  const scene = useScene();
  const [progress, setProgress] = useState(() => remembered(table));
  const [behind, setBehind] = useState(0);
  const now = scene && script.length > 0 ? onward(script, progress, scene) : progress;
  useEffect(() => {
    setProgress(now);
    setBehind(0);
    remember(table, JSON.stringify(now));
  }, [now, table]);

  // Whoever presses something else is back at what is to be done.
  const heldBack = useSitting((sitting) => sitting.heldBack);
  useEffect(() => {
    if (heldBack > 0) setBehind(0);
  }, [heldBack]);

  const present = standing(script, now);
  const past = told(script, now);
  const step = past.at(-1 - behind);
  const open = behind === 0 && present !== null;
  // Whoever looks at an earlier step is still to do the one that stands.
  const { only, rings } = useMemo(() => {
    if (!scene || !present) return NOTHING_WANTED;
    const { must, about } = present;
    if (must) return wanted(present, scene, must(scene));
    // What is told first is read first; after the last word the table is the learner's own.
    return { only: present === script.at(-1) ? null : [], rings: about?.(scene) ?? [] };
  }, [scene, present, script]);
  const print = JSON.stringify(only);
  useLayoutEffect(() => useSitting.setState({ only: JSON.parse(print) }), [print]);
  useEffect(() => () => useSitting.setState({ only: null }), []);

  if (!scene || !step) return null;
  const onto = () => (behind > 0 ? setBehind(behind - 1) : setProgress(read(script, now, scene)));
  return {
    step,
    args: now.said[step.id] ?? {},
    number: past.length - behind,
    of: countOf(script, now),
    open,
    asked: scene.asked !== null,
    last: step === script.at(-1),
    rings: open ? rings : NOTHING_WANTED.rings,
    past: behind > 0,
    heard: now.heard,
    back: behind < past.length - 1 ? () => setBehind(behind + 1) : null,
    next: behind > 0 || (open && !step.must) ? onto : null,
  };
}
