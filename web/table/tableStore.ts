/** The table one is looking at: the connection to it, the match, and what one is picking. */
import { create } from "zustand";
import type { Code, FromClient, FromServer, Proposal, Say } from "../protocol/index.js";
import { useSettings } from "../settings/settings.js";
import { dropReply, isSentAgain, keepReply, type Reply, repliesOf } from "../shell/keptReplies.js";
import { type Connection, type ConnectionState, openConnection } from "./connection.js";
import { catchUp, direct, flush, stopDirecting } from "./director.js";
import { EMPTY_MATCH, isAsked, isGone, type MatchState, matchAfter } from "./matchState.js";
import { isAllowed, NOTHING, type Picked, point, putBack, reply, settled } from "./picking.js";

export type Greeting = NonNullable<Say["greeting"]>;

export interface Trouble {
  code: Code;
  text: string;
  /** A message id that says why; where there is none, the code has its own words. */
  reason?: string | undefined;
}

export interface TableStore {
  table: string;
  connection: ConnectionState;
  attempt: number;
  match: MatchState;
  picked: Picked;
  /** The refs that may be pointed at now; none, where what is picked is to be confirmed; null, where all may. */
  allowed: readonly string[] | null;
  /** Does somebody who guides the player tell something? Then what is asked can wait. */
  listening: boolean;
  /** How often something was pressed that is not allowed now: it is held back, and can be told that it was noticed. */
  heldBack: number;
  /** The key of the reply or undo that is under way. */
  underWay: string | null;
  /** It takes its time, and so the question is drawn closed. Mostly the next update comes first, and one drawing is enough. */
  closed: boolean;
  /** The refs of the reply that is under way: what sets out once it is done. */
  sent: readonly string[];
  /** The step after which one said that bots need not wait. */
  hurried: number;
  trouble: Trouble | null;
  /** What became of a reply that was given without a line. */
  fate: "sent" | "late" | null;
  /** The server has lost moves that were told here, and that has not been read yet. */
  wentBack: boolean;
  /** The wish that one gave up or refused oneself: nobody else did. */
  dropped: string;
  /** Come to a table, as somebody the server knows. */
  open(table: string, player: string): () => void;
  /** Point at a ref; the last one sends, unless it is to be confirmed. */
  point(ref: string, confirms?: boolean): void;
  putBack(ref?: string): void;
  answer(paths: readonly string[]): void;
  confirm(): void;
  undo(): void;
  takeBack(): void;
  /** Answer the wish that was read: another may stand in its place by now. */
  consent(proposal: Proposal, agree: boolean): void;
  /** A greeting is read by everybody in their own language. */
  say(text: string, greeting?: Greeting): void;
  /** Somebody who guides the player says what may be pointed at; null ends it. */
  allow(refs: readonly string[] | null): void;
  listen(listening: boolean): void;
  hurry(): void;
  forgive(): void;
  understand(): void;
  /** What became of it is read. */
  learnFate(): void;
}

let connection: Connection | null = null;
/** Whose page it is; at a table one has another id. */
let owner = "";
/** Keys of replies that were given without a line, here or on a page before. */
let withoutLine = new Set<string>();
/** Milliseconds a reply may take before one must see that it was sent. */
const SOON = 120;
let closing: ReturnType<typeof setTimeout> | undefined;
const NOTHING_SENT: Pick<TableStore, "underWay" | "closed" | "sent"> = { underWay: null, closed: false, sent: [] };
const newKey = () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;

export const useTable = create<TableStore>()((set, get) => {
  const send = (message: FromClient, blocks = false) => {
    if (blocks && "key" in message) {
      const { key } = message;
      set({ underWay: key, trouble: null });
      clearTimeout(closing);
      closing = setTimeout(() => get().underWay === key && set({ closed: true }), SOON);
    }
    connection?.send(message);
  };

  const sendReply = (paths: readonly string[]) => {
    const { match, table, connection } = get();
    const reply: Reply = { type: "reply", key: newKey(), question: match.question, reply: [...paths] };
    keepReply(owner, table, reply);
    if (connection !== "open") withoutLine.add(reply.key);
    set({ sent: paths.flatMap((path) => path.split("/")), fate: null });
    send(reply, true);
  };

  /** The server has decided. Who answered without a line may look away: what came of that stays until it is read. */
  const settle = (key: string, fate: "sent" | "late") => {
    dropReply(key);
    if (withoutLine.delete(key)) set({ fate });
  };

  /** The match goes on. What was picked is kept only while the same question stands. */
  const goOn = (message: FromServer) => {
    const { match, picked } = get();
    const next = matchAfter(match, message, Date.now());
    // What a page before this one has sent is still under way when the table is first shown.
    const same = next.question === match.question || match.shown === null;
    set({ match: next, picked: same ? picked : NOTHING, ...(same ? {} : NOTHING_SENT) });
  };

  const hear = (message: FromServer) => {
    switch (message.type) {
      case "ack":
        settle(message.key, "sent");
        // The update with that step may still be on its way; until it is here the old question stays closed.
        if (message.key === get().underWay && message.seq <= get().match.seq) set(NOTHING_SENT);
        return;
      case "error":
        if (message.key && message.key === get().underWay) set({ ...NOTHING_SENT, picked: NOTHING });
        if (message.key && !isSentAgain(message.code)) {
          const wasWithoutLine = withoutLine.has(message.key);
          settle(message.key, "late");
          if (wasWithoutLine) return;
        }
        set({ trouble: { code: message.code, text: message.text, reason: message.reason } });
        return;
      case "update":
        return direct(message, get().match, goOn);
      case "welcome":
        // In mid-game it says that what was told is gone: nothing of that is told any longer.
        flush();
        if (isGone(get().match, message)) set({ wentBack: true, trouble: null });
        return goOn(message);
      default:
        return goOn(message);
    }
  };

  const seq = () => get().match.seq;
  const holdBack = () => set({ heldBack: get().heldBack + 1 });

  return {
    table: "",
    connection: "opening",
    attempt: 0,
    match: EMPTY_MATCH,
    picked: NOTHING,
    allowed: null,
    listening: false,
    heldBack: 0,
    ...NOTHING_SENT,
    hurried: -1,
    trouble: null,
    fate: null,
    wentBack: false,
    dropped: "",

    open(table, player) {
      connection?.close();
      stopDirecting();
      const kept = repliesOf(player).filter((one) => one.table === table);
      const replies = kept.filter(({ late }) => !late).map(({ reply }) => reply);
      owner = player;
      withoutLine = new Set(replies.map(({ key }) => key));
      set({
        table,
        connection: "opening",
        attempt: 0,
        match: { ...EMPTY_MATCH, player },
        picked: NOTHING,
        allowed: null,
        listening: false,
        heldBack: 0,
        ...NOTHING_SENT,
        hurried: -1,
        underWay: replies.at(-1)?.key ?? null,
        closed: replies.length > 0,
        trouble: null,
        fate: kept.some(({ late }) => late) ? "late" : null,
        wentBack: false,
      });
      for (const { reply, late } of kept) if (late) dropReply(reply.key);
      const ears = {
        seen: () => {
          flush(); // what still waits to be told was seen by this browser, and may be gone
          const { seq, stamp } = get().match;
          return stamp ? { seen: seq, stamp } : { seen: seq };
        },
        hear,
        state: (state: ConnectionState, attempt: number) => set({ connection: state, attempt }),
      };
      const mine = openConnection(table, ears, replies);
      connection = mine;
      return () => {
        mine.close();
        stopDirecting();
      };
    },

    point(ref, confirms = false) {
      catchUp();
      const { match, picked, allowed, underWay } = get();
      const asked = match.shown?.question;
      if (!asked || !isAsked(match) || underWay) return;
      if (allowed && !allowed.includes(ref)) return holdBack();
      const next = point(asked, picked, ref);
      if (settled(asked, next) && !confirms && !useSettings.getState().confirm) sendReply(next.chosen);
      else set({ picked: next, trouble: null });
    },
    putBack: (ref) => set({ picked: putBack(get().picked, ref) }),
    confirm() {
      const asked = get().match.shown?.question;
      const paths = asked && reply(asked, get().picked);
      if (paths) get().answer(paths);
    },
    answer(paths) {
      catchUp();
      const { match, picked, allowed, underWay } = get();
      if (!isAsked(match) || underWay) return;
      if (allowed && !isAllowed(allowed, picked, paths)) return holdBack();
      sendReply(paths);
    },
    undo: () => send({ type: "undo", key: newKey(), seq: seq() }, true),
    takeBack: () => send({ type: "take-back", key: newKey(), seq: seq() }),
    consent(asked, agree) {
      if (!agree) set({ dropped: asked.id ?? "" });
      send({ type: "consent", key: newKey(), seq: asked.seq, agree, proposal: asked.id ?? "" });
    },
    say: (text, greeting) => send({ type: "say", key: newKey(), text, ...(greeting && { greeting }) }),
    allow: (refs) => set({ allowed: refs }),
    listen: (listening) => set({ listening }),
    hurry() {
      set({ hurried: seq() });
      send({ type: "confirm" });
    },
    forgive: () => set({ trouble: null }),
    understand: () => set({ wentBack: false }),
    learnFate: () => set({ fate: null }),
  };
});
