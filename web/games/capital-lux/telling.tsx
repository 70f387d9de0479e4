/** How Capital Lux tells of its turns: by the card, and where it went. */
import type { Heard } from "../../protocol/index.js";
import { idOf, seatIn } from "../../table/refs.js";
import type { Telling, Turn, TurnPart } from "../../table/telling.js";
import { Shown } from "./Card.js";
import { fallOf } from "./ledger.js";
import { moments } from "./moments.js";
import { faceOf, signed } from "./professions.js";
import { cardsOf, results } from "./results.js";
import { Tile } from "./Tile.js";
import "./telling.css";
import { isEnding } from "./unfolding.js";

const PARTS: Record<string, TurnPart> = {
  "round-begins": "heading",
  "dealt-modifier": "table",
  "opens-capital": "table",
  "play-begins": "table",
  "last-turns": "table",
  "lays-down": "table",
  "reveals-modifier": "table",
  saves: "table",
  loses: "table",
  "takes-bonus": "table",
  "starts-next": "table",
  "game-ends": "table",
  "plays-to-hometown": "main",
  "plays-to-capital": "main",
  passes: "main",
};

function places(event: Heard): string[] {
  const { id, args } = event;
  const seat = seatIn(args.seat);
  if (id === "plays-to-capital") return cardsOf(event).map((card) => `hall:${faceOf(card).profession}`);
  if (args.capital) return [`hall:${idOf(`${args.capital}`)}`];
  return cardsOf(event).map((card) => `town:${seat}.${faceOf(card).profession}`);
}

/** Of these actions nothing came. */
const IDLE = ["deck-is-empty", "gold-is-gone", "nobody-to-take", "modifiers-are-gone"];

/**
 * What an action did is told with the card it was done by: a theft with the limit that fell, a modifier with where it lies, and that
 * nothing came of it.
 */
function headline({ deed, events }: Turn): Heard | null {
  if (deed?.id !== "plays-to-capital") return null;
  const { seat, card } = deed.args;
  const said = { seat: seat!, card: card! };
  for (const event of events) {
    const fall = event.id === "takes-from-capital" ? fallOf(event) : undefined;
    const { capital, modifier, card: taken } = event.args;
    if (fall) {
      const [before, after] = [signed(fall.before), signed(fall.after)];
      const args = { ...said, taken: taken!, capital: `capital:${fall.profession}`, before, after };
      return { id: "lux-told-cleric", args };
    }
    if (IDLE.includes(event.id)) return { id: "lux-told-idle", args: { ...said, why: event.id } };
    if (event.id === "places-modifier") return { id: "lux-told-agent", args: { ...said, capital: capital! } };
    if (event.id === "you-place-modifier")
      return { id: "lux-told-own-agent", args: { ...said, capital: capital!, modifier: modifier! } };
  }
  return null;
}

const only = (event: Heard) => cardsOf(event)[0];

export const telling: Telling = {
  part: ({ id }) => PARTS[id] ?? "result",
  results,
  places,
  headline,
  Thing: ({ event }) => <Shown face={idOf(only(event) ?? "")} />,
  Thumb: ({ event }) => <Tile {...faceOf(only(event) ?? "")} />,
  // The end of a round unfolds on the table by itself.
  lasts: (event) => (isEnding(event) || ["starts-next", "game-ends"].includes(event.id) ? 0 : undefined),
  hasThing: (event) => only(event) !== undefined,
  moments,
};
