/**
 * The script of a lesson: steps in order, as data. It knows nothing the learner cannot see: a step looks at the view and at the
 * question, and says what to point at. The engine is the real one, and so may do what the script did not foresee.
 */
import type { Asked, GameName, Views } from "../protocol/index.js";
import type { Picked } from "../table/picking.js";
import type { Args } from "../words/words.js";

/** What a step can look at. */
export interface Scene<G extends GameName = GameName> {
  view: Views[G];
  me: number;
  /** The learner's question; null while nothing is asked. */
  asked: Asked | null;
  /** The print of the question, by which one is told from the next. */
  question: string;
  /** The last step of the match that has been told. */
  seq: number;
  /** Is an answer under way? Then all stays as it was. */
  underWay: boolean;
  picked: Picked;
}

export interface Step<G extends GameName = GameName> {
  /** Its words are `lesson-<id>`, `lesson-<id>-say` and `lesson-<id>-why`. */
  id: string;
  /** Is this the moment for it? A step that asks for something is done as soon as it is not any longer. */
  when(scene: Scene<G>): boolean;
  /** The step without which it makes no sense: it comes only when that one is done. */
  after?: string;
  /** The refs to point at, and no others. A step without them is read, and done when one says so. */
  must?(scene: Scene<G>): readonly string[];
  /** Is it asked for several times over, card by card? */
  repeats?: boolean;
  /** What it speaks of, as selectors; where something must be pointed at, that is ringed too. */
  about?(scene: Scene<G>): readonly string[];
  args?(scene: Scene<G>): Args;
}

export type Script<G extends GameName = GameName> = readonly Step<G>[];

/** The seats of the others, to be called by their names. */
export const othersOf = ({ view, me }: Scene): string[] =>
  view.players.flatMap((_player, seat) => (seat === me ? [] : `seat:${seat}`));

/** Has nothing been picked yet? */
export const isUnpicked = ({ picked }: Scene): boolean => picked.prefix.length === 0 && picked.chosen.length === 0;

/** How far somebody is. */
export interface Progress {
  current: string | null;
  /** The question at which it became so. */
  question: string;
  done: readonly string[];
  /** What was put into the words of each step when its moment came: hands change, what was said does not. */
  said: Readonly<Record<string, Args>>;
  /** The last step of the match there was when a step was read: what happened up to then has been told. */
  heard: number;
}

export const UNBEGUN: Progress = { current: null, question: "", done: [], said: {}, heard: 0 };

/** The step that stands, if it is still to be done. */
export function standing(script: Script, { current, done }: Progress): Step | null {
  return script.find((step) => step.id === current && !done.includes(step.id)) ?? null;
}

/**
 * Where the lesson is at this scene. What is to be read stays until it has been read; what is to be done, as long as it can be done.
 * Then comes the first step not yet done whose moment it is: so nobody gets stuck who does something else.
 */
export function onward(script: Script, progress: Progress, scene: Scene): Progress {
  const step = standing(script, progress);
  if (step && (!step.must || scene.underWay || lasts(step, progress, scene))) return progress;
  const done = step ? [...progress.done, step.id] : progress.done;
  const next = script.find((one) => isAhead(one, done) && (!one.after || done.includes(one.after)) && one.when(scene));
  if (!step && !next) return progress;
  if (!next) return { ...progress, done };
  const { question } = scene;
  const said = { ...progress.said, [next.id]: next.args?.(scene) ?? {} };
  return { ...progress, current: next.id, question, done, said };
}

const isAhead = (step: Step, done: readonly string[]) => !done.includes(step.id);

/** Is what was asked for still to be done? */
const lasts = (step: Step, { question }: Progress, scene: Scene) =>
  step.when(scene) && (step.repeats || question === scene.question);

/** A step has been read. */
export function read(script: Script, progress: Progress, scene: Scene): Progress {
  const { current, done } = progress;
  if (current === null) return progress;
  return onward(script, { ...progress, done: [...done, current], heard: scene.seq }, scene);
}

/** What has been told so far, the step that stands last of all. */
export function told(script: Script, progress: Progress): readonly Step[] {
  const past = progress.done.flatMap((id) => script.find((step) => step.id === id) ?? []);
  const present = standing(script, progress);
  return present ? [...past, present] : past;
}

/**
 * How many steps there are in all: those told, and those that may still come. What the match gave no occasion for is known only at
 * the last step; so the number of a step, which is its place among those told, never falls, and the last one is the last of all.
 */
export function countOf(script: Script, progress: Progress): number {
  const past = told(script, progress);
  const ended = past.at(-1) === script.at(-1);
  return past.length + (ended ? 0 : script.filter((step) => !past.includes(step)).length);
}
