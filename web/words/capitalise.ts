/** Names are written small, as they stand within a sentence; at the head of a line they begin with a capital. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
