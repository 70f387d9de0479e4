/** The colours of the games. The interface has none of its own. */
export const COLOURS = ["blue", "brown", "red", "purple", "yellow", "green", "pink", "grey", "church"] as const;

export type Colour = (typeof COLOURS)[number];

/** The letter that stands for a colour wherever one is shown; in all languages the same, as the hatching is. */
export const LETTER: Record<Colour, string> = {
  blue: "B",
  brown: "N",
  red: "R",
  purple: "P",
  yellow: "Y",
  green: "G",
  pink: "K",
  grey: "A",
  church: "C",
};

/** The class that gives an element the fill, ink, tint and hatching of a colour (see tokens.css). */
export function colourClass(colour: Colour): string {
  return `c-${colour}`;
}
