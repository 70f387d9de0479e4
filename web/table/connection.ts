/**
 * The connection to the table: a socket that is opened again whenever it breaks, and, where sockets are blocked, a stream of
 * events. What was sent and not acknowledged is sent again under its own key, so nothing is lost and nothing is done twice.
 */
import type { FromClient, FromServer, Hello } from "../protocol/index.js";
import { isSentAgain, type Reply } from "../shell/keptReplies.js";
import { idleSeconds, onReturn } from "./idling.js";

export type ConnectionState = "opening" | "open" | "lost" | "refused";

export interface Connection {
  send(message: FromClient): void;
  close(): void;
}

/** The last step one has been told, and the stamp of it: by that the server finds out whether it is still there. */
type Seen = Pick<Hello, "seen" | "stamp">;

interface Ears {
  seen(): Seen;
  hear(message: FromServer): void;
  state(state: ConnectionState, attempt: number): void;
}

/** A wire is one socket or stream; a connection outlives it. */
interface Wire {
  send(message: FromClient): void;
  close(): void;
}
interface WireEars {
  opened(): void;
  hear(message: FromServer): void;
  closed(refused: boolean): void;
}

const PING = 20_000;
const SILENCE = 45_000;
/** After so many sockets that never opened, try the stream. */
const BLOCKED = 3;

const ping = (): FromClient => ({ type: "ping", idle: idleSeconds() });

/** `kept` was sent by a page before this one, and never acknowledged. */
export function openConnection(table: string, ears: Ears, kept: readonly Reply[] = []): Connection {
  const unacknowledged = new Map<string, FromClient>(kept.map((reply) => [reply.key, reply]));
  let wire: Wire | null = null;
  let open = false;
  let attempt = 0;
  let neverOpened = 0;
  let heardAt = Date.now();
  let retry: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  /** Seconds over which all who are here should come back, if the line breaks without a word. */
  let spread = 0;
  /** Seconds after which a node that goes down asks us to come back. */
  let told = 0;

  const connect = () => {
    clearTimeout(retry);
    if (closed || wire) return;
    ears.state(attempt === 0 ? "opening" : "lost", attempt);
    heardAt = Date.now();
    const make = neverOpened >= BLOCKED ? streamWire : socketWire;
    const mine: Wire = make(table, ears.seen(), {
      opened: () => {
        heardAt = Date.now();
      },
      hear: (message) => {
        if (wire !== mine) return;
        heardAt = Date.now();
        if (message.type === "welcome") {
          open = true;
          attempt = 0;
          neverOpened = 0;
          spread = message.spread ?? 0;
          told = 0;
          ears.state("open", 0);
          for (const waiting of unacknowledged.values()) mine.send(waiting);
        }
        if (message.type === "error" && !message.key) told = message.wait ?? 0;
        if ((message.type === "ack" || message.type === "error") && message.key) {
          const again = message.type === "error" && isSentAgain(message.code) && unacknowledged.get(message.key);
          if (again) setTimeout(() => open && wire?.send(again), 1000);
          else unacknowledged.delete(message.key);
        }
        ears.hear(message);
      },
      closed: (refused) => {
        if (wire !== mine) return;
        wire = null;
        const wait = open ? (told || Math.random() * spread) * (document.hidden ? 3 : 1) : 0;
        if (!open) neverOpened++;
        open = false;
        if (closed) return;
        attempt++;
        ears.state(refused ? "refused" : "lost", attempt);
        const pause = Math.min(8000, 200 * 2 ** attempt) * (0.5 + Math.random() / 2);
        if (!refused) retry = setTimeout(connect, wait * 1000 + pause);
      },
    });
    wire = mine;
  };

  const drop = () => {
    const old = wire;
    if (!old) return connect();
    wire = null;
    open = false;
    old.close();
    attempt++;
    connect();
  };

  const heart = setInterval(() => {
    if (Date.now() - heardAt > SILENCE) drop();
    else if (open) wire?.send(ping());
  }, PING);
  const stopIdling = onReturn(() => open && wire?.send(ping()));

  /** Back from the background or from a tunnel: do not wait for the next try. */
  const wake = () => {
    if (document.visibilityState === "hidden") return;
    if (!wire || Date.now() - heardAt > SILENCE) drop();
  };
  const offline = () => ears.state("lost", attempt + 1);
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("online", drop);
  window.addEventListener("offline", offline);
  connect();

  return {
    send(message) {
      if ("key" in message) unacknowledged.set(message.key, message);
      if (open) wire?.send(message);
    },
    close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(heart);
      stopIdling();
      document.removeEventListener("visibilitychange", wake);
      window.removeEventListener("online", drop);
      window.removeEventListener("offline", offline);
      wire?.close();
    },
  };
}

function socketWire(table: string, seen: Seen, ears: WireEars): Wire {
  const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${table}/socket`);
  let last: FromServer | null = null;
  socket.onopen = () => {
    ears.opened();
    socket.send(JSON.stringify({ type: "hello", ...seen } satisfies FromClient));
  };
  socket.onmessage = (event) => {
    last = JSON.parse(event.data as string) as FromServer;
    ears.hear(last);
  };
  // 1008: the last message was an error that says why; to come again would not help.
  socket.onclose = (event) =>
    ears.closed(event.code === 1008 && last?.type === "error" && last.code !== "too-many" && last.code !== "malformed");
  return {
    send: (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message)),
    close: () => socket.close(1000),
  };
}

function streamWire(table: string, seen: Seen, ears: WireEars): Wire {
  const said = Object.entries(seen).map(([name, value]) => `${name}=${value}`);
  const source = new EventSource(`/api/tables/${table}/stream?${said.join("&")}`);
  source.onopen = () => ears.opened();
  source.onmessage = (event) => ears.hear(JSON.parse(event.data as string) as FromServer);
  source.onerror = () => {
    source.close();
    ears.closed(false);
  };
  return {
    send(message) {
      fetch(`/api/tables/${table}/messages`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-guildtable": "1" },
        body: JSON.stringify(message),
      })
        .then((answer) => answer.json())
        .then((answer: FromServer) => ears.hear(answer))
        .catch(() => {
          source.close();
          ears.closed(false);
        });
    },
    close: () => source.close(),
  };
}
