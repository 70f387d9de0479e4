/** Bruges: two rounds, with each of the six uses once. Whatever a use needs, the question itself says whether it is there. */

import { isUnpicked, type LessonScene, type LessonScript, othersOf, type Remarks } from "../../lesson/script.js";
import { person } from "./persons.js";
import type { Use } from "./useKinds.js";

type City = LessonScene<"bruges">;

const isAsked = ({ asked }: City, why: string) => asked?.why === why;
const cardOf = (path: string) => path.split("/")[0]!.replace("card:", "");
const isUse = (path: string, use: Use) => path.startsWith("card:") && path.split("/")[1] === `use:${use}`;

/** Cards kept for later steps: one for a canal, and the person that costs least. */
function kept({ view, me }: City): string[] {
  const hand = [...(view.own?.hand ?? [])].sort((a, b) => person(a).price - person(b).price);
  const colours = view.players[me]!.canals.map((canal) => canal.colour);
  const dug = hand.slice(1).find((card) => colours.includes(person(card).colour));
  return [...hand.slice(0, 1), ...(dug ? [dug] : [])];
}

/** How good a card is for a use: what it brings, or that it is missed least. */
function merit(scene: City, path: string, use: Use): number {
  const card = cardOf(path);
  const { price, colour } = person(card);
  const spare = kept(scene).includes(card) ? -100 : 0;
  switch (use) {
    case "guilders":
      return (scene.view.dice[colour] ?? 0) + spare;
    case "canal":
      return card === kept(scene)[0] ? -100 : -price;
    case "recruit":
      return price;
    default:
      return price + spare;
  }
}

/** The way to use the best card so: its refs one after another; empty if no card can be. */
function wayOf(scene: City, use: Use): string[] {
  if (!isAsked(scene, "take-turn")) return [];
  const paths = scene.asked!.offers.map((offer) => offer.path).filter((path) => isUse(path, use));
  return [...paths].sort((a, b) => merit(scene, b, use) - merit(scene, a, use))[0]?.split("/") ?? [];
}

/** Who lives in one of the learner's houses. */
const tenantOf = ({ view, me }: City) => view.players[me]!.houses.find(({ person }) => person)?.person;

/** The next spaces of one's own canals. */
const canals = ({ me }: City) => [`[data-at^="canal:${me}."]`];

/** The third and the fifth space of one's own canals, and the statue the fifth earns. */
const scoring = ({ me }: City) => [
  `[data-space^="${me}."][data-space$=".3"]`,
  `[data-space^="${me}."][data-space$=".5"]`,
  '.stock:has([data-at="statue"])',
];

/** The die that says what the card brings. */
const payingDie = (scene: City) =>
  wayOf(scene, "guilders")
    .slice(0, 1)
    .map((ref) => `[data-at="die:${person(cardOf(ref)).colour}"]`);

const using = (use: Use, about: (scene: City) => readonly string[] = () => []) => ({
  id: `bruges-${use}`,
  when: (scene: City) => wayOf(scene, use).length > 0,
  must: (scene: City) => wayOf(scene, use),
  // Once a card is picked, what it says is read: nothing else is spoken of.
  about: (scene: City) => (isUnpicked(scene) ? about(scene) : []),
  args: (scene: City) => ({ card: wayOf(scene, use)[0] ?? "" }),
});

/** Three from the left pile, then from the right: so the first hand is the same for everybody. */
const pileOf = ({ view, me }: City) => (view.players[me]!.backs.length < 3 ? "pile:left" : "pile:right");

export const script: LessonScript<"bruges"> = [
  { id: "bruges-welcome", when: ({ view }) => view.round === 1, args: (scene) => ({ others: othersOf(scene) }) },
  {
    id: "bruges-draw",
    when: (scene) => isAsked(scene, "choose-pile"),
    must: (scene) => [pileOf(scene)],
    repeats: true,
  },
  {
    id: "bruges-dice",
    when: ({ view }) => ["advance", "play"].includes(view.phase),
    about: () => [".dice-box"],
    read: "b",
  },
  {
    id: "bruges-threats",
    when: ({ view }) => ["advance", "play"].includes(view.phase),
    about: () => [".me .threats", ".purse-line .threats"],
    read: "h",
  },
  {
    id: "bruges-step",
    when: (scene) => isAsked(scene, "advance"),
    must: () => ["button:yes"],
    about: () => [".stairs"],
  },
  { id: "bruges-hand", when: (scene) => isAsked(scene, "take-turn"), about: () => [".hand"], read: "h" },
  using("guilders", payingDie),
  {
    id: "bruges-end-turn",
    when: (scene) => isAsked(scene, "after-card"),
    must: () => ["button:end-turn"],
    args: ({ view, me }) => ({ people: view.players[me]!.houses.filter((house) => house.person).length }),
  },
  using("house"),
  using("recruit", () => [".houses .lot"]),
  {
    id: "bruges-people",
    when: (scene) => tenantOf(scene) !== undefined,
    about: () => [".houses .lot"],
    args: (scene) => ({ person: `person:${tenantOf(scene)}` }),
    read: "h",
  },
  // Why one digs is said before one does.
  { id: "bruges-statues", when: (scene) => wayOf(scene, "canal").length > 0, about: scoring, read: "h" },
  using("canal", canals),
  using("threat"),
  using("workers"),
  {
    id: "bruges-majorities",
    when: ({ view }) => view.round > 1,
    overPanel: true,
    read: "b",
    about: ({ panel }) => (panel ? [".round-end .races-told"] : [".majorities", ".races"]),
    args: ({ view, me }) => ({ turned: view.players[me]!.majorities.length }),
  },
  {
    id: "bruges-last-round",
    when: ({ view }) => view.round > 2,
    about: () => [".piles"],
    args: ({ view }) => ({ left: view.piles[0]?.cards ?? 0, right: view.piles[1]?.cards ?? 0 }),
    read: "b",
  },
  { id: "bruges-end", when: ({ view }) => view.round > 2 },
];

/** Of a roll, the threats it brought the learner; what the end of a round was like, its panel has told. */
export const remarks: Remarks = ({ kind, deed, events }, _turns, me) => {
  if (kind !== "table" || !deed) return null;
  if (deed.id === "turns-majority") return [];
  return deed.id === "rolls"
    ? events.filter(({ id, args }) => id === "receives-threat" && args.seat === `seat:${me}`)
    : null;
};
