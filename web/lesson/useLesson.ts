/** One's way through a lesson: remembered for this visit, so that a page loaded again goes on where it was. */
import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import type { GameName } from "../protocol/index.js";
import { isAsked } from "../table/matchState.js";
import { NOTHING, pointer, reply } from "../table/picking.js";
import { goOnFromRound, useToldRound } from "../table/roundEnd.js";
import { useTable } from "../table/tableStore.js";
import type { Args } from "../words/words.js";
import { remember, rememberedAt } from "./myLessons.js";
import { useRest } from "./rest.js";
import {
  afterReading,
  isDeed,
  isUnpicked,
  type LessonScene,
  type LessonStep,
  onward,
  type Progress,
  type Remarks,
  reachOf,
  standing,
  stepsSoFar,
  UNBEGUN,
} from "./script.js";
import { type LessonPage, NO_REMARKS, pageOf } from "./scripts.js";

export interface LessonState {
  /** The step to be shown: the one that stands, or an earlier one that is looked at again; null before the first. */
  step: LessonStep | null;
  number: number;
  /** How much of the lesson is behind one, from 0 to 1. */
  reach: number;
  args: Args;
  /** Is it still to be done, or read? */
  open: boolean;
  asked: boolean;
  /** What was done is being told, in full light; the next step begins when the table is at rest. */
  between: boolean;
  /** All has been told, and one looks at what has changed. */
  looking: boolean;
  last: boolean;
  /** Selectors of what is ringed. */
  rings: readonly string[];
  /** The selector of what is pressed first, to see what is ringed; empty if nothing is. */
  opens: string;
  /** Is it looked at again? */
  past: boolean;
  /** What happened up to this step of the match has been told. */
  heard: number;
  remarks: Remarks;
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

const UNFETCHED: LessonPage = { script: [] };

function usePage(game: GameName): LessonPage {
  const [page, setPage] = useState<LessonPage>(UNFETCHED);
  useEffect(() => {
    let wanted = true;
    pageOf(game).then((found) => wanted && setPage(found));
    return () => {
      wanted = false;
    };
  }, [game]);
  return page;
}

function useScene(): LessonScene | null {
  const match = useTable((store) => store.match);
  const picked = useTable((store) => store.picked);
  const underWay = useTable((store) => store.underWay);
  const panel = useToldRound((round) => round.open);
  return useMemo(() => {
    if (!match.shown || match.seat === null || match.winners) return null;
    const asked = isAsked(match) ? match.shown.question : null;
    return {
      view: match.shown.view,
      me: match.seat,
      asked,
      question: match.question,
      seq: match.seq,
      steps: match.steps,
      played: match.steps.filter((step) => step.kind === "reply").length + Number(Boolean(match.shown.waiting)),
      underWay: underWay !== null,
      picked: asked ? picked : NOTHING,
      panel,
    };
  }, [match, picked, underWay, panel]);
}

interface Wanted {
  /** The refs that can be pointed at; null where anything can. */
  allowed: readonly string[] | null;
  /** Selectors of what is ringed. */
  rings: readonly string[];
}

const NOTHING_WANTED: Wanted = { allowed: null, rings: [] };
/** Nothing can be pointed at yet. */
const NOT_YET: Wanted = { allowed: [], rings: [] };

/** What must be pointed at next; once all of it is picked, the button that says so. */
function wanted(step: LessonStep, scene: LessonScene, refs: readonly string[]): Wanted {
  const { asked, underWay, picked } = scene;
  if (!asked || underWay) return NOTHING_WANTED;
  const pointers = refs.map((ref) => ({ ref, ...pointer(asked, picked, ref) }));
  const must = pointers.filter((one) => one.open && one.picked === 0).map((one) => one.ref);
  const rings = must.map((ref) => `[data-ref="${CSS.escape(ref)}"]`);
  const enough = must.length === 0 && reply(asked, picked) !== null;
  if (enough) rings.push(".prompt .btn.go");
  return { allowed: must.length > 0 || enough ? must : null, rings: [...rings, ...(step.about?.(scene) ?? [])] };
}

/** Does the step that stands speak of the panel that is open? */
const isOverPanel = (script: LessonPage["script"], progress: Progress, { panel }: LessonScene): boolean =>
  panel && standing(script, progress)?.overPanel === true;

export function useLesson(table: string, game: GameName): LessonState | null {
  const { script, remarks = NO_REMARKS } = usePage(game);
  const scene = useScene();
  const [progress, setProgress] = useState(() => remembered(table));
  const [behind, setBehind] = useState(0);
  const then = scene && script.length > 0 ? onward(script, progress, scene) : progress;
  const asked = scene !== null && scene.asked !== null;
  const moment = scene && script.length > 0 ? `${scene.seq} ${scene.played} ${scene.question}` : null;
  const { rests, looking } = useRest(moment, asked);
  const told = useToldRound((round) => round.told);
  const overPanel = scene !== null && isOverPanel(script, then, scene);
  const between = overPanel ? false : told || (then !== progress && !rests);
  const now = between ? progress : then;
  useEffect(() => {
    setProgress(now);
    setBehind(0);
    remember(table, JSON.stringify(now));
  }, [now, table]);

  // Whoever presses something else is back at what is to be done.
  const heldBack = useTable((store) => store.heldBack);
  useEffect(() => {
    if (heldBack > 0) setBehind(0);
  }, [heldBack]);

  const present = standing(script, now);
  const past = stepsSoFar(script, now);
  const step = past.at(-1 - behind);
  const open = behind === 0 && present !== null && !between;
  // Whoever looks at an earlier step is still to do the one that stands.
  const { allowed, rings } = useMemo(() => {
    if (between) return NOT_YET;
    if (!scene || !present) return NOTHING_WANTED;
    const { must, free, about } = present;
    if (must) return wanted(present, scene, must(scene));
    if (free) return { allowed: null, rings: isUnpicked(scene) ? (about?.(scene) ?? []) : [] };
    // What is told first is read first; after the last word the table is the learner's own.
    return { allowed: present === script.at(-1) ? null : [], rings: about?.(scene) ?? [] };
  }, [scene, present, script, between]);
  const print = JSON.stringify(allowed);
  useLayoutEffect(() => useTable.getState().allow(JSON.parse(print)), [print]);
  // What is asked stands in the bar when its step has come, and not before.
  const telling = between || (present !== null && !isDeed(present) && present !== script.at(-1));
  useLayoutEffect(() => useTable.getState().listen(telling), [telling]);
  useEffect(
    () => () => {
      useTable.getState().allow(null);
      useTable.getState().listen(false);
    },
    [],
  );

  // Before the first word nothing is said.
  if (!scene || script.length === 0) return null;
  const onto = () => {
    if (behind > 0) return setBehind(behind - 1);
    const read = afterReading(script, now, scene);
    setProgress(read);
    if (overPanel && !isOverPanel(script, read, scene)) goOnFromRound();
  };
  return {
    step: step ?? null,
    args: (step && now.said[step.id]) ?? {},
    number: past.length - behind,
    reach: reachOf(script, now),
    open,
    asked,
    between,
    looking,
    last: step !== undefined && step === script.at(-1),
    rings: open ? rings : NOTHING_WANTED.rings,
    opens: (open && present?.opens?.(scene)) || "",
    past: behind > 0,
    heard: now.heard,
    remarks,
    back: !between && behind < past.length - 1 ? () => setBehind(behind + 1) : null,
    next: !between && step && (behind > 0 || (open && !isDeed(step))) ? onto : null,
  };
}
