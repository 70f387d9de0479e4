/** Which of my tables are lessons, how far each is, and which are done. To the server they are tables like any other, so this browser remembers. */
import type { GameName } from "../protocol/index.js";

const LESSONS = "guildtable-lessons";
const DONE = "guildtable-lessons-done";
const MOST = 20;

function listOf(key: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "[]");
  } catch {
    return [];
  }
}

const note = (key: string, ...what: string[]): void =>
  localStorage.setItem(key, JSON.stringify([...new Set([...what, ...listOf(key)])].slice(0, MOST)));

export const noteLesson = (table: string): void => note(LESSONS, table);
export const isLesson = (table: string): boolean => listOf(LESSONS).includes(table);

/** A lesson is done, and so its game is known. */
export const noteDone = (table: string, game: GameName): void => note(DONE, table, game);
/** Is the lesson at this table done, or the lesson of this game? */
export const isDone = (what: string): boolean => listOf(DONE).includes(what);

const keyOf = (table: string) => `guildtable-lesson-${table}`;

/** Has the Mentor not been sent away, in this visit? */
export const isUnderWay = (table: string): boolean => sessionStorage.getItem(keyOf(table)) !== null;
export const rememberedAt = (table: string): string | null => sessionStorage.getItem(keyOf(table));
export const remember = (table: string, progress: string): void => sessionStorage.setItem(keyOf(table), progress);
/** The learner is rid of the Mentor. */
export const forget = (table: string): void => sessionStorage.removeItem(keyOf(table));
