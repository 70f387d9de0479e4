/** To begin a lesson: a table of one's own, and the way to it. */
import { call, me } from "../app/api.js";
import type { GameName, Opened } from "../protocol/index.js";

export async function beginLesson(game: GameName, nameOfGuest: () => string): Promise<string> {
  await me(nameOfGuest);
  const { table } = await call<Opened>("POST", "/lessons", { game });
  return `/t/${table}?lesson`;
}
