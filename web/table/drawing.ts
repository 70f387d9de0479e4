/**
 * What a game's folder gives to the table. A drawing knows no rules: it draws a view, marks the refs that `Pointing` says can be
 * pointed at, shows the outcomes and reasons that were sent, and tells where things fly. All else is the table's.
 */
import type { ComponentType, ReactNode } from "react";
import type { IconName } from "../design/Icon.js";
import type { SealName } from "../design/Seal.js";
import type { Asked, GameName, Heard, Message, Shown, Views } from "../protocol/index.js";
import type { Picked, Pointer } from "./picking.js";

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

/** A piece on its way: from one anchor (`data-at`) to another, where both are on the screen. */
export interface Flight {
  from: string;
  to: string;
  piece: ReactNode;
  /** How many of them, 40 ms apart; six at most are shown. */
  count?: number;
}

export interface PhoneView<G extends GameName> {
  /** The message id of its tab. */
  title: string;
  View: ComponentType<Drawn<G>>;
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
  /** What flies when this is told. */
  flights(event: Heard, drawn: Drawn<G>): Flight[];
  /** The sound of an event, if it has one. */
  sound(event: Heard): SoundName | null;
  /** The icon of each item of the score, in the order of the final tower from the ground up. */
  scores: readonly { item: string; icon: IconName }[];
  /** What stands in a storey of the final tower beside its number: portraits of key persons, cards. */
  storey(item: string, seat: number, shown: Shown<Views[G]>): ReactNode;
  /** What stands for a seat in log, chat, sums and replay, if it is not its seal. */
  Mark?: ComponentType<{ seat: number }>;
}

export type SoundName = "card" | "coins" | "worker" | "dice" | "canal" | "house" | "threat" | "struck" | "score";
