/** What came of an event for whom, in numbers. */
import { colourClass } from "../../design/colours.js";
import type { IconName } from "../../design/Icon.js";
import type { Heard } from "../../protocol/index.js";
import { seatIn } from "../../table/refs.js";
import { useTable } from "../../table/tableStore.js";
import type { Result } from "../../table/telling.js";
import { fallOf } from "./ledger.js";
import { COLOUR, faceOf } from "./professions.js";

export const cardsOf = ({ args }: Heard): string[] => {
  const word = args.cards ?? args.card;
  return Array.isArray(word) ? word : typeof word === "string" ? [word] : [];
};
/** What all cards are worth together. */
const worth = (event: Heard) => cardsOf(event).reduce((sum, card) => sum + faceOf(card).value, 0);

/** Somebody else's theft has put one over the limit. */
function putOver(event: Heard): Result[] {
  const fall = fallOf(event);
  const me = useTable.getState().match.seat;
  if (!fall?.over || me === null) return [];
  const { profession, over } = fall;
  const tone = colourClass(COLOUR[profession]);
  return [{ seat: me, of: `over-${profession}`, icon: "warning", tone, amount: over, bad: true, name: "lux-put-over" }];
}

export function results(event: Heard): Result[] {
  const { id, args } = event;
  const seat = seatIn(args.seat);
  if (seat === null) return [];
  const some = (of: string, icon: IconName, amount: number): Result[] => [
    { seat, of, icon, amount, name: `tells-${of}` },
  ];
  switch (id) {
    case "takes-from-capital":
      return [...some("points", "points", worth(event)), ...putOver(event)];
    case "plays-to-hometown":
    case "lays-down":
      return some("points", "points", worth(event));
    case "takes-bonus":
      return some("points", "points", worth(event));
    case "loses":
      return some("points", "points", -worth(event));
    case "takes-gold":
      return some("gold", "gold", 1);
    case "saves":
      return some("gold", "gold", -Number(args.gold));
    case "draws-card":
      return some("cards", "hand", 1);
    case "places-modifier":
      return some("modifiers", "modifier", 1);
    default:
      return [];
  }
}
