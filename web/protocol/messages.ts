// Generated from docs/schema/protocol.json by generate.mjs.
// sha256 259e470f32e1ad18d3f8296b672a010824c043ff4437c9414d341ba5ae321952

import type { BrugesView } from "./bruges.js";
import type { CapitalLuxView } from "./capital-lux.js";
import type { FlandernView } from "./flandern.js";

/** What a viewer sees of each game. */
export interface Views {
  "bruges": BrugesView;
  "capital-lux": CapitalLuxView;
  "flandern": FlandernView;
}
export type GameName = keyof Views;
export type View = Views[GameName];

/**
 * Why not.
 */
export type Code =
  | "malformed"
  | "illegal"
  | "stale"
  | "key-reused"
  | "undo-barred"
  | "not-now"
  | "no-session"
  | "forbidden"
  | "no-such-table"
  | "no-such-record"
  | "no-such-place"
  | "no-such-way"
  | "too-slow"
  | "full"
  | "taken"
  | "too-many"
  | "too-long"
  | "internal"
  | "newer-rules"
  | "unavailable";
export type FromClient = Hello | Reply | Undo | TakeBack | Consent | Confirm | Say | Ping;
export type FromServer<V = View> = Welcome | Table | Chat | Update<V> | Ack | Error | Pong;
export type ToPlayer = MyTables | Turn;

/**
 * It is written down, as step `seq` (0: it needed no step).
 */
export interface Ack {
  type: "ack";
  key: string;
  seq: number;
}
/**
 * A seat's own question.
 */
export interface Asked {
  why: string;
  args: {
    [k: string]: string | number | string[];
  };
  least: number;
  most: number;
  offers: Offer[];
  barred: Barred[];
}
/**
 * A path on offer, how many equal pieces stand behind it, and what would come of it.
 */
export interface Offer {
  path: string;
  count: number;
  outcome: Message | null;
}
/**
 * A sentence still to be put into words: its id in the catalogue, and its arguments.
 */
export interface Message {
  id: string;
  args: {
    [k: string]: string | number | string[];
  };
}
/**
 * A path one would expect, and why it is not to be had.
 */
export interface Barred {
  path: string;
  reason: Message;
}
/**
 * Where in the game we are.
 */
export interface Chapter {
  round: number;
  rounds: number | null;
  phase: string;
  turn: number | null;
}
/**
 * Lines said at the table, oldest first.
 */
export interface Chat {
  type: "chat";
  lines: Saying[];
}
/**
 * A line of the table's talk. Without a seat it was said by a spectator.
 */
export interface Saying {
  id: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
  /**
   * The same for all lines of one person at this table, whatever they call themselves; it says nothing else.
   */
  speaker: string;
  /**
   * To be said in the reader's own language; `text` is for clients that do not know it.
   */
  greeting: ("alas" | "masterly" | "patience" | "thanks" | "well-fought" | "well-met") | null;
  /**
   * It was said at the table before this one, of which this is the rematch: told to those who sat there.
   */
  carried: boolean;
}
/**
 * Seconds for each reply, and for the whole game; null: none.
 *
 * With a `bank` the table is played by the day: `move` is fresh for each reply and not saved up, the bank is there
 * once, for what takes longer, and neither runs while the person rests.
 */
export interface ClockRules {
  move: number | null;
  game: number | null;
  bank: number | null;
  /**
   * Do clocks rest on days of vacation, and is one taken before a bank is gone?
   */
  vacation: boolean;
}
/**
 * The person takes nothing back: bots need not wait any longer.
 */
export interface Confirm {
  type: "confirm";
}
/**
 * Answer to what another seat asked for at step `seq`.
 */
export interface Consent {
  type: "consent";
  key: string;
  seq: number;
  agree: boolean;
  /**
   * The id of what is agreed to. Without it only the first take-back that was asked for at that step can be meant.
   */
  proposal?: string;
}
/**
 * It was not done. `code` is for programs, `text` for people.
 */
export interface Error {
  type: "error";
  code: Code;
  text: string;
  key: string;
  /**
   * A message id that says why in the reader's own language, where there is one.
   */
  reason?: string;
  /**
   * Of what came too often, or from a node that goes down: the seconds after which it may be tried again.
   */
  wait?: number;
}
/**
 * A moment of a replay: what was told, and what there was to see.
 */
export interface Frame<V = View> {
  number: number;
  entry: string;
  events: Told[];
  /**
   * One view; with all hands open, every seat's.
   */
  shown: Shown<V>[];
  /**
   * The entry as a table is told of it, with all hands open as outside; null before the first.
   */
  step: Step | null;
}
/**
 * An event, to somebody who may hear it.
 */
export interface Told {
  id: string;
  args: {
    [k: string]: string | number | string[];
  };
}
/**
 * All that a viewer is shown of a position.
 */
export interface Shown<V = View> {
  viewer: number | null;
  chapter: Chapter;
  view: V;
  standing: Score[];
  asked: number[];
  answered: number[];
  question: Asked | null;
  /**
   * The viewer's own answer, while it waits for the others'.
   */
  waiting: string[] | null;
}
/**
 * The points of one seat, item by item.
 */
export interface Score {
  items: {
    [k: string]: number;
  };
}
/**
 * One entry of the match. That a seat has replied, never what; what came of it is in the events.
 */
export interface Step {
  seq: number;
  kind: "reply" | "rules" | "seat" | "undo" | "withdraw";
  /**
   * Null: chance, or the house.
   */
  seat: number | null;
  events: Heard[];
  /**
   * Of an undo: how many replies were taken back.
   */
  count: number;
  /**
   * Of a seat: who plays it from here on.
   */
  player: string;
}
/**
 * An event this viewer may hear: a message id of the game's catalogue, and its arguments.
 */
export interface Heard {
  id: string;
  args: {
    [k: string]: string | number | string[];
  };
}
/**
 * The first message. `seen` is the last step the client has; the steps after it follow.
 */
export interface Hello {
  type: "hello";
  seen?: number;
  /**
   * For clients without cookies.
   */
  token?: string;
  /**
   * Of that step, as its update had it; 0: not known. By it the client is told if the step is gone, even where others
   *     have played further since.
   */
  stamp?: number;
}
/**
 * An answer to the question of this print. The same key again is the same answer, however often it is sent.
 */
export interface Reply {
  type: "reply";
  key: string;
  question: string;
  /**
   * @maxItems 64
   */
  reply: string[];
}
/**
 * Take back the seat's last reply, if nobody has learned anything by it. `seq` is the last step the client has.
 */
export interface Undo {
  type: "undo";
  key: string;
  seq: number;
}
/**
 * Ask the others to let the seat take back its last reply, and all that came after it.
 */
export interface TakeBack {
  type: "take-back";
  key: string;
  seq: number;
}
/**
 * Plain text for everybody at the table; or a greeting, and then the text is what the house says for it.
 */
export interface Say {
  type: "say";
  key: string;
  text: string;
  greeting?: ("alas" | "masterly" | "patience" | "thanks" | "well-fought" | "well-met") | null;
}
/**
 * Are you there?
 */
export interface Ping {
  type: "ping";
  /**
   * Seconds since the person last did anything here; 0: just now, or not known.
   */
  idle?: number;
}
/**
 * The first answer: who the client is at this table (an id of this table alone), and in which seat (null: a
 * spectator).
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  server: string;
  player: string | null;
  seat: number | null;
  /**
   * The last step there is. If it is less than what was seen (it is 0 then), what was seen is gone: a backup was
   *     restored, or a standby of the database took over. All steps follow anew.
   */
  seq: number;
  /**
   * Of a long match that the client has seen nothing of: the steps up to this one are not told.
   */
  since?: number;
  /**
   * Many are here. If the line breaks without a word, come back after a while of one's own choice between nothing and
   *     so many seconds: at once for all would be too much.
   */
  spread?: number;
}
/**
 * The table has changed: somebody came, left, or wants something.
 */
export interface Table {
  type: "table";
  table: TableState;
}
/**
 * A table, as everybody may see it.
 */
export interface TableState {
  id: string;
  game: "bruges" | "capital-lux" | "flandern";
  rules: string;
  settings: {
    [k: string]: string;
  };
  /**
   * `open`, `playing`, `over`, or `ended`: by the house, or by the host before the game.
   */
  state: "ended" | "open" | "over" | "playing";
  listed: boolean;
  /**
   * As in `seats` and in `welcome`: players have another id at every table.
   */
  host: string;
  seats: SeatState[];
  clock: ClockRules;
  /**
   * Of the seed from which the cards will fall, and of `match`: published before anybody throws in entropy.
   */
  commitment: string;
  proposal: Proposal | null;
  /**
   * The table at which those who played play again: told to them alone.
   */
  rematch: string | null;
  created: number;
  /**
   * The public name of its match: its record is found by it, once the game is over.
   */
  match: string;
  /**
   * What those may do who do not sit here; before the game everybody may come in, to sit down.
   */
  spectators: "none" | "talk" | "watch";
  /**
   * Lines of the chat that the host or the house has taken away: show them no longer.
   */
  hidden: number[];
  /**
   * The seat here of whoever waits at the rematch: told to those alone who are told of it.
   */
  rematch_by: number | null;
}
/**
 * A seat at a table: `empty`, a `person`, or a `bot`; of an away person, the bot that plays meanwhile.
 */
export interface SeatState {
  seat: number;
  kind: "bot" | "empty" | "person";
  name: string;
  player: string | null;
  bot: string | null;
  away: boolean;
  here: boolean;
  /**
   * What the seat has chosen of what the game lets it choose before the first card; null: chance decides.
   */
  choice: string | null;
  /**
   * The person has had no connection for five minutes: the others may decide without them.
   */
  absent: boolean;
  /**
   * Whom an empty seat is kept for, by the id they have here, and `name` says how they are called; null: nobody.
   */
  kept: string | null;
  /**
   * The person is here, but has done nothing for five minutes, or has just lost their connection.
   */
  idle: boolean;
  /**
   * The person's face, of a set that everybody knows: one by chance until they choose; null: of bots.
   */
  portrait: string | null;
  /**
   * Where the person's page is found, if they share it.
   */
  profile: string | null;
  /**
   * At a table by the day, of who is asked: until when the time for this reply lasts, in seconds since 1970.
   */
  free_until: number | null;
  /**
   * When their bank is gone too, and a bot takes the seat.
   */
  out_at: number | null;
  /**
   * How often the person has asked a bot what it would do: only where all others are bots.
   */
  tips: number;
}
/**
 * A seat asks the others to agree: to take something back, to let a bot play for somebody, or to end the game.
 */
export interface Proposal {
  seat: number;
  /**
   * Of a take-back: how many replies.
   */
  count: number;
  seq: number;
  /**
   * The seats that have agreed so far.
   */
  agreed: number[];
  kind: "end" | "replace" | "take-back";
  /**
   * To be named by who agrees.
   */
  id: string;
  /**
   * Of a replacement: for whom a bot would play.
   */
  gone: number | null;
}
/**
 * Steps in order, without a gap, and what there is to see after the last of them.
 *
 * `shown` is `Shown` of the game's own schema. A long way is told in several updates, of which only the last shows.
 */
export interface Update<V = View> {
  type: "update";
  seq: number;
  steps: Step[];
  shown?: Shown<V>;
  /**
   * The print to answer with; empty if the seat is not asked.
   */
  question?: string;
  undo?: UndoState | null;
  clocks?: SeatClock[];
  /**
   * Once the game is over: who has won. Several share a victory.
   */
  winners?: number[];
  /**
   * Seconds that bots wait, in case the seat takes its reply back; `confirm` ends it. Told with that reply only.
   */
  bots_in?: number;
  /**
   * Tells the last of these steps from another that may once have its number: to be sent back with `hello`.
   */
  stamp?: number;
}
/**
 * How many of its replies the seat may take back one after another; if none, why (a message id).
 */
export interface UndoState {
  count: number;
  barred: string | null;
}
/**
 * Seconds left for this reply and for the game (null: no such clock), and whether they run now.
 */
export interface SeatClock {
  move: number | null;
  game: number | null;
  runs: boolean;
  /**
   * At a table by the day: seconds of the bank. There `move` and `bank` are what was left when the question was put,
   *     and `runs` says who is asked.
   */
  bank: number;
  /**
   * Of who is asked at a table by the day: as in `seats` of the table, as of when the question was put.
   */
  free_until: number;
  out_at: number;
}
/**
 * Here.
 */
export interface Pong {
  type: "pong";
}
/**
 * A table one sits at, and whether one is to answer there.
 */
export interface MyTable {
  table: TableState;
  seat: number;
  asked: boolean;
  /**
   * Where one is asked and there is a clock: the seconds until a bot takes the seat.
   */
  left: number | null;
}
/**
 * A player's own tables that are not over, newest first: told first, and whenever one comes, changes or goes.
 */
export interface MyTables {
  type: "tables";
  tables: MyTable[];
}
/**
 * A match from beginning to end, as one viewer sees it.
 */
export interface Reel {
  match: string;
  game: "bruges" | "capital-lux" | "flandern";
  /**
   * Who sat down first; who took over later is told by the steps.
   */
  players: string[];
  settings: {
    [k: string]: string;
  };
  result: string;
  /**
   * Empty if the record ends before the game does.
   */
  winners: number[];
  frames: Frame[];
}
/**
 * At this table it is the player's turn now; or, not asked, no longer.
 */
export interface Turn {
  type: "turn";
  table: string;
  asked: boolean;
}
