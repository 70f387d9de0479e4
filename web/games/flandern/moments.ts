/** What in Flandern 1302 is worth a stage of its own: a town that is scored, and the last round. */
import type { FlandernView } from "../../protocol/flandern.js";
import type { Shown, View } from "../../protocol/index.js";
import type { StagedMoment } from "../../table/moments.js";
import { seatIn } from "../../table/refs.js";
import type { Turn } from "../../table/turns.js";
import { goldenLeft } from "./laid.js";

const TAKEN = ["takes-golden", "you-take-golden"];

export function moments({ events }: Turn, before: Shown<View>): StagedMoment[] {
  const removed = events.filter(({ id }) => id === "golden-removed").length;
  return events.flatMap((event): StagedMoment[] => {
    if (event.id === "town-is-scored") {
      const town = event.args.town!;
      const more = events.filter(({ id, args }) => id === "guild-scores" && args.town === town);
      return [{ event, seat: null, ms: 2800, sound: "town", said: event, to: `${town}`, more }];
    }
    // The golden cards are as many as there are rounds: whoever takes the last of them begins the last one.
    const isLast = TAKEN.includes(event.id) && goldenLeft(before.view as FlandernView) - removed === 1;
    const said = { id: "fl-last-golden", args: { seat: event.args.seat ?? `seat:${before.viewer}` } };
    const seat = seatIn(said.args.seat);
    return isLast ? [{ event, seat, ms: 2000, sound: "last", said, to: "last-round", always: true }] : [];
  });
}

/** Is this round the last for certain? With two nobody can say so before. */
export const isLastRound = (view: FlandernView): boolean =>
  view.players.length > 2 && view.round > 0 && view.golden_taken && goldenLeft(view) === 0;
