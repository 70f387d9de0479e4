/** The rulebook of a game: its sections in order, and what each explains. The words are in `words/rules-<game>`, the pictures in the
 *  game's folder. All of it is fetched when somebody first asks for a rule. */
import type { ComponentType } from "react";
import type { GameName } from "../protocol/index.js";

export interface Section {
  /** Its place in the address: `/rules/bruges#canals`. It stays, for links lead to it. */
  id: string;
  /** What leads here: message ids (a question, a reason, a phase), refs (`use:canal`), and kinds of refs (`section:`). */
  explains: readonly string[];
}

export type Rulebook = readonly Section[];
/** By section. What is drawn is the game's own pieces, as they are at the table. */
export type Pictures = Readonly<Record<string, ComponentType>>;

/** By section: what stands below its text and can be used, such as an example to step through. */
export type Figures = Readonly<Record<string, ComponentType>>;

const rulebooks = import.meta.glob<{ rulebook: Rulebook }>("../games/*/rulebook.ts");
const pictures = import.meta.glob<{ pictures: Pictures }>("../games/*/pictures.tsx");
const figures = import.meta.glob<{ figures: Figures }>("../games/*/figures.tsx");

export interface Book {
  sections: Rulebook;
  pictures: Pictures;
  figures: Figures;
}

/** A game without a rulebook has an empty one. */
export async function bookOf(game: GameName): Promise<Book> {
  const [book, drawn, below] = await Promise.all([
    rulebooks[`../games/${game}/rulebook.ts`]?.(),
    pictures[`../games/${game}/pictures.tsx`]?.(),
    figures[`../games/${game}/figures.tsx`]?.(),
  ]);
  return { sections: book?.rulebook ?? [], pictures: drawn?.pictures ?? {}, figures: below?.figures ?? {} };
}

/** The section that explains a message or a ref, if one does: the ref itself before its kind. `#canals` is the section itself. */
export function sectionOf(sections: Rulebook, thing: string): Section | null {
  if (thing.startsWith("#")) return sections.find(({ id }) => thing === `#${id}`) ?? null;
  const kind = thing.includes(":") ? thing.slice(0, thing.indexOf(":") + 1) : thing;
  const says = (what: string) => sections.find((section) => section.explains.includes(what));
  return says(thing) ?? says(kind) ?? null;
}

/** The section of the first of these that has one. */
export function nearest(sections: Rulebook, things: readonly string[]): Section | null {
  for (const thing of things) {
    const found = sectionOf(sections, thing);
    if (found) return found;
  }
  return sections[0] ?? null;
}
