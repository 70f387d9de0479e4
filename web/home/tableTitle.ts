/** What one's own table is called in a list: its game, and who else is there. */
import { isLesson } from "../lesson/myLessons.js";
import type { MyTable, TableState } from "../protocol/index.js";
import { gameTitle, otherPeople, othersAt } from "../shell/tableTexts.js";
import type { Words } from "../words/words.js";

export function tableTitle(words: Words, { table: told, seat }: MyTable): string {
  const table = told as TableState;
  const game = gameTitle(words, table.game);
  const others = othersAt(table, seat);
  if (isLesson(table.id)) return words("home-lesson", { game });
  if (others.length === 0) return words("home-alone", { game });
  if (otherPeople(table, seat).length === 0) return words("home-with-bots", { game, count: others.length });
  return words("home-with", { game, names: words.list(others) });
}
