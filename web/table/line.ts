/**
 * The line to the table: a socket that is opened again whenever it breaks, and, where sockets are blocked, a stream of
 * events. What was sent and not acknowledged is sent again under its own key, so nothing is lost and nothing is done twice.
 */
import type { FromClient, FromServer } from "../protocol/index.js";

export type LineState = "opening" | "open" | "lost" | "refused";

export interface Line {
  send(message: FromClient): void;
  close(): void;
}

interface Ears {
  seen(): number;
  hear(message: FromServer): void;
  state(state: LineState, attempt: number): void;
}

/** A wire is one connection; a line outlives it. */
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
/** Not done, but it may be done in a moment: the same message under the same key. */
const AGAIN = new Set<string>(["unavailable", "newer-rules", "too-many"]);
/** After so many sockets that never opened, try the stream. */
const BLOCKED = 3;

export function openLine(table: string, ears: Ears): Line {
  const unacknowledged = new Map<string, FromClient>();
  let wire: Wire | null = null;
  let open = false;
  let attempt = 0;
  let neverOpened = 0;
  let heardAt = Date.now();
  let retry: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

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
          ears.state("open", 0);
          for (const waiting of unacknowledged.values()) mine.send(waiting);
        }
        if ((message.type === "ack" || message.type === "error") && message.key) {
          const again = message.type === "error" && AGAIN.has(message.code) && unacknowledged.get(message.key);
          if (again) setTimeout(() => open && wire?.send(again), 1000);
          else unacknowledged.delete(message.key);
        }
        ears.hear(message);
      },
      closed: (refused) => {
        if (wire !== mine) return;
        wire = null;
        if (!open) neverOpened++;
        open = false;
        if (closed) return;
        attempt++;
        ears.state(refused ? "refused" : "lost", attempt);
        if (!refused) retry = setTimeout(connect, Math.min(8000, 200 * 2 ** attempt) * (0.5 + Math.random() / 2));
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
    else if (open) wire?.send({ type: "ping" });
  }, PING);

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
      document.removeEventListener("visibilitychange", wake);
      window.removeEventListener("online", drop);
      window.removeEventListener("offline", offline);
      wire?.close();
    },
  };
}

function socketWire(table: string, seen: number, ears: WireEars): Wire {
  const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${table}/socket`);
  let last: FromServer | null = null;
  socket.onopen = () => {
    ears.opened();
    socket.send(JSON.stringify({ type: "hello", seen } satisfies FromClient));
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

function streamWire(table: string, seen: number, ears: WireEars): Wire {
  const source = new EventSource(`/api/tables/${table}/stream?seen=${seen}`);
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
