/** Who stands in the supplement: everybody the rulebooks know, article by article, and who works well with whom. What is said of
 *  them is in `words/book/persons`: `mind-<first of the article>` and `together-<id>`. */
import { type ActsWhen, type Person, person } from "./persons.js";

/** Persons with one and the same effect share an article. */
const FAMILIES: readonly (readonly string[])[] = [
  ["acrobat", "bard", "juggler", "minstrel", "dancer"],
  ["coachman", "messenger", "town_crier", "scribe", "groom"],
  ["coal_miner", "mason", "miller", "shoemaker", "vintner"],
  ["councilman", "councillor"],
];

const SINGLE: readonly string[] = [
  "alchemist",
  "beggar",
  "carpet_maker",
  "jailor",
  "mathematician",
  "moneylender",
  "porter",
  "thief",
  "troublemaker",
  "architect",
  "prince",
  "princess",
  "saddler",
  "servant",
  "shopkeeper",
  "tailor",
  "vicar",
  "accountant",
  "astronomer",
  "earl",
  "fire_eater",
  "fountain_builder",
  "guard",
  "inventor",
  "judge",
  "king",
  "lawyer",
  "notary",
  "plasterer",
  "powderman",
  "preacher",
  "queen",
  "bishop",
  "butler",
  "engraver",
  "geographer",
  "mayor",
];

export interface Article {
  /** The first of them gives it its name and its words. */
  id: string;
  persons: readonly Person[];
}

export const ARTICLES: readonly Article[] = [...FAMILIES, ...SINGLE.map((id) => [id])].map((ids) => ({
  id: ids[0]!,
  persons: ids.map(person),
}));

/** Where the supplement speaks of a person, if it does. */
export const articleOf = (id: string): string | null =>
  ARTICLES.find(({ persons }) => persons.some((one) => one.id === id))?.id ?? null;

/** The signs on the cards, as the supplement orders them. Three kinds of moments are printed as one loop. */
export const SIGNS: Readonly<Record<string, readonly ActsWhen[]>> = {
  arrow: ["at-once"],
  worker: ["for-worker"],
  loop: ["once-a-round", "always", "whenever"],
  laurel: ["at-end"],
};

/** Who works well with whom. */
export const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  fountains: ["acrobat", "fountain_builder"],
  guard: ["guard", "porter"],
  plasterer: ["plasterer", "architect"],
  preacher: ["preacher", "tailor"],
  astronomer: ["astronomer", "alchemist"],
  notary: ["notary", "earl"],
  judge: ["judge", "tailor"],
  coaches: ["coachman", "messenger"],
  recruits: ["fire_eater", "coachman"],
  inventor: ["inventor", "groom"],
  workers: ["lawyer", "coal_miner", "bishop"],
  groups: ["saddler", "engraver"],
  bureau: ["mayor", "councilman"],
  canals: ["geographer", "shopkeeper"],
};
