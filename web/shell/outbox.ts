/** Sends the replies that are kept, from whatever page is open: when it is known whose it is, when there is a line again, and when the page comes to the front. */
import type { FromServer } from "../protocol/index.js";
import { call, me, Refused, usePlayerHere } from "./api.js";
import {
  dropReply,
  isKeptHere,
  isSentAgain,
  markLate,
  type Reply,
  readAnew,
  repliesOf,
  useOutbox,
} from "./keptReplies.js";

/** Milliseconds: not every line that is back says so. */
const TRIED_EVERY = 20_000;

/** What is refused is told where the table is listed, and at the table. */
export async function sendKept(player: string): Promise<void> {
  for (const { reply, table } of repliesOf(player).filter(({ late }) => !late)) {
    const refused = await send(table, reply);
    if (refused === null) dropReply(reply.key);
    else if (isSentAgain(refused)) return;
    else markLate(reply.key);
  }
}

/** Null if it is done; otherwise why not. */
async function send(table: string, reply: Reply): Promise<string | null> {
  try {
    const answer = await call<FromServer>("POST", `/tables/${table}/messages`, reply);
    return answer.type === "error" ? answer.code : null;
  } catch (failed) {
    return failed instanceof Refused ? failed.code : "unreachable";
  }
}

/** Whoever has kept a reply was somebody here: a page that was opened without a line does not know yet who. */
async function tryToSend(name: () => string): Promise<void> {
  if (document.visibilityState === "hidden" || useOutbox.getState().kept.every(({ late }) => late)) return;
  const { id } = usePlayerHere.getState();
  const player = id ?? (await me(name)).id;
  if (player) await sendKept(player);
}

/** What is returned ends it. `name` is for whoever comes for the first time. */
export function sendWhenBack(name: () => string): () => void {
  const trySending = () => void tryToSend(name).catch(() => undefined);
  const changed = ({ key }: StorageEvent) => isKeptHere(key) && readAnew();
  window.addEventListener("online", trySending);
  window.addEventListener("storage", changed);
  document.addEventListener("visibilitychange", trySending);
  const trying = setInterval(trySending, TRIED_EVERY);
  const known = usePlayerHere.subscribe(trySending);
  return () => {
    window.removeEventListener("online", trySending);
    window.removeEventListener("storage", changed);
    document.removeEventListener("visibilitychange", trySending);
    clearInterval(trying);
    known();
  };
}
