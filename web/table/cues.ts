/** Cues: what of an update is worth a beat, and with which beat each event is told. */
import type { Heard, Update } from "../protocol/index.js";
import type { MatchState } from "./matchState.js";
import { fewer, type StagedMoment } from "./moments.js";
import type { Telling } from "./telling.js";
import { type Turn, turnsOf } from "./turns.js";

/** A beat to come: a turn, or a moment of it. */
export interface Cue {
  turn: Turn;
  moment: StagedMoment | null;
  /** How long it takes at the usual pace, in milliseconds. */
  ms: number;
  /** It is told once more: nothing changes by it. */
  again?: boolean;
  /** Different for every beat; later ones have larger numbers. */
  id: number;
}

/** A card is read; what has none is only watched; of draws there are many. */
const READ = 1200;
const WATCHED = 700;
const DRAWN = 220;

let ids = 0;
/** The beat with which an event is told, where it has one. */
const beats = new WeakMap<Heard, number>();

/** What is lifted on the stage when it is told. */
const lifted = new WeakSet<Heard>();
export const isOnStage = (event: Heard): boolean => lifted.has(event);

/** With which beat is this told? None, where it needs none. */
export const beatOf = (event: Heard): number => beats.get(event) ?? 0;

/** Is its card lifted where all can read it? */
export const isLifted = ({ kind, deed }: Turn, game: Telling | undefined): boolean =>
  kind === "turn" && deed !== null && Boolean(game?.hasThing(deed));

/** The turns of an update. What we were told before, on a line that broke, is not told again. */
export const turnsIn = (update: Update, { seq }: MatchState, game: Telling | undefined): readonly Turn[] =>
  turnsOf(
    update.steps.filter((step) => step.seq > seq),
    game,
  );

/** How long a turn is told at the usual pace. */
function lengthOf({ kind, deed, events }: Turn, game: Telling | undefined): number {
  if (!game || kind === "note" || kind === "heading") return 0;
  if (!deed) return events.some((event) => game.results(event).length > 0) ? WATCHED : 0;
  if (kind === "draws") return DRAWN;
  return game.lasts?.(deed) ?? (game.hasThing(deed) ? READ : WATCHED);
}

/** What of an update is worth a beat. Of one's own move only what others or the table did by it; where nothing moves, moments. */
export function cuesOf(
  turns: readonly Turn[],
  game: Telling | undefined,
  { seat, shown }: MatchState,
  { own, still }: { own: boolean; still: boolean },
): readonly Cue[] {
  const all = turns.flatMap((turn) => {
    const moments = (shown && game?.moments?.(turn, shown)) ?? [];
    // What has a moment of its own is not told twice.
    const plain = !still && !(own && turn.seat === seat) && !moments.some(({ event }) => event === turn.deed);
    return [
      ...(plain ? cueOf(turn, game) : []),
      ...moments.map((moment) => ({ turn, moment, ms: moment.ms, id: ++ids })),
    ];
  });
  const cues = fewer(all, seat);
  assign(turns, cues, own ? seat : null);
  return cues;
}

/** Each event is told with the first beat of its turn, a moment's with that; what has none, as one's own, with what came before. */
function assign(turns: readonly Turn[], cues: readonly Cue[], me: number | null): void {
  let last = 0;
  for (const turn of turns) {
    const own = cues.filter((cue) => cue.turn === turn);
    if (me === null || turn.seat !== me) last = own[0]?.id ?? last;
    for (const event of turn.events) beats.set(event, last);
    for (const { moment, id } of own) {
      for (const event of moment ? [moment.event, ...(moment.more ?? [])] : []) beats.set(event, id);
      last = id;
    }
  }
}

/** A turn as a whole, where it has something to be seen. */
export function cueOf(turn: Turn, game: Telling | undefined): Cue[] {
  const ms = lengthOf(turn, game);
  if (turn.deed && isLifted(turn, game)) lifted.add(turn.deed);
  return ms > 0 ? [{ turn, moment: null, ms, id: ++ids }] : [];
}
