/**
 * The script of a lesson: steps in order, as data. It knows nothing the learner cannot see: a step looks at the view and at the
 * question, and says what to point at. The engine is the real one, and so may do what the script did not foresee.
 */
import type { Asked, GameName, Message, Views } from "../protocol/index.js";
import type { PlayedStep } from "../table/matchState.js";
import type { Picked } from "../table/picking.js";
import type { Turn } from "../table/turns.js";
import type { Args } from "../words/words.js";

/** What a step can look at. */
export interface LessonScene<G extends GameName = GameName> {
  view: Views[G];
  me: number;
  /** The learner's question; null while nothing is asked. */
  asked: Asked | null;
  /** The print of the question, by which one is told from the next. */
  question: string;
  /** The last step of the match that has been told. */
  seq: number;
  /** All that was played: what a view no longer shows can be looked up. */
  steps: readonly PlayedStep[];
  /** How many replies count so far, the learner's own that waits for the others' among them. Fewer than before: one was taken back. */
  played: number;
  /** Is an answer under way? Then all stays as it was. */
  underWay: boolean;
  picked: Picked;
  /** Is the panel open that tells how a round ended? */
  panel: boolean;
}

export interface LessonStep<G extends GameName = GameName> {
  /** Its words are `lesson-<id>`, `lesson-<id>-say` and `lesson-<id>-why`. */
  id: string;
  /** Is this the moment for it? A step that asks for something is done as soon as it is not any longer. */
  when(scene: LessonScene<G>): boolean;
  /** The step without which it makes no sense: it comes only when that one is done. */
  after?: string;
  /** The refs to point at, and no others. A step without them is read, and done when one says so. */
  must?(scene: LessonScene<G>): readonly string[];
  /** What is asked is the learner's own choice: anything can be pointed at, and it is done when it has been answered. */
  free?: boolean;
  /** Is it asked for several times over, card by card? */
  repeats?: boolean;
  /** It speaks of how a round ended: while that stands to be read, and not when it is gone. */
  overPanel?: boolean;
  /** What it speaks of, as selectors; where something must be pointed at, that is ringed too. */
  about?(scene: LessonScene<G>): readonly string[];
  /** The letter that reads aloud what it speaks of: what one has, or the board. */
  read?: "h" | "b";
  /** What is pressed first, where it is there: on the phone, what shows it large, or the way back from there. */
  opens?(scene: LessonScene<G>): string;
  args?(scene: LessonScene<G>): Args;
}

export type LessonScript<G extends GameName = GameName> = readonly LessonStep<G>[];

/**
 * What the Mentor says of a turn, the learner's own or another's, where the sentences of the log are not enough; null where they are.
 * All turns so far are there to look back at.
 */
export type Remarks = (
  turn: Turn,
  turns: readonly Turn[],
  me: number,
) => readonly (Message | { id: string; args: Args })[] | null;

/** The seats of the others, to be called by their names. */
export const othersOf = ({ view, me }: LessonScene): string[] =>
  view.players.flatMap((_player, seat) => (seat === me ? [] : `seat:${seat}`));

/** Has nothing been picked yet? */
export const isUnpicked = ({ picked }: LessonScene): boolean =>
  picked.prefix.length === 0 && picked.chosen.length === 0;

/** How many replies counted when a step began, and when it was done. */
export interface Span {
  from: number;
  to: number;
}

/** How far somebody is. */
export interface Progress {
  current: string | null;
  /** The question at which it became so. */
  question: string;
  done: readonly string[];
  /** What was put into the words of each step when its moment came: hands change, what was said does not. */
  said: Readonly<Record<string, Args>>;
  spans: Readonly<Record<string, Span>>;
  /** The last step of the match there was when a step was read: what happened up to then has been told. */
  heard: number;
}

export const UNBEGUN: Progress = { current: null, question: "", done: [], said: {}, spans: {}, heard: 0 };

/** The step that stands, if it is still to be done. */
export function standing(script: LessonScript, { current, done }: Progress): LessonStep | null {
  return script.find((step) => step.id === current && !done.includes(step.id)) ?? null;
}

/** Is something to be done at this step, or is it only read? */
export const isDeed = (step: LessonStep): boolean => step.must !== undefined || step.free === true;

/** What was done and is taken back is to be done again; what was told after that has not been told. What was read is not read twice. */
function rewound(script: LessonScript, progress: Progress, { played }: LessonScene): Progress {
  const isUndone = (id: string) => {
    const step = script.find((one) => one.id === id);
    const span = progress.spans[id];
    return step !== undefined && span !== undefined && (isDeed(step) ? span.to : span.from) > played;
  };
  const { current, done } = progress;
  if (![...done, current].some((id) => id !== null && isUndone(id))) return progress;
  return {
    ...progress,
    current: current !== null && isUndone(current) ? null : current,
    done: done.filter((id) => !isUndone(id)),
  };
}

/**
 * Where the lesson is at this scene. What is to be read stays until it has been read; what is to be done, as long as it can be done.
 * Then comes the first step not yet done whose moment it is: so nobody gets stuck who does something else.
 */
export function onward(script: LessonScript, before: Progress, scene: LessonScene): Progress {
  if (scene.underWay) return before;
  const progress = rewound(script, before, scene);
  const step = standing(script, progress);
  if (step && (!isDeed(step) || lasts(step, progress, scene))) return progress;
  const done = step ? [...progress.done, step.id] : progress.done;
  const spans = step ? ended(progress, step.id, scene) : progress.spans;
  const next = script.find((one) => isAhead(one, done) && (!one.after || done.includes(one.after)) && one.when(scene));
  if (!step && !next) return progress;
  if (!next) return { ...progress, done, spans };
  const { question, played } = scene;
  const said = { ...progress.said, [next.id]: next.args?.(scene) ?? {} };
  const begun = { ...spans, [next.id]: { from: played, to: played } };
  return { ...progress, current: next.id, question, done, said, spans: begun };
}

const ended = ({ spans }: Progress, id: string, { played }: LessonScene) => ({
  ...spans,
  [id]: { from: spans[id]?.from ?? played, to: played },
});

const isAhead = (step: LessonStep, done: readonly string[]) => !done.includes(step.id);

/** Is what was asked for still to be done? */
const lasts = (step: LessonStep, { question }: Progress, scene: LessonScene) =>
  step.when(scene) && (step.repeats || question === scene.question);

/** A step has been read. */
export function afterReading(script: LessonScript, progress: Progress, scene: LessonScene): Progress {
  const { current, done } = progress;
  if (current === null) return progress;
  return onward(script, { ...progress, done: [...done, current], heard: scene.seq }, scene);
}

/** What has been told so far, the step that stands last of all. */
export function stepsSoFar(script: LessonScript, progress: Progress): readonly LessonStep[] {
  const past = progress.done.flatMap((id) => script.find((step) => step.id === id) ?? []);
  const present = standing(script, progress);
  return present ? [...past, present] : past;
}

/**
 * How much of the lesson is behind one, from 0 to 1. What the match gave no occasion for is known only at the end: so what is measured
 * is the place in the script of what came furthest. It never falls, and at the last step it is whole.
 */
export function reachOf(script: LessonScript, progress: Progress): number {
  const furthest = Math.max(0, ...stepsSoFar(script, progress).map((step) => script.indexOf(step) + 1));
  return script.length > 0 ? furthest / script.length : 0;
}
