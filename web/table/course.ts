/** The course of a match as this browser has been told it: a pure function of the server's messages. */
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
} from "../protocol/index.js";

/** A step that counts: one that was taken back is not here any more. */
export interface Told {
  seq: number;
  kind: Step["kind"];
  seat: number | null;
  events: readonly Heard[];
  player: string;
  count: number;
}

export interface Course {
  player: string | null;
  seat: number | null;
  table: TableState | null;
  chat: readonly Saying[];
  seq: number;
  steps: readonly Told[];
  shown: Shown<View> | null;
  /** The print of the question, to be sent back with the reply; empty if nothing is asked. */
  question: string;
  undo: UndoState | null;
  clocks: readonly SeatClock[];
  /** When the clocks were read, by this browser's own clock. */
  clocksAt: number;
  winners: readonly number[] | null;
}

export const UNTOLD: Course = {
  player: null,
  seat: null,
  table: null,
  chat: [],
  seq: 0,
  steps: [],
  shown: null,
  question: "",
  undo: null,
  clocks: [],
  clocksAt: 0,
  winners: null,
};

/** What the course is after a message. Acks, errors and pongs change nothing here. */
export function told(course: Course, message: FromServer, now: number): Course {
  switch (message.type) {
    case "welcome": {
      // A smaller number than we have seen: a backup was restored, and all is told anew.
      const anew = message.seq < course.seq ? { ...UNTOLD, table: course.table, chat: course.chat } : course;
      return { ...anew, player: message.player, seat: message.seat };
    }
    case "table":
      return { ...course, table: message.table, seat: seatOf(message.table, course) };
    case "chat":
      return { ...course, chat: heard(course.chat, message) };
    case "update":
      return updated(course, message, now);
    default:
      return course;
  }
}

/** Whoever sits down or stands up while watching is told so by the table, not by another welcome. */
function seatOf(table: TableState, { player, seat }: Course): number | null {
  return player === null ? seat : (table.seats.find((one) => one.player === player)?.seat ?? null);
}

/** After a reconnection the last lines come again: each is kept once. */
function heard(chat: readonly Saying[], { lines }: Chat): readonly Saying[] {
  const known = new Set(chat.map((line) => line.id));
  return [...chat, ...lines.filter((line) => !known.has(line.id))].sort((a, b) => a.id - b.id);
}

function updated(course: Course, update: Update, now: number): Course {
  const steps = withSteps(
    course.steps,
    update.steps.filter((step) => step.seq > course.seq),
  );
  const seq = Math.max(course.seq, update.seq);
  // A long way is told in several updates, of which only the last shows.
  if (!update.shown) return { ...course, seq, steps };
  return {
    ...course,
    seq,
    steps,
    shown: update.shown,
    question: update.question ?? "",
    undo: update.undo ?? null,
    clocks: update.clocks ?? [],
    clocksAt: now,
    winners: update.winners ?? null,
  };
}

/** New steps after the old ones. What was taken back never happened; that it was taken back did. */
export function withSteps(before: readonly Told[], after: readonly Told[]): readonly Told[] {
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
export const isAsked = (course: Course): boolean => course.question !== "" && course.shown?.question != null;

/** Whom everybody waits for. */
export function waitedFor(shown: Shown<View>): number[] {
  return shown.asked.filter((seat) => !shown.answered.includes(seat));
}
