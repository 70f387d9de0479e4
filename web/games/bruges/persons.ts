/** What is printed on the cards. The file is written from the rules' own pages (`make persons`): a new person needs nothing here. */
import type { Colour } from "../../protocol/bruges.js";
import printed from "./persons.json";

export type ActsWhen = "at-once" | "for-worker" | "once-a-round" | "always" | "whenever" | "at-end";

export interface Person {
  id: string;
  colour: Colour;
  group: string;
  price: number;
  points: number;
  icon: ActsWhen;
  /** The worker it is paid with, once a round. */
  worker: Colour | null;
  /** Where we know it from: `rulebook`, `supplement`, `mentioned`, `outside`, or nothing if it is our own. */
  known: string;
  /** Which facts of a known person no text gives. */
  ours: readonly string[];
}

type Printed = Omit<Person, "id" | "ours"> & { ours: string };
const PERSONS = printed as Record<string, Printed>;

/** A card nobody told us of is still a card: grey in everything but its name. */
const STRANGER = {
  colour: "brown",
  group: "craftsman",
  price: 0,
  points: 0,
  icon: "always",
  worker: null,
  known: "",
  ours: "",
} as const;

export function person(id: string): Person {
  const { ours, ...face } = PERSONS[id] ?? STRANGER;
  return { id, ...face, ours: ours.split(" ").filter(Boolean) };
}

/** Everybody there is, in the order of the deck's own page. */
export const EVERYBODY: readonly Person[] = Object.keys(PERSONS).map(person);

/** Known from a rulebook in full, in part, from elsewhere only, or not at all. */
export type Origin = "known" | "part" | "outside" | "ours";

export function origin({ known, ours }: Person): Origin {
  if (known === "") return "ours";
  if (known === "outside") return "outside";
  return ours.length > 0 ? "part" : "known";
}
