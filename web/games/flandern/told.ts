/** Where a rival's move that is being told goes to: the space it is built on, before it lies there. */
import { useBeat } from "../../table/director.js";
import { spaceIn } from "./lit.js";

/** The space a deed is about, if it is about one. */
export const spaceOf = (args: Readonly<Record<string, unknown>>): string | null =>
  typeof args.space === "string" ? spaceIn(args.space) : null;

/** The space of the move that is told now. */
export const useToldSpace = (): string | null =>
  useBeat(({ beat }) => (beat && !beat.moment && beat.turn.deed ? spaceOf(beat.turn.deed.args) : null));
