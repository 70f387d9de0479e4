/**
 * How a game tells of its turns: which events somebody's turn is about, what came of it, and the card or tile it was done with. TurnPart
 * of a drawing; a game without it is told in the sentences of its log.
 */
import type { ComponentType } from "react";
import type { IconName } from "../design/Icon.js";
import type { Heard, Message, Shown, View } from "../protocol/index.js";
import type { Words } from "../words/words.js";
import type { PlayedStep } from "./matchState.js";
import type { StagedMoment } from "./moments.js";

/**
 * What an event is in a turn. `main` is the deed a turn is about, of which there is one; `deed` is done beside it; `draw` is folded
 * with others of its kind; `table` is nobody's turn: dice, majorities, a town that is scored; `heading` begins a round; all else is
 * what came of it.
 */
export type TurnPart = "main" | "deed" | "draw" | "table" | "heading" | "result";

/** A turn as somebody at the table would tell it: its deed, and what came of it. */
export interface Turn {
  /** The step in which it began. */
  seq: number;
  /** `note` is no move: taken back, sat down, newer rules. */
  kind: "turn" | "draws" | "table" | "heading" | "note";
  /** Whose turn it is; null for the table's. */
  seat: number | null;
  /** What it is about; null where only answers to something before are known. */
  deed: Heard | null;
  events: readonly Heard[];
  /** The step of a note. */
  step?: PlayedStep;
  /** A bot played it, in the place of a person. */
  bot?: boolean;
}

/** What came of it for a seat: so many of something more or less. */
export interface Result {
  seat: number;
  /** What it is of: counters that show it carry the same word. */
  of: string;
  icon: IconName;
  /** The colour class of its sign, if it has a colour. */
  tone?: string;
  amount: number;
  /** Is more of it worse, as with threats? */
  bad?: boolean;
  /** The ref or the message that names it. */
  name: string;
}

export interface Telling {
  part(event: Heard): TurnPart;
  results(event: Heard): readonly Result[];
  /** Does it weigh so much that it is spoken even in few words, whoever it strikes? */
  weighs?(event: Heard): boolean;
  /** A turn in one sentence, where its deed alone does not say what came of it. */
  headline?(turn: Turn, words: Words): Heard | null;
  /** What the bar says of a turn while it is told, where its sentence would be ahead of what is seen. */
  saying?(turn: Turn): Message | null;
  /** Where on the board it can be seen: anchors (`data-at`), or refs. */
  places(event: Heard): readonly string[];
  /** The card or tile, at a size at which it can be read; it is asked for only where `hasThing`. */
  Thing: ComponentType<{ event: Heard }>;
  /** The same as a thumbnail. */
  Thumb: ComponentType<{ event: Heard }>;
  hasThing(event: Heard): boolean;
  /** How long it has to be watched, in milliseconds, where that is not the usual: a scene of its own is played. */
  lasts?(event: Heard): number | undefined;
  /** What of a turn is worth a stage of its own, in order; what is shown is that of before. */
  moments?(turn: Turn, before: Shown<View>): readonly StagedMoment[];
}

/** The parts of a game that says nothing of its own. */
export const plainPart = ({ id, args }: Heard): TurnPart =>
  id === "round-begins" ? "heading" : args.seat === undefined ? "result" : "deed";
