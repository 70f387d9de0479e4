/** What a replay shows: a whole match from one view (on the wire, a reel), in one answer, so that any moment is at hand at once. */
import type { Frame, Reel, Shown, Step, TableState, View } from "../protocol/index.js";
import { seatsOf } from "../shell/recordedSeats.js";
import { EMPTY_MATCH, type MatchState, withSteps } from "../table/matchState.js";

/** From where one looks: from outside, with all hands open, or from a seat. */
export type Viewpoint = "outside" | "all" | number;

export const viewpointOf = (word: string | null, seats: number): Viewpoint => {
  if (word === "outside" || word === "all") return word;
  const seat = word === null || word === "" ? Number.NaN : Number(word);
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : 0;
};

/** The seat a board is turned to. With all hands open it is the first. */
export const viewedSeat = (view: Viewpoint): number | null => (view === "outside" ? null : view === "all" ? 0 : view);

/** The seat of whoever looks, if they played: a record has only names. */
export interface OwnSeat {
  seat: number;
  player: string;
  portrait: string | null;
}

/** Who sits there, as a table tells it. Those for whom a bot plays on are away; whose own seat is known has their face. */
export function tableAt(
  { match, game, players, settings, frames }: Reel,
  place: number,
  own: OwnSeat | null = null,
): TableState {
  const now = [...players];
  for (const { step } of frames.slice(0, place + 1)) if (step?.kind === "seat") now[step.seat!] = step.player;
  return {
    id: match,
    match,
    game,
    rules: "",
    settings,
    state: "over",
    listed: false,
    host: "",
    seats: seatsOf(players).map((seat, number) => ({
      ...seat,
      ...(own?.seat === number && { player: own.player, portrait: own.portrait }),
      away: seat.kind === "person" && now[number]!.startsWith("bot:"),
    })),
    clock: { move: null, game: null, bank: null, vacation: false },
    commitment: "",
    proposal: null,
    rematch: null,
    created: 0,
    spectators: "talk",
    hidden: [],
    rematch_by: null,
  };
}

/** What is seen in a frame from this seat; from outside, or from a single seat, there is only one view. */
export const shownTo = (frame: Frame, seat: number | null): Shown<View> =>
  (frame.shown.length > 1 ? frame.shown[seat ?? 0] : frame.shown[0])!;

/** The match up to a frame, as a table would have been told it. */
export function matchAt(replay: Reel, place: number, view: Viewpoint, own: OwnSeat | null = null): MatchState {
  const seat = viewedSeat(view);
  const frame = replay.frames[place]!;
  return {
    ...EMPTY_MATCH,
    seat,
    table: tableAt(replay, place, own),
    seq: frame.number,
    steps: withSteps([], stepsTo(replay, place)),
    shown: shownTo(frame, seat),
    // Whoever won is known at the end only.
    winners: place === replay.frames.length - 1 && replay.winners.length > 0 ? replay.winners : null,
  };
}

const stepsTo = ({ frames }: Reel, place: number): Step[] =>
  frames.slice(0, place + 1).flatMap(({ step }) => (step ? [step] : []));

/** The place of a step: its own, or the last before it that can be shown. */
export function placeOfStep({ frames }: Reel, step: number): number {
  const after = frames.findIndex(({ number }) => number > step);
  return Math.max(0, after === -1 ? frames.length - 1 : after - 1);
}

export interface Part {
  round: number;
  first: number;
}

/** The rounds, each with the place where it begins. */
export function rounds({ frames }: Reel): Part[] {
  const parts: Part[] = [];
  frames.forEach((frame, first) => {
    const { round } = frame.shown[0]!.chapter;
    if (round > 0 && round > (parts.at(-1)?.round ?? 0)) parts.push({ round, first });
  });
  return parts;
}

export const itemsOf = (frame: Frame, seat: number): Readonly<Record<string, number>> =>
  shownTo(frame, seat).standing[seat]?.items ?? {};

export const pointsOf = (frame: Frame, seat: number): number =>
  Object.values(itemsOf(frame, seat)).reduce((sum, points) => sum + points, 0);

/** Every seat's points at every moment. */
export const standings = ({ frames, players }: Reel): number[][] =>
  players.map((_, seat) => frames.map((frame) => pointsOf(frame, seat)));

/** What brings points in this game, as far as anybody ever had some; in the drawing's order where there is one. */
export function itemsIn({ frames, players }: Reel, order: readonly string[] = []): string[] {
  const last = frames.at(-1)!;
  const found = Object.keys(itemsOf(last, 0));
  const known = order.length > 0 ? order.filter((item) => found.includes(item)) : found;
  return known.filter((item) =>
    frames.some((frame) => players.some((_, seat) => (itemsOf(frame, seat)[item] ?? 0) > 0)),
  );
}
