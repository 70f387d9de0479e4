/** Bruges for the ear: what a seat has, and its canals in words. */
import type { Colour, Player } from "../../protocol/bruges.js";
import type { Drawn } from "../../table/drawing.js";
import type { Hearing } from "../../table/ear.js";
import { idOf } from "../../table/refs.js";
import type { Words } from "../../words/words.js";
import { canalTold } from "./canals.js";
import { person } from "./persons.js";
import { CARD_COLOURS, penaltyOf, SIDES } from "./spaces.js";

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
  return list(
    words,
    houses.map(({ person, colour }) =>
      person ? words.name(`person:${person}`) : words("spoken-empty", { house: `house:${colour}` }),
    ),
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

export const hearing: Hearing<"bruges"> = {
  counts: true,
  earns: ({ of }) => EARNED.includes(of) || of.startsWith("worker:"),
  drew({ seat, events }, words) {
    const colours = events.map(({ args }) => idOf(`${args.colour}`) as Colour);
    return words("spoken-bruges-drew", { seat: `seat:${seat}`, colours: coloured(words, counted(colours)) });
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
  rival({ view, chairs }, seat, words) {
    const player = view.players[seat]!;
    const { name, points } = chairs[seat]!;
    const hand = words("spoken-bruges-backs", { colours: coloured(words, counted(player.backs)) });
    return [words("spoken-rival", { name, points }), hand, ...goods(words, player)].join(" ");
  },
};
