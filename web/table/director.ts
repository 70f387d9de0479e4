/**
 * The director: between what is told and what is drawn. Every move of a rival has a beat in which it can be followed; updates wait
 * here meanwhile, in their order, and none is lost. A press skips; whoever is far behind, or does not look, sees the truth at once.
 * An update may tell of several moves: it is shown with the first of them, and what the others brought is held back until theirs.
 * Where a round ends among them, that is read before any of the next is told.
 */
import { create } from "zustand";
import type { FromServer, Heard, Update } from "../protocol/index.js";
import { isStill, type MovePace, useSettings } from "../settings/settings.js";
import { isAloft, isFlying } from "./flying.js";
import type { MatchState } from "./matchState.js";
import { announce, fewer, forgetBanners, type StagedMoment } from "./moments.js";
import type { Telling } from "./telling.js";
import { type Turn, turnsOf } from "./turns.js";

/** A turn as it is being told, or a moment of it. */
export interface Beat {
  turn: Turn;
  moment: StagedMoment | null;
  /** How long it takes, in milliseconds. */
  ms: number;
  /** What came of it is on the table now. */
  shown: boolean;
  /** When it began, by the page's clock. */
  since: number;
  /** It is told once more: nothing changes by it. */
  again?: boolean;
  /** Different for every beat; later ones have larger numbers. */
  id: number;
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
/** A card is read; what has none is only watched; of draws there are many. */
const READ = 1200;
const WATCHED = 700;
const DRAWN = 220;
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

type Scene = Omit<Beat, "shown" | "since">;

interface Waiting {
  scenes: readonly Scene[];
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
/** What is being told now: which scene of it, and in how much of its time. */
let now: { waiting: Waiting; place: number; hurried: number } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let telling: Telling | undefined;
let ids = 0;
/** Who reads something now: what is being told is told to its end, and then it is waited. */
const readers = new Set<object>();
/** The beat with which an event is told, where it has one. */
const beats = new WeakMap<Heard, number>();

/** What is lifted on the stage when it is told. */
const lifted = new WeakSet<Heard>();
export const isOnStage = (event: Heard): boolean => lifted.has(event);

/** With which beat is this told? None, where it needs none. */
export const beatOf = (event: Heard): number => beats.get(event) ?? 0;

/** How the game at this table tells of its turns. */
export function directBy(game: Telling | undefined): void {
  telling = game;
}

const factor = () => (isStill() ? 0 : FACTOR[useSettings.getState().pace]);
const isHidden = () => document.visibilityState === "hidden";

/** How long a turn is told at the usual pace. */
export function lengthOf({ kind, deed, events }: Turn, game: Telling | undefined): number {
  if (!game || kind === "note" || kind === "heading") return 0;
  if (!deed) return events.some((event) => game.results(event).length > 0) ? WATCHED : 0;
  if (kind === "draws") return DRAWN;
  return game.lasts?.(deed) ?? (game.hasThing(deed) ? READ : WATCHED);
}

/** An update is here: show it when its time has come. One's own move is shown at once; what else it brought about follows. */
export function direct(update: Update, match: MatchState, show: (message: FromServer) => void): void {
  const own = update.steps.some((step) => step.seat !== null && step.seat === match.seat);
  const far = match.shown === null || update.steps.length > MOST_STEPS || queue.length >= MOST_UPDATES || isHidden();
  const still = factor() === 0;
  const turns = far ? [] : turnsOf(stepsOf(update, match), telling);
  const staged = scenesOf(turns, match, own, still);
  if (own || far || still) flush();
  if (still) announce(staged.flatMap(({ moment }) => moment ?? []));
  const scenes = still ? [] : staged;
  const held = scenes.findLastIndex(({ moment }) => moment?.hold);
  const first = held >= 0 ? held : !own && scenes[0]?.moment === null ? 0 : -1;
  const end = turns.findLastIndex(({ kind }) => kind === "heading");
  const last = end < 0 ? scenes.length : scenes.findIndex(({ turn }) => turns.indexOf(turn) > end);
  // What may not be seen before its time keeps all of it together.
  const cut = last < 0 || held >= last ? scenes.length : last;
  const shownWith = Math.min(first, cut - 1);
  const part = { scenes: scenes.slice(0, cut), shownWith, endsRound: end >= 0 };
  queue.push({ ...part, isShown: false, show: () => show(update) });
  if (cut < scenes.length) queue.push({ ...NOTHING_NEW, scenes: scenes.slice(cut) });
  // Whoever has answered reads no longer; and what is not told disturbs nobody.
  if (own || far || still) next();
  else begin();
}

/** What we were told before, on a line that broke, is not told again. */
const stepsOf = (update: Update, { seq }: MatchState) => update.steps.filter((step) => step.seq > seq);

/** What of an update is worth a beat. Of one's own move only what others or the table did by it; where nothing moves, moments. */
function scenesOf(turns: readonly Turn[], { seat, shown }: MatchState, own: boolean, still: boolean): readonly Scene[] {
  const all = turns.flatMap((turn) => {
    const moments = (shown && telling?.moments?.(turn, shown)) ?? [];
    // What has a moment of its own is not told twice.
    const plain = !still && !(own && turn.seat === seat) && !moments.some(({ event }) => event === turn.deed);
    return [...(plain ? sceneOf(turn) : []), ...moments.map((moment) => ({ turn, moment, ms: moment.ms, id: ++ids }))];
  });
  const scenes = fewer(all, seat);
  assign(turns, scenes, own ? seat : null);
  return scenes;
}

/** Each event is told with the first beat of its turn, a moment's with that; what has none, as one's own, with what came before. */
function assign(turns: readonly Turn[], scenes: readonly Scene[], me: number | null): void {
  let last = 0;
  for (const turn of turns) {
    const own = scenes.filter((scene) => scene.turn === turn);
    if (me === null || turn.seat !== me) last = own[0]?.id ?? last;
    for (const event of turn.events) beats.set(event, last);
    for (const { moment, id } of own) {
      for (const event of moment ? [moment.event, ...(moment.more ?? [])] : []) beats.set(event, id);
      last = id;
    }
  }
}

function sceneOf(turn: Turn): Scene[] {
  const ms = lengthOf(turn, telling);
  if (turn.deed && isLifted(turn)) lifted.add(turn.deed);
  return ms > 0 ? [{ turn, moment: null, ms, id: ++ids }] : [];
}

/** Unless something is being told. */
function begin(): void {
  if (!now) onward();
}

/** Tell turns once more, as they were; nothing changes by it. */
export function tellAgain(turns: readonly Turn[]): void {
  if (factor() === 0) return;
  // What the table did has its own ways to be seen again; it is the moves that are.
  for (const scene of turns.filter(({ kind }) => kind === "turn").flatMap(sceneOf)) {
    queue.push({ ...NOTHING_NEW, scenes: [{ ...scene, again: true }], isShown: true });
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

const timeOf = ({ scenes }: Waiting) => scenes.reduce((sum, { ms }) => sum + ms, 0);

function next(): void {
  clearTimeout(timer);
  now = null;
  rest();
  const first = queue.shift();
  if (!first) return;
  const waiting = queue.reduce((sum, one) => sum + timeOf(one), timeOf(first)) * factor();
  now = { waiting: first, place: 0, hurried: factor() * Math.min(1, PATIENCE / Math.max(1, waiting)) };
  useBeat.setState({ telling: true });
  if (first.scenes.length > 0) arrive(first);
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

/** One scene after the other. */
function tell(place: number): void {
  if (!now) return;
  const { waiting, hurried } = now;
  now.place = place;
  if (place > waiting.shownWith) reveal(waiting);
  const scene = waiting.scenes[place];
  if (!scene) {
    if (waiting.endsRound) later(0, onward);
    else onward();
    return;
  }
  const ms = scene.ms * hurried;
  const hold = scene.moment ? (scene.moment.hold ?? 0) : isLifted(scene.turn) ? LIFTED : 0;
  useBeat.setState({
    beat: { ...scene, ms, shown: false, since: performance.now() },
    latest: scene.id,
    ahead: !scene.again,
  });
  const go = () => {
    if (place === waiting.shownWith) reveal(waiting);
    const ahead = place + 1 < waiting.scenes.length;
    useBeat.setState(({ beat }) => ({ beat: beat && { ...beat, shown: true }, ahead }));
    later(ms * (1 - hold), () => {
      useBeat.setState({ beat: null });
      later(hold || scene.moment ? BETWEEN * hurried : 0, () => landed(() => tell(place + 1)));
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

const isLifted = ({ kind, deed }: Turn) => kind === "turn" && deed !== null && telling?.hasThing(deed);

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
