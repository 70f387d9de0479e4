/** The table one is looking at: its line, its course, and what one is picking. */
import { create } from "zustand";
import { useSettings } from "../app/settings.js";
import type { Code, FromClient, FromServer } from "../protocol/index.js";
import { type Course, isAsked, told, UNTOLD } from "./course.js";
import { type Line, type LineState, openLine } from "./line.js";
import { flush, paced, stopPacing } from "./pace.js";
import { isWanted, NOTHING, type Picked, point, putBack, reply, settled } from "./picking.js";

export interface Trouble {
  code: Code;
  text: string;
}

export interface Sitting {
  table: string;
  line: LineState;
  attempt: number;
  course: Course;
  picked: Picked;
  /** The refs that can be pointed at, where a lesson wants no others; none, where what is picked is to be confirmed. */
  only: readonly string[] | null;
  /** How often something was pressed that the lesson does not want yet: the Tutor says that it was noticed. */
  heldBack: number;
  /** The key of the reply or undo that is under way. */
  underWay: string | null;
  /** It takes its time, and so the question is drawn closed. Mostly the next update comes first, and one drawing is enough. */
  closed: boolean;
  trouble: Trouble | null;
  /** Come to a table, as somebody the server knows. */
  open(table: string, player: string): () => void;
  point(ref: string): void;
  putBack(ref?: string): void;
  answer(paths: readonly string[]): void;
  confirm(): void;
  undo(): void;
  takeBack(): void;
  consent(agree: boolean): void;
  say(text: string): void;
  hurry(): void;
  forgive(): void;
}

let line: Line | null = null;
/** Milliseconds a reply may take before one must see that it was sent. */
const SOON = 120;
let closing: ReturnType<typeof setTimeout> | undefined;
const NOTHING_SENT = { underWay: null, closed: false } as const;
const newKey = () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;

export const useSitting = create<Sitting>()((set, get) => {
  const send = (message: FromClient, blocks = false) => {
    if (blocks && "key" in message) {
      const { key } = message;
      set({ underWay: key, trouble: null });
      clearTimeout(closing);
      closing = setTimeout(() => get().underWay === key && set({ closed: true }), SOON);
    }
    line?.send(message);
  };

  const sendReply = (paths: readonly string[]) =>
    send({ type: "reply", key: newKey(), question: get().course.question, reply: [...paths] }, true);

  /** The course goes on. What was picked is kept only while the same question stands. */
  const goOn = (message: FromServer) => {
    const { course, picked } = get();
    const next = told(course, message, Date.now());
    const same = next.question === course.question;
    set({ course: next, picked: same ? picked : NOTHING, ...(same ? {} : NOTHING_SENT) });
  };

  const hear = (message: FromServer) => {
    switch (message.type) {
      case "ack":
        // The update with that step may still be on its way; until it is here the old question stays closed.
        if (message.key === get().underWay && message.seq <= get().course.seq) set(NOTHING_SENT);
        return;
      case "error":
        if (message.key && message.key === get().underWay) set({ ...NOTHING_SENT, picked: NOTHING });
        set({ trouble: { code: message.code, text: message.text } });
        return;
      case "update":
        return paced(message, get().course, goOn);
      default:
        return goOn(message);
    }
  };

  const seq = () => get().course.seq;
  const holdBack = () => set({ heldBack: get().heldBack + 1 });

  return {
    table: "",
    line: "opening",
    attempt: 0,
    course: UNTOLD,
    picked: NOTHING,
    only: null,
    heldBack: 0,
    ...NOTHING_SENT,
    trouble: null,

    open(table, player) {
      line?.close();
      stopPacing();
      set({
        table,
        line: "opening",
        attempt: 0,
        course: { ...UNTOLD, player },
        picked: NOTHING,
        only: null,
        heldBack: 0,
        ...NOTHING_SENT,
        trouble: null,
      });
      const mine = openLine(table, {
        seen: () => get().course.seq,
        hear,
        state: (state, attempt) => set({ line: state, attempt }),
      });
      line = mine;
      return () => {
        mine.close();
        stopPacing();
      };
    },

    point(ref) {
      flush();
      const { course, picked, only, underWay } = get();
      const asked = course.shown?.question;
      if (!asked || !isAsked(course) || underWay) return;
      if (only && !only.includes(ref)) return holdBack();
      const next = point(asked, picked, ref);
      if (settled(asked, next) && !useSettings.getState().confirm) sendReply(next.chosen);
      else set({ picked: next, trouble: null });
    },
    putBack: (ref) => set({ picked: putBack(get().picked, ref) }),
    confirm() {
      const asked = get().course.shown?.question;
      const paths = asked && reply(asked, get().picked);
      if (paths) get().answer(paths);
    },
    answer(paths) {
      flush();
      const { course, picked, only, underWay } = get();
      if (!isAsked(course) || underWay) return;
      if (only && !isWanted(only, picked, paths)) return holdBack();
      sendReply(paths);
    },
    undo: () => send({ type: "undo", key: newKey(), seq: seq() }, true),
    takeBack: () => send({ type: "take-back", key: newKey(), seq: seq() }),
    consent: (agree) =>
      send({ type: "consent", key: newKey(), seq: get().course.table?.proposal?.seq ?? seq(), agree }),
    say: (text) => send({ type: "say", key: newKey(), text }),
    hurry: () => send({ type: "confirm" }),
    forgive: () => set({ trouble: null }),
  };
});
