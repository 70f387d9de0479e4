/** What in Flandern 1302 is worth a stage of its own: a town that is scored, and the last round. */
import type { FlandernView } from "../../protocol/flandern.js";
import type { Shown, View } from "../../protocol/index.js";
import type { EndNear } from "../../table/drawing.js";
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

/** So many golden cards, or free spaces for each seat, are few. */
const FEW_CARDS = 2;
const FEW_SPACES = 2;

/** Until all towns lie there are few spaces because there are few towns. */
const BEFORE: ReadonlySet<FlandernView["phase"]> = new Set(["set-up", "centres", "last-centres"]);

/** The game ends with the last golden card, or when the spaces run out. */
export function near({ view }: Shown<FlandernView>): EndNear | null {
  if (view.round === 0 || BEFORE.has(view.phase) || view.phase === "over") return null;
  const rounds = goldenLeft(view) + (view.golden_taken ? 1 : 0);
  const spaces = view.towns.reduce((sum, { free }) => sum + free.length, 0);
  const said = (why: string, count: number) => ({
    title: "table-end-near",
    why: { id: "fl-near-end", args: { why, count } },
  });
  if (view.players.length > 2 && rounds <= FEW_CARDS) return said("golden", rounds);
  return spaces <= FEW_SPACES * view.players.length ? said("spaces", spaces) : null;
}
