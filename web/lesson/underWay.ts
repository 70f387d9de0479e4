/** Which of my tables are lessons, and how far each is. To the server they are tables like any other, so this browser remembers. */
const LESSONS = "guildtable-lessons";
const MOST = 20;

function lessons(): string[] {
  try {
    return JSON.parse(localStorage.getItem(LESSONS) ?? "[]");
  } catch {
    return [];
  }
}

export const noteLesson = (table: string): void =>
  localStorage.setItem(LESSONS, JSON.stringify([table, ...lessons()].slice(0, MOST)));
export const isLesson = (table: string): boolean => lessons().includes(table);

const keyOf = (table: string) => `guildtable-lesson-${table}`;

/** Has the Tutor not been sent away, in this visit? */
export const isUnderWay = (table: string): boolean => sessionStorage.getItem(keyOf(table)) !== null;
export const rememberedAt = (table: string): string | null => sessionStorage.getItem(keyOf(table));
export const remember = (table: string, progress: string): void => sessionStorage.setItem(keyOf(table), progress);
/** The learner is rid of the Tutor. */
export const forget = (table: string): void => sessionStorage.removeItem(keyOf(table));
