/** What flies when something is told: cards, gold and modifiers, from where they were to where they are. */
import type { ReactNode } from "react";
import { Icon } from "../../design/Icon.js";
import type { Heard } from "../../protocol/index.js";
import type { Drawn, Flight } from "../../table/drawing.js";
import { idOf } from "../../table/refs.js";
import "./flights.css";
import { faceOf, professionOf } from "./professions.js";
import { Tile } from "./Tile.js";

/** The back of every card: they are all alike. */
const back = <Back />;
const coin = <Icon name="gold" className="lux-flying-gold" />;
const modifier = <Icon name="modifier" className="lux-flying-modifier" />;

export function Back() {
  return (
    <span className="lux-back">
      <Icon name="capital" />
    </span>
  );
}

const open = (card: string): ReactNode => <Tile {...faceOf(card)} />;

const listOf = (word: unknown): string[] => (Array.isArray(word) ? word : typeof word === "string" ? [word] : []);

export function flights({ id, args }: Heard, { view, me, chairs }: Drawn<"capital-lux">): Flight[] {
  const seat = typeof args.seat === "string" ? idOf(args.seat) : `${me ?? ""}`;
  const cards = listOf(args.cards ?? args.card);
  const capital = typeof args.capital === "string" ? professionOf(args.capital) : "";
  const hand = `hand:${seat}`;
  const town = (card: string) => `town:${seat}.${faceOf(card).profession}`;
  const hall = (card: string) => `hall:${faceOf(card).profession}`;
  const each = (from: (card: string) => string, to: (card: string) => string): Flight[] =>
    cards.map((card) => ({ from: from(card), to: to(card), piece: open(card) }));
  const rivals = chairs.filter((chair) => !chair.own);

  switch (id) {
    case "opens-capital":
      return each(() => "supply:deck", hall);
    case "round-begins":
      return rivals.map((rival) => ({
        from: "supply:deck",
        to: `hand:${rival.seat}`,
        piece: back,
        count: view.players[rival.seat]!.cards_in_hand,
      }));
    case "you-are-dealt":
      return [{ from: "supply:deck", to: "packet", piece: back, count: cards.length }];
    case "you-receive":
      return passed(chairs.length, cards.length, me, view.phase.startsWith("choose") ? "packet" : `hand:${me}`);
    case "plays-to-hometown":
    case "lays-down":
      return each(() => hand, town);
    case "plays-to-capital":
      return each(() => hand, hall);
    case "takes-from-capital":
      return each(hall, town);
    case "takes-bonus":
      return each(hall, () => `bonus:${seat}`);
    case "loses":
      return each(town, () => "discards");
    case "you-draw":
    case "draws-card":
      return [{ from: "supply:deck", to: hand, piece: back }];
    case "takes-gold":
      return [{ from: "supply:gold", to: `purse:${seat}`, piece: coin }];
    case "saves":
      return [{ from: `purse:${seat}`, to: "supply:gold", piece: coin, count: Number(args.gold) }];
    case "you-place-modifier":
    case "places-modifier":
      return [{ from: "supply:modifiers", to: `hall:${capital}`, piece: modifier }];
    default:
      return [];
  }
}

/** All pass at once, backs up: everybody's cards go to the left neighbour. Where one's own lie is said. */
function passed(seats: number, count: number, me: number | null, own: string): Flight[] {
  const place = (seat: number) => (seat === me ? own : `hand:${seat}`);
  return Array.from({ length: seats }, (_, seat) => ({
    from: place(seat),
    to: place((seat + 1) % seats),
    piece: back,
    count,
  }));
}
