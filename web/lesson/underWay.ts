/** Which tables have a lesson under way, and how far it is: for this visit. */
const keyOf = (table: string) => `guildtable-lesson-${table}`;

export const isUnderWay = (table: string): boolean => sessionStorage.getItem(keyOf(table)) !== null;
export const rememberedAt = (table: string): string | null => sessionStorage.getItem(keyOf(table));
export const remember = (table: string, progress: string): void => sessionStorage.setItem(keyOf(table), progress);
/** The learner is rid of the Tutor. */
export const forget = (table: string): void => sessionStorage.removeItem(keyOf(table));
