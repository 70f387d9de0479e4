/** Capital Lux for the ear: the hand, and every hometown against the capital's limits. */
import type { CapitalLuxView, Limit, Profession } from "../../protocol/capital-lux.js";
import type { Heard } from "../../protocol/index.js";
import type { Hearing } from "../../table/ear.js";
import { laterThan } from "../../table/later.js";
import { seatIn } from "../../table/refs.js";
import type { Words } from "../../words/words.js";
import { cardsTold, hallTold } from "./hallTold.js";
import { faceOf, professionOf, refOf, signed } from "./professions.js";
import { standOf } from "./standing.js";

/** "Agents 8, limit 4 to 6": each profession a hometown has somebody of. */
function hometown(words: Words, { halls, players }: CapitalLuxView, seat: number): string {
  const some = players[seat]!.hometown.map((holding, place) => ({ holding, limit: halls[place]!.limit }))
    .filter(({ holding }) => holding.total > 0)
    .map(({ holding: { profession, total }, limit: { low, high } }) =>
      words(low === high ? "spoken-lux-holding" : "spoken-lux-holding-hidden", {
        profession: words.name(`capital:${profession}`),
        total,
        low: Math.max(0, low),
        high: Math.max(0, high),
      }),
    );
  return words("spoken-lux-hometown", { holdings: some.length > 0 ? some.join("; ") : words("none") });
}

const cards = (words: Words, faces: readonly string[]) =>
  words("spoken-hand", {
    cards: faces.length > 0 ? faces.map((face) => words.name(refOf(face))).join(", ") : words("none"),
  });

/** By these a limit changes: by a card, or by a modifier above it. */
const LIMITS = ["plays-to-capital", "takes-from-capital", "takes-bonus", "places-modifier", "you-place-modifier"];

const professionIn = ({ args: { capital, card } }: Heard): Profession | null =>
  capital ? professionOf(`${capital}`) : card ? faceOf(`${card}`).profession : null;

const limitTold = (words: Words, { low, high }: Limit) =>
  low === high ? signed(low) : words("spoken-lux-between", { low: signed(low), high: signed(high) });

/** "Agents' limit now 6", as the viewer knows it. */
function limitNow(words: Words, { halls }: CapitalLuxView, profession: Profession): string {
  const { limit } = halls.find((hall) => hall.profession === profession)!;
  return words("spoken-lux-limit", { profession: `capital:${profession}`, limit: limitTold(words, limit) });
}

/** "Scholars 2 of 0: 2 over". */
function standsNow(words: Words, { halls, players, phase }: CapitalLuxView, seat: number, of: Profession): string {
  const hall = halls.find(({ profession }) => profession === of)!;
  const holding = players[seat]!.hometown.find(({ profession }) => profession === of)!;
  const stand = standOf(holding, hall, phase);
  const { total } = holding;
  const limit = limitTold(words, hall.limit);
  const how =
    stand === "over" ? words("over", { over: total - hall.limit.high }) : stand === "risk" ? words("at-risk") : "";
  const stands = words("spoken-lux-stands", { profession: `capital:${of}`, total, limit });
  return how ? `${stands}: ${how}` : stands;
}

/** The last event of what a sentence of the game's own tells. */
function isToldBy(told: Heard, { id, args }: Heard): boolean {
  const { seat, card, taken, capital } = told.args;
  if (args.seat !== seat) return false;
  if (taken) return id === "takes-from-capital" && args.card === taken;
  if (capital) return ["places-modifier", "you-place-modifier"].includes(id) && args.capital === capital;
  return id === "plays-to-capital" && args.card === card;
}

/**
 * What an event did to limits and totals. What has changed again since is said by the event that changed it, and what the end of a
 * round makes of it is told there.
 */
function standing(event: Heard, view: CapitalLuxView, words: Words): string {
  if (view.phase !== "play") return "";
  const { id, args } = event;
  const seat = seatIn(args.seat);
  const isTold = id.startsWith("lux-told-");
  const since = laterThan((other) => other === event || (isTold && isToldBy(event, other)));
  const isStill = (profession: Profession) =>
    !since.some(
      (later) =>
        professionIn(later) === profession &&
        (LIMITS.includes(later.id) || (later.id === "plays-to-hometown" && later.args.seat === args.seat)),
    );
  const limits = isTold || (LIMITS.includes(id) && id !== "takes-from-capital" && id !== "takes-bonus");
  // How a limit fell by a theft, its own sentence says.
  const above = args.taken ? undefined : args.capital;
  const raised = limits ? [args.card, above].flatMap((ref) => (ref ? [`${ref}`] : [])) : [];
  const professions = raised.map((ref) => (ref.startsWith("card:") ? faceOf(ref).profession : professionOf(ref)));
  const moved = args.taken ?? (["plays-to-hometown", "takes-from-capital"].includes(id) ? args.card : undefined);
  const held = moved ? [faceOf(`${moved}`).profession] : [];
  return [
    ...[...new Set(professions)].filter(isStill).map((profession) => limitNow(words, view, profession)),
    ...(seat === null ? [] : held.filter(isStill).map((profession) => standsNow(words, view, seat, profession))),
  ].join(". ");
}

export const hearing: Hearing<"capital-lux"> = {
  counts: true,
  about: (event, { view }, words) => standing(event, view, words),
  // Which card one drew oneself is told by its name.
  earns: ({ of, seat }, me) => of === "gold" || (of === "cards" && seat !== me),
  hand({ view, me }, words) {
    const { own } = view;
    const held = own ? [...own.kept, ...own.hand, ...own.packet] : [];
    return [
      cards(words, held),
      words("spoken-lux-gold", { gold: view.players[me!]!.gold }),
      hometown(words, view, me!),
    ];
  },
  board: ({ view, me }, words) =>
    view.halls.map((hall) => {
      const own = view.phase === "round-end" ? [] : hall.modifiers.filter(({ owner }) => owner === me);
      return `${hallTold(words, hall.profession, hall.limit, own)}. ${cardsTold(words, hall)}.`;
    }),
  rival({ view, chairs }, seat, words) {
    const { name, points } = chairs[seat]!;
    const { gold, cards_in_hand } = view.players[seat]!;
    return [
      words("spoken-rival", { name, points }),
      words("spoken-lux-has", { cards: cards_in_hand, gold }),
      hometown(words, view, seat),
    ].join(" ");
  },
};
