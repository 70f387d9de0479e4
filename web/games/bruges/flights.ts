/** What flies when something is told: cards, workers, guilders, threats, from where they were to where they go. */
import type { Heard } from "../../protocol/index.js";
import type { Drawn, Flight, SoundName } from "../../table/drawing.js";
import { idOf, seatIn } from "../../table/refs.js";
import { inDock } from "./DrawPiles.js";
import { person } from "./persons.js";

const DISCARDED = { to: ["discards"], over: "discards" } as const;

/** The words of an event: a ref, several, or a number. */
const one = (event: Heard, key: string): string => String(event.args[key] ?? "");
const many = (event: Heard, key: string): string[] => {
  const word = event.args[key];
  return Array.isArray(word) ? word : word === undefined ? [] : [String(word)];
};

/** The card or person by whom something is done: lifted, in its house, or still in hand. */
function doer(deed: Heard | null): string[] {
  const who = deed && (one(deed, "person") || one(deed, "card"));
  return who ? ["stage", `person:${idOf(who)}`, `card:${idOf(who)}`] : [];
}

/** Tokens of a counter fly together. */
const tokens = (refs: readonly string[], from: (ref: string) => string[], to: (ref: string) => string[]): Flight[] =>
  [...new Set(refs)].map((ref) => ({
    from: from(ref),
    to: to(ref),
    as: "sign",
    count: refs.filter((other) => other === ref).length,
  }));

export function flights(event: Heard, { view, me }: Drawn<"bruges">, deed: Heard | null): Flight[] {
  const seat = seatIn(event.args.seat);
  const other = seatIn(event.args.to) ?? seatIn(event.args.victim);
  const own = seat === me;
  const of = (what: string) => [`${what}@${seat}`];
  const ofOther = (what: string) => [`${what}@${other}`];
  const by = doer(deed);
  const who = deed && (one(deed, "person") || null);
  const guilders = { as: "sign", count: Number(event.args.guilders ?? 0) } as const;
  const points = Number(event.args.points ?? 0);
  /** A card in hand: one's own by its face, a rival's by its back. */
  const inHand = (card: string) => (own ? [card] : [`back:${seat}.${person(idOf(card)).colour}`]);
  switch (event.id) {
    case "draws": {
      const { unseen, drawn, hand } = view.own ?? { unseen: [], drawn: [], hand: [] };
      const colour = idOf(one(event, "colour"));
      // Backs lie in the order of the colours, whenever they came.
      const back = (unseen as readonly string[]).lastIndexOf(colour);
      const last = back < 0 ? `card:${drawn.at(-1) ?? hand.at(-1)}` : `unseen:${back}`;
      const pile = one(event, "pile");
      // One's own cards come from the pile one pointed at.
      if (own) return [{ from: [inDock(pile), pile], to: [last] }];
      return [{ from: [pile, inDock(pile)], to: [`back:${seat}.${colour}`] }];
    }
    case "takes-guilders":
      return [{ from: by, to: of("guilders"), ...guilders }];
    case "pays-guilders":
    case "loses-guilders":
      return [{ from: of("guilders"), to: by, ...guilders }];
    case "takes-guilders-from":
      return [{ from: ofOther("guilders"), to: of("guilders"), ...guilders }];
    case "gives-guilders":
      return [{ from: of("guilders"), to: ofOther("guilders"), ...guilders }];
    case "takes-workers":
      return tokens(many(event, "workers"), () => by, of);
    case "takes-workers-from":
      return tokens(many(event, "workers"), ofOther, of);
    case "returns-workers":
    case "loses-workers":
      return tokens(many(event, "workers"), of, () => by);
    case "gives-workers":
      return tokens(many(event, "workers"), of, ofOther);
    case "plays-for-workers":
    case "plays-for-guilders":
    case "plays-for-threat":
    case "plays-for-canal":
      return [{ from: inHand(one(event, "card")), ...DISCARDED }];
    case "discards":
      return many(event, "cards").map((card) => ({ from: inHand(card), ...DISCARDED }));
    case "you-built-with":
      return [{ from: [one(event, "card")], to: [`house:${person(idOf(one(event, "card"))).colour}`] }];
    case "builds-house": {
      // One's own card is known: see above.
      const colour = idOf(one(event, "house"));
      return own ? [] : [{ from: [`back:${seat}.${colour}`], to: of("houses") }];
    }
    case "lays-from-pile": {
      const pile = one(event, "pile");
      const laid = own ? [`house:${view.players[seat!]!.houses.at(-1)?.colour}`] : of("houses");
      return [{ from: [inDock(pile), pile], to: laid }];
    }
    case "recruits": {
      const [recruit, house] = [one(event, "person"), one(event, "house")];
      return [{ from: inHand(`card:${idOf(recruit)}`), to: [recruit], ...(own ? { over: house } : {}) }];
    }
    case "loses-person":
      return [{ from: [one(event, "person")], ...DISCARDED }];
    case "person-returns-to-hand":
      return [{ from: [`person:${idOf(one(event, "card"))}`], to: inHand(one(event, "card")) }];
    case "loses-house":
      return [{ from: own ? [one(event, "house")] : of("houses"), ...DISCARDED }];
    case "builds-canal": {
      const space = `dug:${seat}.${idOf(one(event, "section"))}.${event.args.space}`;
      return [{ from: [...by, `gate:${seat}`], to: [space], as: "arriving", over: space }];
    }
    case "receives-threat": {
      // Who has none to blame was struck by the dice.
      const threat = one(event, "threat");
      return [{ from: deed?.id === "rolls" ? [`die:${idOf(threat)}`] : by, to: of(threat), as: "sign" }];
    }
    case "returns-threat":
      return [{ from: of(one(event, "threat")), to: by, as: "sign" }];
    case "passes-threat":
      return [{ from: of(one(event, "threat")), to: ofOther(one(event, "threat")), as: "sign" }];
    case "advances":
      return [{ from: [`pawn:${seat}`], to: [`pawn:${seat}`] }];
    case "takes-statue":
      return [{ from: ["statue"], to: [...of("statues"), ...of("points")] }];
    case "scores":
      return [{ from: by, to: of("points"), as: "sign", count: points, gain: { amount: points, by: who } }];
    case "loses-points":
      return [{ from: [], to: of("points"), as: "sign", gain: { amount: -points, by: who } }];
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
  "takes-guilders-from": "coins",
  "loses-guilders": "coins",
  "takes-workers": "worker",
  "gives-workers": "worker",
  "takes-workers-from": "worker",
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
