/** To begin a lesson: a table of one's own. */
import { call } from "../app/api.js";
import type { GameName, Opened } from "../protocol/index.js";
import { noteLesson } from "./underWay.js";

export async function beginLesson(game: GameName): Promise<Opened> {
  const opened = await call<Opened>("POST", "/lessons", { game });
  noteLesson(opened.table);
  return opened;
}
