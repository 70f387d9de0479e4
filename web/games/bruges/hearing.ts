/** Bruges for the ear: what a seat has, and its canals in words. */
import type { Colour, Player } from "../../protocol/bruges.js";
import type { Drawn } from "../../table/drawing.js";
import type { Hearing } from "../../table/ear.js";
import { laterThan } from "../../table/later.js";
import { idOf } from "../../table/refs.js";
import { sumOf } from "../../table/turns.js";
import { capital } from "../../words/capitalise.js";
import type { Words } from "../../words/words.js";
import { isRolled, pileTold, priceTold } from "./boardTold.js";
import { canalTold } from "./canals.js";
import { person } from "./persons.js";
import { raceTold } from "./race.js";
import { CARD_COLOURS, MAJORITIES, penaltyOf, SIDES } from "./spaces.js";

const list = (words: Words, things: readonly string[]) => (things.length > 0 ? things.join(", ") : words("none"));

/** So many of each colour: "2 blue, 1 red". */
function coloured(words: Words, counts: Readonly<Record<string, number>>): string {
  const some = CARD_COLOURS.filter((colour) => (counts[colour] ?? 0) > 0);
  return list(
    words,
    some.map((colour) => `${counts[colour]} ${words.name(`colour:${colour}`)}`),
  );
}

const counted = (colours: readonly Colour[]) =>
  Object.fromEntries(CARD_COLOURS.map((colour) => [colour, colours.filter((one) => one === colour).length]));

const threats = (words: Words, { threats }: Player) =>
  list(
    words,
    CARD_COLOURS.filter((colour) => (threats[colour] ?? 0) > 0).map(
      (colour) => `${threats[colour]} ${words.name(`penalty:${penaltyOf(colour)}`)}`,
    ),
  );

/** Who lives where, and which houses are empty. */
function houses(words: Words, { houses }: Player): string {
  const told = houses.map(({ person, colour }) =>
    person ? words.name(`person:${person}`) : words("spoken-empty", { house: `house:${colour}` }),
  );
  const count = (name: string) => told.filter((one) => one === name).length;
  return list(
    words,
    [...new Set(told)].map((name) => (count(name) > 1 ? words("repeated", { name, count: count(name) }) : name)),
  );
}

const goods = (words: Words, player: Player) => [
  words("spoken-bruges-purse", {
    guilders: player.guilders,
    workers: coloured(words, player.workers),
    threats: threats(words, player),
  }),
  words("spoken-bruges-houses", { houses: houses(words, player), step: player.reputation }),
  ...SIDES.map((side) => canalTold(words, player, side)),
];

/** What is taken in a turn; what is built its own sentence says. */
const EARNED = ["guilders", "points", "steps", "cards"];

/** By these somebody pays. What one loses or gives away is no price. */
const PAID = ["pays-guilders", "returns-workers"];

/** What is had for a price at once: its sentence comes after it. */
const BOUGHT = ["advances", "recruits"];

/** Whose text says why cards may be discarded: the question does not, and it comes without being called for. */
const DISCARDS = ["seneschal", "auctioneer"];

export const hearing: Hearing<"bruges"> = {
  counts: true,
  asks({ view, me, pointing: { asked, picked } }, words) {
    if (asked?.why === "choose-pile") {
      const [left, right] = view.piles.map(({ top }) => (top ? words.name(`colour:${top}`) : words("pile-empty")));
      return words("spoken-bruges-piles", { left: left!, right: right! });
    }
    if (asked?.why !== "discard-cards") return "";
    if (picked.chosen.length > 0) return words("spoken-chosen", { what: [...picked.chosen] });
    const who = DISCARDS[view.phase === "play" ? 1 : 0];
    const isMine = view.players[me!]!.houses.some(({ person }) => person === who);
    return asked.least === 0 && isMine ? `${capital(words.name(`person:${who}`))}: ${words(`text-${who}`)}` : "";
  },
  earns: ({ of }) => EARNED.includes(of) || of.startsWith("worker:"),
  // What came and went since is not of this turn.
  total({ of, seat }, { events }, { view, me }, telling) {
    if (of !== "guilders" || seat !== me) return null;
    const since = sumOf(
      laterThan((event) => event === events.at(-1)),
      telling,
    ).find((result) => result.of === of && result.seat === me);
    return view.players[me]!.guilders - (since?.amount ?? 0);
  },
  isPaid: ({ id }) => PAID.includes(id),
  tells: ({ id }) => id === "builds-canal",
  isPrice: ({ id }, deed) => id === "pays-guilders" && BOUGHT.includes(deed.id),
  everybody({ id, args }, { events }, { view, me }) {
    if (id !== "receives-threat") return null;
    const alike = events.filter((other) => other.id === id && other.args.threat === args.threat);
    if (new Set(alike.map((other) => other.args.seat)).size < view.players.length) return null;
    const own = alike.findLast((other) => other.args.seat === `seat:${me}`);
    return { id: "spoken-bruges-all-threat", args: { threat: args.threat!, count: own?.args.count ?? 0 } };
  },
  drew({ seat, events }, words) {
    const colours = events.map(({ args }) => idOf(`${args.colour}`) as Colour);
    return words("spoken-bruges-drew", { seat: `seat:${seat}`, colours: coloured(words, counted(colours)) });
  },
  // By colour and price one chooses; all that a card says is told when it is chosen.
  thing(ref, _drawn, words) {
    if (!ref.startsWith("card:")) return null;
    const { colour, price } = person(idOf(ref));
    return words("spoken-bruges-choice", { card: ref, colour: words.name(`colour:${colour}`), price });
  },
  // Whoever takes the step is told of; all others who were asked have not.
  declined: (seat, { phase }, words) =>
    phase === "advance" ? words("spoken-bruges-stays", { seat: `seat:${seat}` }) : "",
  hand({ view, me }: Drawn<"bruges">, words) {
    const { own } = view;
    const cards = [...(own?.hand ?? []), ...(own?.drawn ?? [])].map((id) => {
      const { colour, price } = person(id);
      return words("spoken-bruges-card", { card: `card:${id}`, colour: words.name(`colour:${colour}`), price });
    });
    const unseen = own?.unseen ?? [];
    return [
      words("spoken-hand", { cards: cards.length > 0 ? cards.join("; ") : words("none") }),
      unseen.length > 0 ? words("spoken-unseen", { colours: coloured(words, counted(unseen)) }) : "",
      ...goods(words, view.players[me!]!),
    ];
  },
  board(drawn, words) {
    const { view } = drawn;
    const dice = CARD_COLOURS.map((colour) => `${words.name(`colour:${colour}`)} ${view.dice[colour]}`);
    const statue = view.statues.at(-1);
    return [
      isRolled(view) ? `${words("dice")}: ${dice.join(", ")}.` : "",
      priceTold(words, view),
      ...SIDES.map((side, place) => `${capital(words.name(`pile:${side}`))}: ${pileTold(words, view, place)}.`),
      `${capital(words("bruges-extra", { cards: view.extra.cards }))}.`,
      ...MAJORITIES.map(
        (majority) => `${capital(words.name(`majority:${majority}`))}: ${raceTold(words, drawn, majority)}.`,
      ),
      `${capital(statue ? words("bruges-next-statue", { points: statue }) : words("bruges-no-statue"))}.`,
    ];
  },
  rival({ view, chairs }, seat, words) {
    const player = view.players[seat]!;
    const { name, points } = chairs[seat]!;
    const hand = words("spoken-bruges-backs", { colours: coloured(words, counted(player.backs)) });
    return [words("spoken-rival", { name, points }), hand, ...goods(words, player)].join(" ");
  },
};
