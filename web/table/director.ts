/**
 * The director: between what is told and what is drawn. Every move of a rival has a beat in which it can be followed; updates wait
 * here meanwhile, in their order, and none is lost. A press skips; whoever is far behind, or does not look, sees the truth at once.
 * An update may tell of several moves: it is shown with the first of them, and what the others brought is held back until theirs.
 * Where a round ends among them, that is read before any of the next is told.
 */
import { create } from "zustand";
import type { FromServer, Update } from "../protocol/index.js";
import { isStill, type MovePace, useSettings } from "../settings/settings.js";
import { type Cue, cueOf, cuesOf, isLifted, turnsIn } from "./cues.js";
import { isAloft, isFlying } from "./flying.js";
import type { MatchState } from "./matchState.js";
import { announce, forgetBanners } from "./moments.js";
import type { Telling } from "./telling.js";
import type { Turn } from "./turns.js";

/** A turn as it is being told, or a moment of it. */
export interface Beat extends Cue {
  /** What came of it is on the table now. */
  shown: boolean;
  /** When it began, by the page's clock. */
  since: number;
}

interface Told {
  beat: Beat | null;
  /** An update is being told, also between two of its beats. */
  telling: boolean;
  /** Nothing is told, and nothing waits to be: what is asked can be answered. */
  atRest: boolean;
  /** The last beat that has begun. */
  latest: number;
  /** What is drawn already has beats that are still to come. */
  ahead: boolean;
}

export const useBeat = create<Told>(() => ({ beat: null, telling: false, atRest: true, latest: 0, ahead: false }));

const FACTOR: Record<MovePace, number> = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 };
/** When a lifted card has been seen, its effect begins. */
export const LIFTED = 0.42;
const BETWEEN = 240;
/** How long what flies is waited for at most, and how often it is looked for. */
const LANDING = 900;
const LOOK = 40;
/** One's own piece is waited for longer: what it brings may set out when it lies. */
const ARRIVING = 1600;
/** Where more than this waits to be told, each is told in less time. */
const PATIENCE = 9000;
/** So many updates behind, or so many steps in one: one has been away. */
const MOST_UPDATES = 30;
const MOST_STEPS = 6;

interface Waiting {
  cues: readonly Cue[];
  /** With which of them the update is shown; before the first, if none has to be waited for. */
  shownWith: number;
  isShown: boolean;
  show: () => void;
  /** A round ends with it: whatever wants to tell of that is drawn before anything else is told. */
  endsRound: boolean;
}

/** Of what is told all is drawn already. */
const NOTHING_NEW = { shownWith: 0, isShown: false, show: () => undefined, endsRound: false };

let queue: Waiting[] = [];
/** What is being told now: which cue of it, and in how much of its time. */
let now: { waiting: Waiting; place: number; hurried: number } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let telling: Telling | undefined;
/** Who reads something now: what is being told is told to its end, and then it is waited. */
const readers = new Set<object>();

/** How the game at this table tells of its turns. */
export function directBy(game: Telling | undefined): void {
  telling = game;
}

const factor = () => (isStill() ? 0 : FACTOR[useSettings.getState().pace]);
const isHidden = () => document.visibilityState === "hidden";

/** An update is here: show it when its time has come. One's own move is shown at once; what else it brought about follows. */
export function direct(update: Update, match: MatchState, show: (message: FromServer) => void): void {
  const own = update.steps.some((step) => step.seat !== null && step.seat === match.seat);
  const far = match.shown === null || update.steps.length > MOST_STEPS || queue.length >= MOST_UPDATES || isHidden();
  const still = factor() === 0;
  const turns = far ? [] : turnsIn(update, match, telling);
  const staged = cuesOf(turns, telling, match, { own, still });
  if (own || far || still) flush();
  if (still) announce(staged.flatMap(({ moment }) => moment ?? []));
  const cues = still ? [] : staged;
  const held = cues.findLastIndex(({ moment }) => moment?.hold);
  const first = held >= 0 ? held : !own && cues[0]?.moment === null ? 0 : -1;
  const end = turns.findLastIndex(({ kind }) => kind === "heading");
  const last = end < 0 ? cues.length : cues.findIndex(({ turn }) => turns.indexOf(turn) > end);
  // What may not be seen before its time keeps all of it together.
  const cut = last < 0 || held >= last ? cues.length : last;
  const shownWith = Math.min(first, cut - 1);
  const part = { cues: cues.slice(0, cut), shownWith, endsRound: end >= 0 };
  queue.push({ ...part, isShown: false, show: () => show(update) });
  if (cut < cues.length) queue.push({ ...NOTHING_NEW, cues: cues.slice(cut) });
  // Whoever has answered reads no longer; and what is not told disturbs nobody.
  if (own || far || still) next();
  else begin();
}

/** Unless something is being told. */
function begin(): void {
  if (!now) onward();
}

/** Tell turns once more, as they were; nothing changes by it. */
export function tellAgain(turns: readonly Turn[]): void {
  if (factor() === 0) return;
  // What the table did has its own ways to be seen again; it is the moves that are.
  for (const cue of turns.filter(({ kind }) => kind === "turn").flatMap((turn) => cueOf(turn, telling))) {
    queue.push({ ...NOTHING_NEW, cues: [{ ...cue, again: true }], isShown: true });
  }
  begin();
}

/** Somebody reads something that was told: nothing more is, until they are done. */
export function holdTelling(): () => void {
  const reader = {};
  readers.add(reader);
  return () => {
    readers.delete(reader);
    begin();
  };
}

const timeOf = ({ cues }: Waiting) => cues.reduce((sum, { ms }) => sum + ms, 0);

function next(): void {
  clearTimeout(timer);
  now = null;
  rest();
  const first = queue.shift();
  if (!first) return;
  const waiting = queue.reduce((sum, one) => sum + timeOf(one), timeOf(first)) * factor();
  now = { waiting: first, place: 0, hurried: factor() * Math.min(1, PATIENCE / Math.max(1, waiting)) };
  useBeat.setState({ telling: true });
  if (first.cues.length > 0) arrive(first);
  else tell(0);
}

/** One's own piece is seen to arrive before anything else is told; what is shown first sets out once it is drawn. */
function arrive(waiting: Waiting): void {
  const begins = () => landed(() => tell(0), isAloft, ARRIVING);
  if (waiting.shownWith >= 0 || waiting.isShown) {
    begins();
    return;
  }
  useBeat.setState({ ahead: true });
  reveal(waiting);
  later(0, begins);
}

/** Nothing is told. Of what waits only what is still to be shown matters. */
function rest(): void {
  useBeat.setState({ beat: null, telling: false, ahead: false, atRest: queue.every(({ isShown }) => isShown) });
}

/** On to the next update, unless somebody reads. */
function onward(): void {
  clearTimeout(timer);
  now = null;
  if (readers.size === 0) next();
  else rest();
}

/** One cue after the other. */
function tell(place: number): void {
  if (!now) return;
  const { waiting, hurried } = now;
  now.place = place;
  if (place > waiting.shownWith) reveal(waiting);
  const cue = waiting.cues[place];
  if (!cue) {
    if (waiting.endsRound) later(0, onward);
    else onward();
    return;
  }
  const ms = cue.ms * hurried;
  const hold = cue.moment ? (cue.moment.hold ?? 0) : isLifted(cue.turn, telling) ? LIFTED : 0;
  useBeat.setState({
    beat: { ...cue, ms, shown: false, since: performance.now() },
    latest: cue.id,
    ahead: !cue.again,
  });
  const go = () => {
    if (place === waiting.shownWith) reveal(waiting);
    const ahead = place + 1 < waiting.cues.length;
    useBeat.setState(({ beat }) => ({ beat: beat && { ...beat, shown: true }, ahead }));
    later(ms * (1 - hold), () => {
      useBeat.setState({ beat: null });
      later(hold || cue.moment ? BETWEEN * hurried : 0, () => landed(() => tell(place + 1)));
    });
  };
  if (hold) later(ms * hold, go);
  else go();
}

/** What flies is there before the next thing is told; but whatever hangs in the air is not waited for. */
function landed(then: () => void, isUnderWay = isFlying, patience = LANDING): void {
  if (!isUnderWay() || patience <= 0) then();
  else later(LOOK, () => landed(then, isUnderWay, patience - LOOK));
}

function later(ms: number, what: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(what, ms);
}

function reveal(waiting: Waiting): void {
  if (waiting.isShown) return;
  waiting.isShown = true;
  waiting.show();
}

/** On to the next beat. */
export function skip(): void {
  if (!now || !useBeat.getState().beat) return;
  clearTimeout(timer);
  useBeat.setState({ beat: null });
  tell(now.place + 1);
}

/** Show all that waits, now. */
export const flush = (): void => showUntil(Number.POSITIVE_INFINITY);

/** Whoever presses something wants to get on with it: show what waits, but no further than to the end of a round. */
export function catchUp(): void {
  const end = waitingNow().findIndex(({ endsRound }) => endsRound);
  showUntil(end < 0 ? Number.POSITIVE_INFINITY : end + 1);
  if (queue.length > 0) later(0, onward);
}

const waitingNow = () => (now ? [now.waiting, ...queue] : queue);

function showUntil(place: number): void {
  clearTimeout(timer);
  const all = waitingNow();
  now = null;
  queue = all.slice(place);
  rest();
  for (const waiting of all.slice(0, place)) reveal(waiting);
}

/** Forget all that waits: the table is left. */
export function stopDirecting(): void {
  clearTimeout(timer);
  now = null;
  queue = [];
  readers.clear();
  forgetBanners();
  rest();
}

globalThis.document?.addEventListener("visibilitychange", () => isHidden() && flush());
