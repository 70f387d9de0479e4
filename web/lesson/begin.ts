/** To begin a lesson: a table of one's own. */

import type { GameName, Opened } from "../protocol/index.js";
import { call } from "../shell/api.js";
import { noteLesson } from "./myLessons.js";

export async function beginLesson(game: GameName): Promise<Opened> {
  const opened = await call<Opened>("POST", "/lessons", { game });
  noteLesson(opened.table);
  return opened;
}
