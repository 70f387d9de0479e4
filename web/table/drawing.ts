/**
 * What a game's folder gives to the table. A drawing knows no rules: it draws a view, marks the refs that `Pointing` says can be
 * pointed at, shows the outcomes and reasons that were sent, and tells where things fly. All else is the table's.
 */
import type { ComponentType, ReactNode } from "react";
import type { IconName } from "../design/Icon.js";
import type { SealName } from "../design/Seal.js";
import type { Asked, GameName, Heard, Message, Shown, Views } from "../protocol/index.js";
import type { LazyPart } from "../shell/lazyPart.js";
import type { StagedMoment } from "./moments.js";
import type { Picked, Pointer } from "./picking.js";
import type { SoundName } from "./sound.js";
import type { Telling } from "./telling.js";

export type { SoundName } from "./sound.js";

/** A seat as every drawing shows it. */
export interface Chair {
  seat: number;
  name: string;
  seal: SealName;
  /** Is it the viewer's own? */
  own: boolean;
  bot: boolean;
  /** A bot plays for a person who is away. */
  away: boolean;
  here: boolean;
  /** Here, but has done nothing for five minutes, or has just lost the connection. */
  idle?: boolean | undefined;
  /** Whose face is shown: a portrait that was chosen, or what tells this player from others. */
  face?: string | undefined;
  /** Must answer now. */
  asked: boolean;
  /** Has answered, and waits for the others. */
  answered: boolean;
  points: number;
}

/** What a drawing needs to let people point at things. */
export interface Pointing {
  /** The viewer's own question; null if nothing is asked of them, or while an answer is under way. */
  asked: Asked | null;
  picked: Picked;
  /** What can be said of a ref now. */
  of(ref: string): Pointer;
  /** The refs that can follow, and those one would expect and cannot have. */
  following: readonly string[];
  refused: readonly { ref: string; reason: Message }[];
  /** Point at a ref, put a ref back, or answer with a whole path at once. */
  point(ref: string): void;
  putBack(ref?: string): void;
  answer(path: string): void;
}

/** What a drawing is given. */
export interface Drawn<G extends GameName = GameName> {
  shown: Shown<Views[G]>;
  view: Views[G];
  /** The viewer's seat; null for a spectator. */
  me: number | null;
  chairs: readonly Chair[];
  pointing: Pointing;
}

/**
 * A piece on its way. Places are anchors (`data-at`) or refs; of several it is the first that is seen. `guilders@0` is a counter: the
 * guilders of seat 0. Where no place is known to come from, nothing flies, and what it goes to is bumped.
 */
export interface Flight {
  from: readonly string[];
  to: readonly string[];
  /**
   * What is seen of it: the thing itself, as it stood and as it will lie; the sign of the counter it goes to or comes from; or only
   * as it will lie, for what was not seen before.
   */
  as?: "itself" | "sign" | "arriving";
  /** How many of them; six at most are shown. */
  count?: number;
  /** What stays as it was until it is there: the empty house, the free space. */
  over?: string;
  /** Those of a later wave set out when those before are there; the first is 0. */
  wave?: number;
  /** What is said beside the counter for a while: so many, by whom. */
  gain?: { amount: number; by: string | null };
}

export interface PhoneView<G extends GameName> {
  /** The message id of its tab. */
  title: string;
  View: ComponentType<Drawn<G>>;
}

/** What each person may choose for their seat before the first card, as the waiting room shows it. */
export interface SeatChoice {
  values: readonly string[];
  /** What one of them is called. */
  useName(): (value: string) => string;
  /** What goes with it, in words: for the ear, and for a pointer that rests there. */
  useFacts(): (value: string) => string;
  /** Its sign, beside its name. */
  Sign: ComponentType<{ value: string }>;
  /** What goes with it, drawn. */
  Facts: ComponentType<{ value: string }>;
}

/** What the end is counted by: a storey of every tower, a row of the sums, and perhaps what decided it. */
export interface Category {
  /** An item of the score, or whatever the game counts by. */
  id: string;
  icon: IconName;
  /** The message or the ref that names it. */
  name: string;
  /** What it brought each seat. */
  points: readonly number[];
}

/** That the end is near: in the bar by its title, and why. */
export interface EndNear {
  title: string;
  why: Message;
}

export interface Drawing<G extends GameName = GameName> {
  /** Phases shown in the bar, in order, by chapter.phase; those that pass in a moment are left out. */
  phases: readonly string[];
  /** Everything between the bar and the prompt. On the phone it is the view "Table". */
  Board: ComponentType<Drawn<G>>;
  /** Below the prompt: the hand, and what can be done with it. */
  Dock: ComponentType<Drawn<G>>;
  /** Further views on the phone, beside Table and Log. */
  views: readonly PhoneView<G>[];
  /** A second line in the prompt bar, if there is something worth saying: a whole sentence, in words. */
  useHint(drawn: Drawn<G>): string;
  /** What is to be chosen now, where an answer has several steps: it stands in the place of the question. Empty: the question itself. */
  useStep?(drawn: Drawn<G>): string;
  /** The ref that ends a turn. It stands in the bar; where it is all that can be done, the turn ends by itself. */
  endsTurn?: string;
  /** Is this answered by Confirm alone? Where a press would send what was not seen before, it only picks. */
  confirms?(asked: Asked): boolean;
  /** What Confirm says: what is sent by it. */
  useSends?(drawn: Drawn<G>): string;
  /** What flies when this is told, in a turn about that deed. */
  flights(event: Heard, drawn: Drawn<G>, deed: Heard | null): Flight[];
  /** How it tells of turns, if not in the sentences of its log alone. */
  telling?: Telling;
  /** A moment as it stands in the middle of the table. */
  Picture?: LazyPart<{ moment: StagedMoment; drawn: Drawn<G> }>;
  /** The message of a pill in the bar while the end is near: the last round, the last turns. */
  last?(shown: Shown<Views[G]>): string | null;
  /** Why the end will come soon, as long as it has not: said once, and kept in the bar. */
  near?(shown: Shown<Views[G]>): EndNear | null;
  /** The sound of an event, if it has one. */
  sound(event: Heard): SoundName | null;
  /** The icon of each item of the score, in the order of the final tower from the ground up. */
  scores: readonly { item: string; icon: IconName }[];
  /** What the end is counted by, from the ground up, if not by the items of the score. */
  counted?(drawn: Drawn<G>): readonly Category[];
  /** What stands in a storey of the final tower beside its number: portraits of key persons, cards. */
  storey(category: string, seat: number, shown: Shown<Views[G]>): ReactNode;
  /** What is chosen before the first card, if anything. */
  choosing?: SeatChoice;
  /** What stands for a seat in log, chat, sums and replay, if it is not its seal. */
  Mark?: ComponentType<{ seat: number }>;
}
