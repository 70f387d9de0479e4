/** What flies when something is told: cards, workers, guilders, threats, from where they were to where they go. */
import type { ReactNode } from "react";
import { CardBack } from "../../design/CardBack.js";
import { Icon } from "../../design/Icon.js";
import { Threat } from "../../design/Threat.js";
import { Worker } from "../../design/Worker.js";
import type { Colour } from "../../protocol/bruges.js";
import type { Heard } from "../../protocol/index.js";
import type { Drawn, Flight, SoundName } from "../../table/drawing.js";
import { idOf } from "../../table/refs.js";
import { drawing, inDock } from "./DrawPiles.js";
import { Face } from "./Face.js";
import { person } from "./persons.js";

const BANK = "bank";
const coin = (
  <span className="flying-coin">
    <Icon name="guilder" />
  </span>
);
const point = (
  <span className="flying-point">
    <Icon name="points" />
  </span>
);
const card = (ref: string): ReactNode => (
  <span className={`flying-card c-${person(idOf(ref)).colour}`}>
    <Face id={idOf(ref)} />
  </span>
);
const canal = (
  <span className="flying-canal">
    <Icon name="flood" />
  </span>
);

/** The words of an event: a ref, several, or a number. */
const one = (event: Heard, key: string): string => String(event.args[key] ?? "");
const many = (event: Heard, key: string): string[] => {
  const word = event.args[key];
  return Array.isArray(word) ? word : word === undefined ? [] : [String(word)];
};

/** Workers of a colour fly together. */
function workers(refs: readonly string[], from: string, to: string): Flight[] {
  return [...new Set(refs)].map((ref) => ({
    from,
    to,
    piece: <Worker colour={idOf(ref) as Colour} />,
    count: refs.filter((other) => other === ref).length,
  }));
}

export function flights(event: Heard, drawn: Drawn<"bruges">): Flight[] {
  const seat = idOf(one(event, "seat"));
  const [hand, purse, town, threats, score] = ["hand", "purse", "town", "threats", "score"].map(
    (at) => `${at}:${seat}`,
  ) as [string, string, string, string, string];
  const to = `purse:${idOf(one(event, "to"))}`;
  const guilders = Number(event.args.guilders ?? 0);
  const colour = idOf(one(event, "threat")) as Colour;
  switch (event.id) {
    case "draws": {
      // One's own cards come from the pile one pointed at, and so cross nothing on the board.
      const pile = one(event, "pile");
      const from = seat === `${drawn.me}` && drawing(drawn) ? inDock(pile) : pile;
      return [{ from, to: hand, piece: <CardBack colour={idOf(one(event, "colour")) as Colour} /> }];
    }
    case "takes-guilders":
      return [{ from: BANK, to: purse, piece: coin, count: guilders }];
    case "pays-guilders":
      return [{ from: purse, to: BANK, piece: coin, count: guilders }];
    case "gives-guilders":
      return [{ from: purse, to, piece: coin, count: guilders }];
    case "takes-workers":
      return workers(many(event, "workers"), BANK, purse);
    case "returns-workers":
      return workers(many(event, "workers"), purse, BANK);
    case "gives-workers":
      return workers(many(event, "workers"), purse, to);
    case "plays-for-workers":
    case "plays-for-guilders":
    case "plays-for-threat":
    case "plays-for-canal":
      return [{ from: hand, to: "discards", piece: card(one(event, "card")) }];
    case "discards":
      return many(event, "cards").map((ref) => ({ from: hand, to: "discards", piece: card(ref) }));
    case "builds-house":
      return [{ from: hand, to: town, piece: <CardBack colour={idOf(one(event, "house")) as Colour} /> }];
    case "lays-from-pile":
      return [{ from: one(event, "pile"), to: town, piece: <span className="flying-card" /> }];
    case "recruits":
      return [{ from: hand, to: town, piece: card(one(event, "person")) }];
    case "loses-person":
      return [{ from: town, to: "discards", piece: card(one(event, "person")) }];
    case "person-returns-to-hand":
      return [{ from: town, to: hand, piece: card(one(event, "card")) }];
    case "loses-house":
      return [{ from: town, to: "discards", piece: card(one(event, "card")) }];
    case "builds-canal":
      return [{ from: `gate:${seat}`, to: `canal:${seat}.${idOf(one(event, "section"))}`, piece: canal }];
    case "loses-canal":
      return [{ from: `canal:${seat}.${idOf(one(event, "section"))}`, to: BANK, piece: canal }];
    case "receives-threat":
      return [{ from: `die:${colour}`, to: threats, piece: <Threat colour={colour} count={1} label="" /> }];
    case "returns-threat":
      return [{ from: threats, to: BANK, piece: <Threat colour={colour} count={1} label="" /> }];
    case "passes-threat":
      return [
        {
          from: threats,
          to: `threats:${idOf(one(event, "to"))}`,
          piece: <Threat colour={colour} count={1} label="" />,
        },
      ];
    case "takes-statue":
      return [{ from: "statues", to: score, piece: <Icon name="statue" /> }];
    case "scores":
      return [{ from: town, to: score, piece: point, count: Number(event.args.points ?? 1) }];
    case "loses-points":
      return [{ from: score, to: BANK, piece: point, count: Number(event.args.points ?? 1) }];
    default:
      return [];
  }
}

const SOUNDS: Record<string, SoundName> = {
  draws: "card",
  discards: "card",
  "plays-for-workers": "card",
  "plays-for-guilders": "card",
  "plays-for-threat": "card",
  "takes-guilders": "coins",
  "pays-guilders": "coins",
  "gives-guilders": "coins",
  "takes-workers": "worker",
  "gives-workers": "worker",
  rolls: "dice",
  "builds-canal": "canal",
  "builds-house": "house",
  recruits: "house",
  "receives-threat": "threat",
  suffers: "struck",
  "takes-statue": "score",
  "turns-majority": "score",
};

export const sound = (event: Heard): SoundName | null => SOUNDS[event.id] ?? null;
