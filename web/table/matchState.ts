/** A match as this browser has been told it: a pure function of the server's messages. */
import type {
  Chat,
  FromServer,
  Heard,
  Saying,
  SeatClock,
  Shown,
  Step,
  TableState,
  UndoState,
  Update,
  View,
  Welcome,
} from "../protocol/index.js";

/** A step that counts: one that was taken back is not here any more. */
export interface PlayedStep {
  seq: number;
  kind: Step["kind"];
  seat: number | null;
  events: readonly Heard[];
  player: string;
  count: number;
}

export interface MatchState {
  player: string | null;
  seat: number | null;
  table: TableState | null;
  chat: readonly Saying[];
  seq: number;
  /** Of the last step: it tells that one from another which may have its number, should the server lose it. */
  stamp: number;
  steps: readonly PlayedStep[];
  shown: Shown<View> | null;
  /** The same before the last update. */
  before: Shown<View> | null;
  /** The print of the question, to be sent back with the reply; empty if nothing is asked. */
  question: string;
  undo: UndoState | null;
  clocks: readonly SeatClock[];
  /** When the clocks were read, by this browser's own clock. */
  clocksAt: number;
  winners: readonly number[] | null;
}

export const EMPTY_MATCH: MatchState = {
  player: null,
  seat: null,
  table: null,
  chat: [],
  seq: 0,
  stamp: 0,
  steps: [],
  shown: null,
  before: null,
  question: "",
  undo: null,
  clocks: [],
  clocksAt: 0,
  winners: null,
};

/** What the match is after a message. Acks, errors and pongs change nothing here. */
export function matchAfter(match: MatchState, message: FromServer, now: number): MatchState {
  switch (message.type) {
    case "welcome": {
      const anew = isGone(match, message) ? { ...EMPTY_MATCH, table: match.table, chat: match.chat } : match;
      return { ...anew, player: message.player, seat: message.seat };
    }
    case "table":
      return { ...match, table: message.table, seat: seatOf(message.table, match) };
    case "chat":
      return { ...match, chat: heard(match.chat, message) };
    case "update":
      return updated(match, message, now);
    default:
      return match;
  }
}

/** A smaller number than we have seen: the server has lost what we saw, and all is told anew. */
export const isGone = ({ seq }: MatchState, welcome: Welcome): boolean => welcome.seq < seq;

/** Whoever sits down or stands up while watching is told so by the table, not by another welcome. */
function seatOf(table: TableState, { player, seat }: MatchState): number | null {
  return player === null ? seat : (table.seats.find((one) => one.player === player)?.seat ?? null);
}

/** After a reconnection the last lines come again: each is kept once. */
function heard(chat: readonly Saying[], { lines }: Chat): readonly Saying[] {
  const known = new Set(chat.map((line) => line.id));
  return [...chat, ...lines.filter((line) => !known.has(line.id))].sort((a, b) => a.id - b.id);
}

function updated(match: MatchState, update: Update, now: number): MatchState {
  const steps = withSteps(
    match.steps,
    update.steps.filter((step) => step.seq > match.seq),
  );
  const seq = Math.max(match.seq, update.seq);
  const stamp = update.seq < seq ? match.stamp : (update.stamp ?? 0);
  // A long way is told in several updates, of which only the last shows.
  if (!update.shown) return { ...match, seq, stamp, steps };
  return {
    ...match,
    seq,
    stamp,
    steps,
    shown: update.shown,
    before: match.shown,
    question: update.question ?? "",
    undo: update.undo ?? null,
    clocks: update.clocks ?? [],
    clocksAt: now,
    winners: update.winners ?? null,
  };
}

/** New steps after the old ones. What was taken back never happened; that it was taken back did. */
export function withSteps(before: readonly PlayedStep[], after: readonly PlayedStep[]): readonly PlayedStep[] {
  if (after.length === 0) return before;
  const steps = [...before];
  for (const step of after) {
    if (step.kind === "undo") {
      for (let count = step.count, place = steps.length - 1; count > 0 && place >= 0; place--) {
        if (steps[place]!.kind !== "reply") continue;
        steps.splice(place, 1);
        count--;
      }
    }
    steps.push(step);
  }
  return steps;
}

/** Is it this seat that must answer? */
export const isAsked = (match: MatchState): boolean => match.question !== "" && match.shown?.question != null;

/** Whom everybody waits for. */
export function waitedFor(shown: Shown<View>): number[] {
  return shown.asked.filter((seat) => !shown.answered.includes(seat));
}
