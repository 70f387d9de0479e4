/**
 * Replies that the server has not confirmed: kept over a closed page, and sent when the line is back. Each carries its question, so
 * one that comes too late is refused and never played wrongly; and its key, so that it counts once, however often it is sent.
 */
import { create } from "zustand";
import type { FromClient } from "../protocol/index.js";

export type Reply = Extract<FromClient, { type: "reply" }>;

export interface KeptReply {
  player: string;
  table: string;
  reply: Reply;
  /** The table had moved on: it was not played, and that has not been read yet. */
  late?: boolean;
}

/** Not done, but it may be done in a moment: the same message under the same key. */
const AGAIN = new Set<string>(["unreachable", "unavailable", "newer-rules", "too-many"]);
export const isSentAgain = (code: string): boolean => AGAIN.has(code);

const KEPT = "guildtable-replies";
/** More are never under way; what is older is long decided. */
const MOST = 40;

function read(): KeptReply[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** What is kept in this browser, for pages that show it. */
export const useOutbox = create<{ kept: readonly KeptReply[] }>(() => ({ kept: read() }));

function write(change: (kept: KeptReply[]) => KeptReply[]): void {
  // Another page of this browser may have written meanwhile.
  const kept = change(read()).slice(-MOST);
  try {
    if (kept.length > 0) localStorage.setItem(KEPT, JSON.stringify(kept));
    else localStorage.removeItem(KEPT);
  } catch {
    // Where nothing may be kept, it is sent as long as the page is open.
  }
  useOutbox.setState({ kept });
}

export const keepReply = (player: string, table: string, reply: Reply): void =>
  write((kept) => [...kept, { player, table, reply }]);

export const dropReply = (key: string): void => write((kept) => kept.filter(({ reply }) => reply.key !== key));

/** Signed out, or somebody else is here: their moves are not ours to send. */
export const forgetReplies = (except?: string): void => write((kept) => kept.filter(({ player }) => player === except));

/** It came too late; that stays until it is read. */
export const markLate = (key: string): void =>
  write((kept) => kept.map((one) => (one.reply.key === key ? { ...one, late: true } : one)));

/** What this player has answered and the server has not confirmed. */
export const repliesOf = (player: string): readonly KeptReply[] => read().filter((one) => one.player === player);

/** Another page of this browser has kept or sent something. */
export const isKeptHere = (key: string | null): boolean => key === KEPT;
export const readAnew = (): void => useOutbox.setState({ kept: read() });
