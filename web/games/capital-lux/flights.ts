/** What flies when something is told: cards, gold and modifiers, from where they were to where they are. */
import type { CapitalLuxView } from "../../protocol/capital-lux.js";
import type { Heard } from "../../protocol/index.js";
import type { Drawn, Flight } from "../../table/drawing.js";
import { idOf, seatIn } from "../../table/refs.js";
import { faceOf, professionOf } from "./professions.js";
import { isEnding, isUnfolding } from "./unfolding.js";

const DECK = ["supply:deck@all"];
const DEALS = ["round-begins", "you-are-dealt"];

const listOf = (word: unknown): string[] => (Array.isArray(word) ? word : typeof word === "string" ? [word] : []);

/** What has just been passed to the left: of the first packet, or what was left of the second. */
const passedOn = ({ own, phase }: CapitalLuxView): readonly string[] =>
  (phase === "choose-again" ? own?.passed : own?.handed) ?? [];

export function flights({ id, args }: Heard, { view, me, chairs }: Drawn<"capital-lux">): Flight[] {
  // A round's end is told stage by stage, and the next hand is dealt after it.
  if (isUnfolding() && (isEnding({ id, args }) || DEALS.includes(id))) return [];
  const seat = seatIn(args.seat) ?? me;
  const cards = listOf(args.cards ?? args.card);
  const capital = typeof args.capital === "string" ? professionOf(args.capital) : "";
  const left = ((me ?? 0) + 1) % chairs.length;
  const places = (card: string) => {
    const { profession, value } = faceOf(card);
    return { hall: `hall:${profession}.${value}`, town: `town:${seat}.${profession}.${value}` };
  };
  /** A rival's card was not seen before it lies there. */
  const played = (to: (card: string) => string): Flight[] =>
    cards.map((card) =>
      seat === me ? { from: [card], to: [to(card)] } : { from: [`cards@${seat}`], to: [to(card)], as: "arriving" },
    );
  switch (id) {
    case "opens-capital":
      return cards.map((card) => ({ from: DECK, to: [places(card).hall], as: "arriving" }));
    case "round-begins":
      return chairs
        .filter(({ own }) => !own)
        .map((rival) => ({
          from: DECK,
          to: [`cards@${rival.seat}`],
          as: "sign",
          count: view.players[rival.seat]!.cards_in_hand,
        }));
    case "you-are-dealt":
      return cards.map((card) => ({ from: DECK, to: [card], as: "arriving" }));
    case "you-choose":
      return [
        ...cards.map((card): Flight => ({ from: [`packet.${idOf(card)}`], to: [`kept.${idOf(card)}`, card] })),
        ...passedOn(view).map((face): Flight => ({ from: [`packet.${face}`], to: [`hand:${left}`] })),
      ];
    case "you-receive":
      // What one passes on has gone before what one is passed comes: both go by the same way.
      return cards.map((card) => ({ from: [`cards@${seat}`, `hand:${seat}`], to: [card], as: "arriving", wave: 1 }));
    case "plays-to-hometown":
    case "lays-down":
      return played((card) => places(card).town);
    case "plays-to-capital":
      return played((card) => places(card).hall);
    // What a card brings comes when it lies.
    case "takes-from-capital":
      return cards.map((card) => ({ from: [places(card).hall], to: [places(card).town], wave: 1 }));
    case "takes-bonus":
      return cards.map((card) => ({ from: [places(card).hall], to: [`bonus:${seat}.${idOf(card)}`] }));
    case "loses":
      return cards.map((card) => ({ from: [places(card).town], to: [`discards.${idOf(card)}`] }));
    case "you-draw":
      return cards.map((card) => ({ from: DECK, to: [card], as: "arriving", wave: 1 }));
    case "draws-card":
      return [{ from: DECK, to: [`cards@${seat}`], as: "sign", wave: 1 }];
    case "takes-gold":
      return [{ from: ["supply:gold@all"], to: [`gold@${seat}`], as: "sign", wave: 1 }];
    case "you-look-at-modifier":
      return [{ from: ["supply:modifiers@all"], to: ["drawn-modifier"], as: "arriving", wave: 1 }];
    case "saves":
      return [{ from: [`gold@${seat}`], to: ["supply:gold@all"], as: "sign", count: Number(args.gold) }];
    case "you-place-modifier":
      return [{ from: ["drawn-modifier"], to: [`modifier:${capital}`] }];
    case "places-modifier":
      return [{ from: ["supply:modifiers@all"], to: [`hidden:${capital}`], as: "arriving" }];
    default:
      return [];
  }
}
