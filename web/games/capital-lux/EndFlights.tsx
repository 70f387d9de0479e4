/** Cards on their way while the end of a round unfolds. Only single cards fly: what has no place of its own to lie goes into a number. */
import { Component } from "react";
import type { Heard } from "../../protocol/index.js";
import { amid, bump, conceal, flightLength, fly } from "../../table/flying.js";
import { copyOf, type PieceCopy } from "../../table/pieceCopy.js";
import { firstSeen } from "../../table/spotting.js";
import { lineOf } from "./ending.js";
import { faceOf } from "./professions.js";
import type { EndStage } from "./unfolding.js";

/** How far a card drops that goes out of sight, in px. */
const DROP = 64;
const APART = 70;

interface Leg {
  /** Where the card lies, or comes out of. */
  from: string[];
  /** Is it seen there as itself? */
  seen: boolean;
  /** Where it will lie. */
  to: string;
  /** What takes it in, where it cannot be seen to lie. */
  into?: string;
}

export function legsOf(event: Heard): Leg[] {
  const { id, seat, cards } = lineOf(event);
  const at = (place: string, card: string) => `${place}:${id === "takes-bonus" ? "" : `${seat}.`}${placeOf(card)}`;
  switch (id) {
    case "lays-down":
      return cards.map((card) => ({ from: [`cards@${seat}`, `hand:${seat}`], seen: false, to: at("town", card) }));
    case "loses":
      return cards.map((card) => ({ from: [at("town", card)], seen: true, to: `discards.${card}` }));
    case "takes-bonus":
      return cards.map((card) => ({
        from: [at("hall", card)],
        seen: true,
        to: `bonus:${seat}.${card}`,
        into: `points@${seat}`,
      }));
    default:
      return [];
  }
}

/** `agent-5` as places have it: `agent.5`. */
const placeOf = (card: string) => {
  const { profession, value } = faceOf(card);
  return `${profession}.${value}`;
};

interface Departure {
  leg: Leg;
  left: PieceCopy | null;
  box: DOMRect | null;
}

/** A class, for only a class is told when all has been decided and nothing is drawn yet: then cards still lie where they were. */
export class EndFlights extends Component<{ stage: EndStage | null }> {
  override getSnapshotBeforeUpdate({ stage: before }: { stage: EndStage | null }): Departure[] | null {
    const layer = document.querySelector(".flights");
    const { stage } = this.props;
    if (!layer || !stage || stage === before) return null;
    const taken = new Set<Element>();
    return stage.events.flatMap(legsOf).map((leg) => {
      const thing = firstSeen(leg.from, leg.seen ? taken : undefined);
      if (thing) taken.add(thing);
      const box = thing?.getBoundingClientRect() ?? null;
      return { leg, left: thing && leg.seen ? copyOf(thing, layer) : null, box };
    });
  }

  override componentDidUpdate(_: unknown, __: unknown, departures: Departure[] | null): void {
    const layer = document.querySelector(".flights");
    if (!departures || !layer) return;
    const ms = flightLength(undefined);
    const taken = new Set<Element>();
    departures.forEach(({ leg, left, box }, place) => {
      const target = firstSeen([leg.to], taken);
      const delay = Math.min(place, 6) * APART;
      if (target) taken.add(target);
      if (!box) return;
      if (target) {
        const to = target.getBoundingClientRect();
        conceal(target, delay + ms);
        const from = left ? box : amid(box, to);
        fly(layer, left, copyOf(target, layer), { from, to, ms, delay, ends: false }, () => undefined);
        return;
      }
      const into = leg.into ? firstSeen([leg.into]) : null;
      const end = into?.getBoundingClientRect() ?? new DOMRect(box.x, box.y + DROP, box.width, box.height);
      if (left) fly(layer, left, null, { from: box, to: end, ms, delay, ends: true }, () => into && bump(into));
    });
  }

  override render() {
    return null;
  }
}
