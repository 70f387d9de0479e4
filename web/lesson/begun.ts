/** Which of my tables are lessons. To the server they are tables like any other, so this browser remembers. */
const KEPT = "guildtable-lessons";
const MOST = 20;

const begun = (): string[] => {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]");
  } catch {
    return [];
  }
};

export const noteLesson = (table: string): void =>
  localStorage.setItem(KEPT, JSON.stringify([table, ...begun()].slice(0, MOST)));

export const isLesson = (table: string): boolean => begun().includes(table);
