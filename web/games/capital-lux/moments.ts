/** What in Capital Lux is worth a stage of its own: the last turns of a round, and the last round. */
import type { CapitalLuxView } from "../../protocol/capital-lux.js";
import type { Heard, Shown, View } from "../../protocol/index.js";
import type { EndNear } from "../../table/drawing.js";
import { announce, type StagedMoment } from "../../table/moments.js";
import { seatIn } from "../../table/refs.js";
import type { Turn } from "../../table/turns.js";
import { canUnfold } from "./unfolding.js";

const moment = (event: Heard, seat: number | null): StagedMoment => ({
  event,
  seat,
  ms: 2000,
  sound: "last",
  said: event,
  to: "last-round",
  always: true,
});

/** Has the last round begun by this? Once the game is over it has not begun any more. */
const begins = (event: Heard, { chapter }: Shown<View>) =>
  event.id === "round-begins" && event.args.round === chapter.rounds && chapter.phase !== "over";

export function moments({ events }: Turn, shown: Shown<View>): StagedMoment[] {
  return events.flatMap((event): StagedMoment[] => {
    if (event.id === "last-turns") return [moment(event, seatIn(event.args.seat))];
    // Where a round's end unfolds, the next begins when that has been read.
    return begins(event, shown) && !canUnfold() ? [moment(event, null)] : [];
  });
}

/** How the round before it ended has been read: now the last one is announced, if it is the last. */
export function announceRound(events: readonly Heard[], shown: Shown<View>): void {
  const last = events.findLast(({ id }) => id === "round-begins");
  if (last && begins(last, shown) && canUnfold()) announce([moment(last, null)]);
}

/** What the bar says while the end is near: of the round, or of the game. */
export const last = ({ chapter, view }: Shown<CapitalLuxView>): string | null =>
  view.closer !== null ? "lux-last-turns" : chapter.round === chapter.rounds ? "table-last-round" : null;

/** Somebody has one card left: when it is played, the others have one more turn, and what they hold then goes home. */
export function near({ view }: Shown<CapitalLuxView>): EndNear | null {
  const seat = view.players.findIndex(({ cards_in_hand }) => cards_in_hand === 1);
  const isNear = view.phase === "play" && view.closer === null && seat >= 0;
  return isNear ? { title: "lux-last-turns-near", why: { id: "lux-near-end", args: { seat: `seat:${seat}` } } } : null;
}
