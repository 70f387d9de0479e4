/** How Bruges tells of its turns: by the card that was played, the person that was used, and what it brought to whom. */
import { CardBack } from "../../design/CardBack.js";
import { House } from "../../design/House.js";
import type { IconName } from "../../design/Icon.js";
import { Letter } from "../../design/Letter.js";
import type { Colour } from "../../protocol/bruges.js";
import type { Heard } from "../../protocol/index.js";
import { idOf, seatIn } from "../../table/refs.js";
import type { Result, Telling, TurnPart } from "../../table/telling.js";
import { Face } from "./Face.js";
import { moments } from "./moments.js";
import { PrintedCard } from "./PersonCard.js";
import { person } from "./persons.js";
import { MAJORITY_POINTS, penaltyOf } from "./spaces.js";
import "./telling.css";

const PARTS: Record<string, TurnPart> = {
  "round-begins": "heading",
  "sits-at": "table",
  rolls: "table",
  "turns-majority": "table",
  "extra-pile-last-round": "table",
  "extra-pile-next-round-last": "table",
  "game-ends": "table",
  "plays-for-workers": "main",
  "plays-for-guilders": "main",
  "plays-for-threat": "main",
  "plays-for-canal": "main",
  "builds-house": "main",
  recruits: "main",
  activates: "main",
  "carries-out-again": "main",
  advances: "main",
  "takes-guilders-from": "deed",
  "takes-workers-from": "deed",
  draws: "draw",
};

/** The person or card an event is about. */
function cardOf({ id, args }: Heard): string | null {
  const ref = args.person ?? (PARTS[id] === "main" ? args.card : undefined);
  return typeof ref === "string" ? idOf(ref) : null;
}

const houseOf = ({ id, args }: Heard): Colour | null =>
  id === "builds-house" ? (idOf(`${args.house}`) as Colour) : null;

const many = (word: unknown): string[] => (Array.isArray(word) ? word : []);

function results({ id, args }: Heard): Result[] {
  const seat = seatIn(args.seat) ?? 0;
  const other = seatIn(args.to) ?? seatIn(args.victim) ?? seat;
  const some = (whose: number, of: string, icon: IconName, amount: number): Result => ({
    seat: whose,
    of,
    icon,
    amount,
    name: `tells-${of}`,
  });
  const guilders = (whose: number, sign: number) => some(whose, "guilders", "guilder", sign * Number(args.guilders));
  const workers = (whose: number, sign: number): Result[] =>
    many(args.workers).map((ref) => ({
      ...some(whose, ref, "worker", sign),
      tone: `c-${idOf(ref)}`,
      name: ref,
    }));
  const threat = (amount: number): Result => {
    const colour = idOf(`${args.threat}`) as Colour;
    return {
      ...some(seat, `threat:${colour}`, penaltyOf(colour), amount),
      tone: `c-${colour}`,
      bad: true,
      name: `${args.threat}`,
    };
  };
  switch (id) {
    case "takes-guilders":
      return [guilders(seat, 1)];
    case "pays-guilders":
    case "loses-guilders":
      return [guilders(seat, -1)];
    case "gives-guilders":
      return [guilders(seat, -1), guilders(other, 1)];
    case "takes-guilders-from":
      return [guilders(seat, 1), guilders(other, -1)];
    case "takes-workers":
      return workers(seat, 1);
    case "returns-workers":
    case "loses-workers":
      return workers(seat, -1);
    case "gives-workers":
      return [...workers(seat, -1), ...workers(other, 1)];
    case "takes-workers-from":
      return [...workers(seat, 1), ...workers(other, -1)];
    case "receives-threat":
      return [threat(1)];
    case "returns-threat":
    case "passes-threat":
      return [threat(-1)];
    case "scores":
      return [some(seat, "points", "points", Number(args.points))];
    case "loses-points":
      return [some(seat, "points", "points", -Number(args.points))];
    case "turns-majority":
      return [some(seat, "points", "points", MAJORITY_POINTS)];
    case "takes-statue":
      return [some(seat, "statues", "statue", 1)];
    case "builds-canal":
    case "loses-canal":
      return [some(seat, "canals", "canal", id === "builds-canal" ? 1 : -1)];
    case "builds-house":
    case "loses-house":
      return [some(seat, "houses", "house", id === "builds-house" ? 1 : -1)];
    case "loses-person":
      return [some(seat, "people", "person", -1)];
    case "advances":
      return [some(seat, "steps", "reputation", 1)];
    case "draws":
      return [some(seat, "cards", "hand", 1)];
    default:
      return [];
  }
}

/** Where it can be seen. */
function places({ id, args }: Heard): string[] {
  const seat = seatIn(args.seat);
  const victim = seatIn(args.victim);
  if (victim !== null) return [`purse:${victim}`, `purse:${seat}`];
  switch (id) {
    case "recruits":
    case "activates":
      return [`${args.person}`];
    case "builds-house":
    case "loses-house":
    case "loses-person":
      return [`town:${seat}`];
    case "plays-for-canal":
    case "builds-canal":
    case "loses-canal":
      return args.section ? [`canal:${seat}.${idOf(`${args.section}`)}`, `gate:${seat}`] : [`gate:${seat}`];
    case "receives-threat":
    case "plays-for-threat":
      return [`threats:${seat}`];
    case "advances":
      return ["stairs"];
    case "rolls":
      return ["red", "blue", "brown", "purple", "yellow"].map((colour) => `die:${colour}`);
    default:
      return seat === null ? [] : [`purse:${seat}`];
  }
}

function Thing({ event }: { event: Heard }) {
  const card = cardOf(event);
  const house = houseOf(event);
  if (card) return <PrintedCard id={card} />;
  return house && <House colour={house} state="empty" name="" />;
}

function Thumb({ event }: { event: Heard }) {
  const card = cardOf(event);
  const house = houseOf(event);
  if (card) {
    return (
      <span className={`thumb-face c-${person(card).colour}`}>
        <Face id={card} />
        <Letter colour={person(card).colour} />
      </span>
    );
  }
  if (house) return <House colour={house} state="empty" name="" className="thumb-house" />;
  return event.id === "draws" && <CardBack colour={idOf(`${event.args.colour}`) as Colour} />;
}

/** What everybody wants to hear of, whoever it strikes. */
const WEIGHS = ["suffers", "takes-statue", "loses-house", "loses-person", "loses-canal"];

export const telling: Telling = {
  part: ({ id }) => PARTS[id] ?? "result",
  weighs: ({ id }) => WEIGHS.includes(id),
  results,
  places,
  Thing,
  Thumb,
  hasThing: (event) => cardOf(event) !== null || houseOf(event) !== null,
  moments,
};
