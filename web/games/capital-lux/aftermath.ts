/** The table as it is after something was told: so that a round's end can be seen event by event, where only its outcome was sent. */
import type { CapitalLuxView, Hall, Player, Profession } from "../../protocol/capital-lux.js";
import type { Heard } from "../../protocol/index.js";
import { lineOf } from "./ending.js";
import { without } from "./faces.js";
import { faceOf, modifierOf, professionOf } from "./professions.js";

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Some cards of a profession more or less, and what they come to. */
function changed<T extends { cards: readonly number[]; total: number }>(thing: T, more: number[], less: number[]): T {
  const cards = [...without(thing.cards.map(String), less.map(String)).map(Number), ...more];
  return { ...thing, cards, total: sum(cards) };
}

/** All four there are, the lowest first. */
const MODIFIERS = [-3, -1, 2, 4] as const;

/** The limits as far as they are known: with the worst and the best that hidden modifiers can do. */
function limited(view: CapitalLuxView): CapitalLuxView {
  const seen = view.halls.flatMap(({ modifiers }) => modifiers.map(({ value }) => value));
  const possible = MODIFIERS.filter((value) => !seen.includes(value));
  const halls = view.halls.map((hall) => {
    const known = hall.total + sum(hall.modifiers.map(({ value }) => value));
    const open = hall.hidden.length;
    const low = known + sum(possible.slice(0, open));
    const high = known + sum(possible.slice(possible.length - open));
    return { ...hall, limit: { known, low, high } };
  });
  return { ...view, halls };
}

type Cards = readonly string[];
const NONE: Cards = [];

const valuesOf = (cards: Cards, profession: Profession) =>
  cards.map(faceOf).flatMap((face) => (face.profession === profession ? [face.value] : []));

const inCapital = (view: CapitalLuxView, more: Cards, less: Cards): CapitalLuxView =>
  limited({
    ...view,
    halls: view.halls.map((hall) => changed(hall, valuesOf(more, hall.profession), valuesOf(less, hall.profession))),
  });

const ofSeat = (view: CapitalLuxView, seat: number, change: (player: Player) => Player): CapitalLuxView => ({
  ...view,
  players: view.players.map((player, place) => (place === seat ? change(player) : player)),
});

const inTown = (view: CapitalLuxView, seat: number, more: Cards, less: Cards): CapitalLuxView =>
  ofSeat(view, seat, (player) => ({
    ...player,
    hometown: player.hometown.map((holding) =>
      changed(holding, valuesOf(more, holding.profession), valuesOf(less, holding.profession)),
    ),
  }));

const inHand = (view: CapitalLuxView, seat: number, more: number): CapitalLuxView =>
  ofSeat(view, seat, (player) => ({ ...player, cards_in_hand: Math.max(0, player.cards_in_hand + more) }));

const inPurse = (view: CapitalLuxView, seat: number, more: number): CapitalLuxView => ({
  ...ofSeat(view, seat, (player) => ({ ...player, gold: player.gold + more })),
  gold_left: view.gold_left - more,
});

const above = (view: CapitalLuxView, capital: string, change: (hall: Hall) => Hall): CapitalLuxView =>
  limited({
    ...view,
    halls: view.halls.map((hall) => (hall.profession === professionOf(capital) ? change(hall) : hall)),
  });

const withModifier = (hall: Hall, owner: number, value: number): Hall => ({
  ...hall,
  modifiers: [...hall.modifiers, { owner, value }],
});

/** A modifier is turned up: one of those its owner had face down is known now, unless it was known all along. */
const turnedUp = (hall: Hall, owner: number, value: number): Hall => {
  if (hall.modifiers.some((one) => one.owner === owner && one.value === value)) return hall;
  const place = hall.hidden.indexOf(owner);
  return withModifier({ ...hall, hidden: hall.hidden.filter((_, at) => at !== place) }, owner, value);
};

export function after(view: CapitalLuxView, event: Heard): CapitalLuxView {
  const { seat, cards, capital, modifier, gold } = lineOf(event);
  switch (event.id) {
    case "plays-to-hometown":
      return inHand(inTown(view, seat, cards, NONE), seat, -1);
    case "plays-to-capital":
      return inHand(inCapital(view, cards, NONE), seat, -1);
    case "takes-from-capital":
      return inTown(inCapital(view, NONE, cards), seat, cards, NONE);
    case "takes-gold":
      return inPurse(view, seat, 1);
    case "draws-card":
      return { ...inHand(view, seat, 1), cards_left: view.cards_left - 1 };
    case "places-modifier":
      return above(view, capital!, (hall) => ({ ...hall, hidden: [...hall.hidden, seat] }));
    // Whoever is told which one it is has placed it.
    case "you-place-modifier":
      return above(view, capital!, (hall) => withModifier(hall, view.turn, modifierOf(modifier!)));
    case "lays-down":
      return inHand(inTown(view, seat, cards, NONE), seat, -cards.length);
    case "reveals-modifier":
      return above(view, capital!, (hall) => turnedUp(hall, seat, modifierOf(modifier!)));
    case "saves":
      return { ...inPurse(view, seat, -gold), phase: "round-end" };
    case "loses":
      return {
        ...inTown(view, seat, NONE, cards),
        phase: "round-end",
        discards: [...view.discards, ...cards],
      };
    case "takes-bonus": {
      const left = inCapital(view, NONE, cards);
      return {
        ...ofSeat(left, seat, (player) => ({ ...player, bonus: [...player.bonus, ...cards] })),
        // What is left in a hometown has passed the check.
        phase: "deal",
      };
    }
    default:
      return view;
  }
}
