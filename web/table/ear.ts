/** The ear: what a game says of itself to whoever listens, and what they listen with. */
import type { GameName, Heard, Message, Views } from "../protocol/index.js";
import type { SpokenMoves } from "../settings/settings.js";
import type { Words } from "../words/words.js";
import type { Drawn } from "./drawing.js";
import type { MatchState } from "./matchState.js";
import type { Result, Telling, Turn } from "./telling.js";

/** What only a game can say of itself. */
export interface Hearing<G extends GameName = GameName> {
  /** What the viewer has. */
  hand(drawn: Drawn<G>, words: Words): readonly string[];
  /** What lies between all, and who leads in what. */
  board(drawn: Drawn<G>, words: Words): readonly string[];
  /** What a rival has. */
  rival(drawn: Drawn<G>, seat: number, words: Words): string;
  /** What belongs to the question and is only seen: it is said with it, and again where it has changed. */
  asks?(drawn: Drawn<G>, words: Words): string;
  /** The sentence of a hint that is for the eye alone. */
  unsaid?: string;
  /** What a thing that can be chosen is called, where its name alone does not tell it from others. */
  thing?(ref: string, drawn: Drawn<G>, words: Words): string | null;
  /** What it is called in a list of what can be chosen, where what comes of it is said apart. */
  listed?(ref: string, drawn: Drawn<G>, words: Words): string | null;
  /** What comes of it, where the game says it better than its message: "pays you", not "pays this guild". */
  outcome?(ref: string, said: Message, drawn: Drawn<G>, words: Words): string | null;
  /** Why it cannot be had, where the game can tell more exactly. */
  reason?(ref: string, drawn: Drawn<G>, words: Words): string | null;
  /** What else one may look for and cannot have, though no question names it. */
  gone?(drawn: Drawn<G>, words: Words): string;
  /** Where it happened and how things stand by it, in a few words, where its sentence does not say it. */
  about?(event: Heard, drawn: Drawn<G>, words: Words): string;
  /** Is it told in few words too, because its deed does not say it? */
  tells?(event: Heard): boolean;
  /** Is it told in few words that somebody has more of this by their turn? */
  earns?(result: Result, me: number | null): boolean;
  /** How much the viewer has by a turn of their own of what it brought. */
  total?(result: Result, turn: Turn, drawn: Drawn<G>, telling: Telling | undefined): number | null;
  /** Is something paid by it? In few words that is told with the deed. */
  isPaid?(event: Heard): boolean;
  /** Is it what was paid for this deed? Then it is told before it. */
  isPrice?(event: Heard, deed: Heard): boolean;
  /** The sentence for everybody, where it befell all of them in this turn. */
  everybody?(event: Heard, turn: Turn, drawn: Drawn<G>): Heard | null;
  /** What a rival drew, all together. */
  drew?(draws: Turn, words: Words): string;
  /** What somebody would not do, who answered when this was seen, and nothing happened. */
  declined?(seat: number, before: Views[G], words: Words): string;
  /** Do points change by the end of a round? */
  counts?: boolean;
}

/** Whoever asks by a letter, and at which moment. */
export interface Listening {
  words: Words;
  drawn: Drawn;
  match: MatchState;
  telling: Telling | undefined;
  hearing: Hearing | undefined;
  /** By this browser's clock. */
  now: number;
}

export interface Listener {
  words: Words;
  drawn: Drawn;
  telling: Telling | undefined;
  hearing: Hearing | undefined;
  moves: SpokenMoves;
}
