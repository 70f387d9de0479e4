/** The voice of the table: what is spoken, in order. One place on the page shows it and stays, and screen readers follow it there. */
import { create } from "zustand";

export interface SpokenLine {
  /** Different for every line: what is said twice is heard twice. */
  id: number;
  text: string;
}

/** Whoever looks back finds so many. */
const KEPT = 40;

export const useVoice = create<{ lines: readonly SpokenLine[] }>(() => ({ lines: [] }));

let ids = 0;

/** Say these after all that was said before. */
export function speak(...texts: readonly string[]): void {
  const lines = texts.filter((text) => text !== "").map((text) => ({ id: ++ids, text }));
  if (lines.length > 0) useVoice.setState((voice) => ({ lines: [...voice.lines, ...lines].slice(-KEPT) }));
}

/** Another table: nothing was said there. */
export const fallSilent = (): void => useVoice.setState({ lines: [] });
