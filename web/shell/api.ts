/** Calls of the server that are no part of a match: who I am, tables, games. */
import { create } from "zustand";
import type {
  Block,
  Code,
  Erasure,
  GameInfo,
  Invitation,
  Me,
  NewReport,
  NewTable,
  Opened,
  Restriction,
  TableState,
  Toll,
  Verdict,
} from "../protocol/index.js";
import { forgetReplies } from "./keptReplies.js";
import { forgetLastSeen } from "./lastSeen.js";

/** A call that failed, with what the server said. */
export class Refused extends Error {
  constructor(
    readonly code: Code | "unreachable",
    text: string,
    /** A message id that says why, where the server has one. */
    readonly reason?: string,
  ) {
    super(text);
  }
}

/** A text goes as it is, such as a record; anything else as JSON. */
const kindOf = (body: unknown) => (typeof body === "string" ? "text/plain" : "application/json");

/** A call of the API; what it is refused with is thrown. Where the server takes a toll it is paid, and the call sent once more. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    return await send<T>(method, path, body);
  } catch (refusal) {
    if (!(refusal instanceof Refused && refusal.reason === "refused-toll")) throw refusal;
    const { pay } = await import("./toll.js");
    return send<T>(method, path, body, { "x-guildtable-toll": await pay(() => send<Toll>("POST", "/toll")) });
  }
}

async function send<T>(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: { "x-guildtable": "1", ...more, ...(body === undefined ? {} : { "content-type": kindOf(body) }) },
      body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refused("unreachable", "The server cannot be reached.");
  }
  if (answer.status === 204) return undefined as T;
  const said = await answer.json().catch(() => ({ code: "unavailable", text: answer.statusText }));
  if (!answer.ok) throw new Refused(said.code ?? "unavailable", said.text ?? answer.statusText, said.reason);
  return said as T;
}

let knownAs: Promise<Me> | null = null;
/** Whose page this is, as far as the server has said. */
export const usePlayerHere = create<{ id: string | null }>(() => ({ id: null }));

/** Nothing that was kept of another player stays behind in this browser. */
function isNow(player?: Me): void {
  usePlayerHere.setState({ id: player?.id ?? null });
  if (player) localStorage.setItem(BEEN_HERE, "yes");
  else localStorage.removeItem(BEEN_HERE);
  forgetLastSeen(player?.id);
  forgetReplies(player?.id);
}

/** Who I am. Whoever comes for the first time becomes a guest, with a name to be changed later. */
export function me(name: () => string): Promise<Me> {
  knownAs ??= call<Me>("POST", "/me", { name: name() }).then(
    (known) => {
      isNow(known);
      return known;
    },
    (refusal: unknown) => {
      knownAs = null;
      throw refusal;
    },
  );
  return knownAs;
}

/** Signed in: from now on I am who the server says. */
export function nowKnownAs(player: Me): void {
  knownAs = Promise.resolve(player);
  isNow(player);
}

/** In the session: an account has just signed out here, which home says. */
export const SIGNED_OUT = "guildtable-signed-out";

/** Ends this session. Whoever comes next begins as a new guest. */
export async function signOut(): Promise<void> {
  await call<unknown>("DELETE", "/me");
  knownAs = null;
  isNow();
}

/** Is this browser likely to be somebody here already? Looking around makes nobody a guest. */
const BEEN_HERE = "guildtable-been-here";
export const beenHere = (): boolean => localStorage.getItem(BEEN_HERE) !== null;

export async function rename(name: string): Promise<Me> {
  const renamed = await call<Me>("PATCH", "/me", { name });
  knownAs = Promise.resolve(renamed);
  return renamed;
}

/** The face I want at all my tables. */
export async function choosePortrait(portrait: string): Promise<Me> {
  const changed = await call<Me>("PATCH", "/me", { portrait });
  knownAs = Promise.resolve(changed);
  return changed;
}

/** What I throw into the shuffle. */
function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The address to invite others to, empty if it is the one the page was opened by; and how to reach who runs the site. */
/** Whoever has asked to be erased takes it back. */
export const stay = () => call<Erasure>("DELETE", "/me/erasure");
export const invitation = () => call<Invitation>("GET", "/invitation");
/** Did the cards of a finished match fall as they had to? */
export const verify = (match: string) => call<Verdict>("GET", `/records/${match}/verify`);
export const games = () => call<GameInfo[]>("GET", "/games");
export const openTables = () => call<TableState[]>("GET", "/tables");
export const tableOf = (table: string) => call<TableState>("GET", `/tables/${table}`);
export const openTable = (table: NewTable) => call<Opened>("POST", "/tables", { ...table, entropy: entropy() });
export const sit = (table: string, seat?: number) =>
  call<unknown>("POST", `/tables/${table}/sit`, { ...(seat === undefined ? {} : { seat }), entropy: entropy() });
export const setBot = (table: string, seat: number, bot: string | null) =>
  call<unknown>("PUT", `/tables/${table}/seats/${seat}`, { bot });
/** What one wants for one's own seat before the first card; null leaves it to chance. */
export const choose = (table: string, choice: string | null) =>
  call<unknown>("PUT", `/tables/${table}/choice`, { choice });
export const start = (table: string) => call<unknown>("POST", `/tables/${table}/start`, {});
/** Before the game the host closes the table for everybody. */
export const closeTable = (table: string) => call<unknown>("DELETE", `/tables/${table}`);
/** I want no more of it: it is in my list no longer. Alone among bots it ends. */
export const letGo = (table: string) => call<unknown>("POST", `/tables/${table}/let-go`, {});
export const leave = (table: string) => call<unknown>("POST", `/tables/${table}/leave`, {});
export const comeBack = (table: string) => call<unknown>("POST", `/tables/${table}/return`, {});
/** Asks the others to let a bot play for somebody who has gone. */
export const replace = (table: string, seat: number) =>
  call<unknown>("POST", `/tables/${table}/seats/${seat}/replace`, {});
/** Asks the others to end the game; alone among bots it ends at once. */
export const endGame = (table: string) => call<unknown>("POST", `/tables/${table}/end`, {});
/** Seats that were taken from one address, each group together: the host is told, before the game. */
export const sharedAddresses = (table: string) => call<number[][]>("GET", `/tables/${table}/shared-addresses`);
export const rematch = (table: string) => call<Opened>("POST", `/tables/${table}/rematch`, {});
export const report = (table: string, problem: NewReport) =>
  call<{ report: string }>("POST", `/tables/${table}/reports`, problem);
export type Spectators = TableState["spectators"];
/** For the host: what spectators may do, and who is kept out. */
export const letSpectators = (table: string, spectators: Spectators) =>
  call<unknown>("PUT", `/tables/${table}/spectators`, { spectators });
export const hideLine = (table: string, line: number) =>
  call<unknown>("POST", `/tables/${table}/lines/${line}/hide`, {});
export const muteSpeaker = (table: string, line: number) =>
  call<unknown>("POST", `/tables/${table}/lines/${line}/mute`, {});
export const restrictionsOf = (table: string) => call<Restriction[]>("GET", `/tables/${table}/restrictions`);
export const liftRestriction = (table: string, restriction: number) =>
  call<unknown>("DELETE", `/tables/${table}/restrictions/${restriction}`);
/** I want nothing to do with whoever sits there, or has said this line; they are not told. Done again it changes nothing. */
export const blockPerson = (table: string, whom: { seat: number } | { line: number }) =>
  call<Block>("POST", "/me/blocks", { table, ...whom });
export const blockList = () => call<Block[]>("GET", "/me/blocks");
export const liftBlock = (block: number) => call<unknown>("DELETE", `/me/blocks/${block}`);
