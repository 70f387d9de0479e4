/** What in Bruges is worth a stage of its own: a roll, a threat that strikes, a majority, a statue, many points, the last round. */
import type { BrugesView } from "../../protocol/bruges.js";
import type { Heard, Shown, View } from "../../protocol/index.js";
import type { EndNear } from "../../table/drawing.js";
import type { StagedMoment } from "../../table/moments.js";
import { idOf, seatIn } from "../../table/refs.js";
import type { Turn } from "../../table/turns.js";
import type { Penalty } from "./spaces.js";

/** A roll in milliseconds, and how much of it passes until all dice have landed. */
export const ROLL = 1500;
const LANDED = 0.64;
/** So many points by one person are many. */
const MUCH = 5;

/** What a threat takes. */
const LOSS: Record<Penalty, readonly string[]> = {
  flood: ["loses-workers"],
  plague: ["loses-person"],
  fire: ["loses-house", "loses-canal"],
  intrigue: ["loses-points"],
  raid: ["loses-guilders"],
};
/** Those the victim chooses are told when they have chosen. */
const CHOSEN: readonly string[] = ["plague", "fire"];

export function moments(turn: Turn, before: Shown<View>): StagedMoment[] {
  const { events } = turn;
  const found = events.flatMap((event, place) => staged(event, events.slice(place + 1), before.view as BrugesView));
  return [...found, ...muchScored(turn)];
}

function staged(event: Heard, after: readonly Heard[], before: BrugesView): StagedMoment[] {
  const seat = seatIn(event.args.seat);
  const plain = { event, seat, said: event };
  switch (event.id) {
    case "rolls": {
      const said = { id: "bruges-rolling", args: { seat: event.args.seat! } };
      return [{ ...plain, ms: ROLL, hold: LANDED, sound: "dice", said, always: true }];
    }
    case "suffers": {
      const penalty = idOf(`${event.args.penalty}`) as Penalty;
      const next = after.findIndex(({ id }) => id === "suffers");
      const until = next < 0 ? after : after.slice(0, next);
      const more = until.filter(({ id, args }) => LOSS[penalty].includes(id) && args.seat === event.args.seat);
      const to = penalty === "flood" || penalty === "raid" ? `purse:${seat}` : `threats:${seat}`;
      return [{ ...plain, ms: 2000, sound: penalty, to, more: more.slice(0, 1) }];
    }
    case "turns-majority":
      return [{ ...plain, ms: 1700, sound: "majority", to: `score:${seat}` }];
    case "takes-statue":
      return [{ ...plain, ms: 1700, sound: "statue", to: `score:${seat}` }];
    case "extra-pile-last-round":
    case "extra-pile-next-round-last":
      return [lastRound(event, event)];
    case "round-begins":
      return before.last_round === event.args.round ? [lastRound(event, { id: "bruges-last-why", args: {} })] : [];
    default:
      return [];
  }
}

const lastRound = (event: Heard, said: Heard): StagedMoment => ({
  event,
  seat: null,
  ms: 2000,
  sound: "last",
  said,
  to: "last-round",
  always: true,
});

/** A person who brings many points at once. */
function muchScored({ seat, deed, events }: Turn): StagedMoment[] {
  const person = deed?.args.person;
  if (seat === null || typeof person !== "string") return [];
  const scored = events.filter(({ id, args }) => id === "scores" && args.seat === `seat:${seat}`);
  const points = scored.reduce((sum, { args }) => sum + Number(args.points), 0);
  const event = scored.at(-1);
  if (!event || points < MUCH) return [];
  const said = { id: "bruges-much", args: { seat: `seat:${seat}`, person, points } };
  return [{ event, seat, ms: 1700, sound: "score", said, to: `score:${seat}` }];
}

/** Is it known what was taken, or is it still the victim's to choose? */
export const isChosenLater = ({ event, more = [] }: StagedMoment): boolean =>
  more.length === 0 && CHOSEN.includes(idOf(`${event.args.penalty}`));

/** So many cards a seat draws in a round at most: with so few left for all, a pile may run out in the next. */
const DRAWN = 4;

/** A pile is nearly empty: the round in which it runs out is the last. */
export function near({ view }: Shown<BrugesView>): EndNear | null {
  const cards = Math.min(...view.piles.map((pile) => pile.cards));
  const isNear = view.last_round === null && view.round > 0 && cards <= DRAWN * view.players.length;
  return isNear && view.phase !== "over"
    ? { title: "table-end-near", why: { id: "bruges-near-end", args: { cards } } }
    : null;
}
