/** The board, as its file says: any file of the game's layouts draws itself. */
import type { Corner } from "./geometry.js";

export type Shape = "small" | "medium" | "large" | "centre";

export interface Space {
  id: string;
  shape: Shape;
  corners: readonly Corner[];
}

export interface Gate {
  letter: string;
  space: string;
  opens: readonly string[];
}

export interface Site {
  id: string;
  label: string;
  centre: Space;
  spaces: readonly Space[];
  suburbs: readonly Space[];
  gates: readonly Gate[];
}

export interface Layout {
  sites: readonly Site[];
  /** The outlines of the tiles, for those in stock. */
  outline: Readonly<Record<Shape, readonly Corner[]>>;
  /** From this length on a side is long. */
  longSide: number;
}

interface Part {
  id: string;
  shape: string;
  polygon: number[][];
}

interface LayoutFile {
  longSide: number;
  shapes: Record<string, { polygon: number[][] }>;
  sites: {
    id: string;
    label: string;
    centre: Part;
    spaces: Part[];
    suburbs: Part[];
    gates: { special: string; space: string; opens: string[] }[];
  }[];
}

const files = import.meta.glob<LayoutFile>("../../../src/guildtable/games/flandern/layouts/*.json", {
  eager: true,
  import: "default",
});

const cornersOf = (polygon: number[][]) => polygon.map(([q, r]): Corner => [q!, r!]);

function read({ longSide, shapes, sites }: LayoutFile): Layout {
  return {
    longSide,
    outline: Object.fromEntries(
      Object.entries(shapes).map(([shape, { polygon }]) => [shape, cornersOf(polygon)]),
    ) as unknown as Layout["outline"],
    sites: sites.map(({ id, label, centre, spaces, suburbs, gates }) => {
      const space = (part: Part): Space => ({
        id: `${id}-${part.id}`,
        shape: part.shape as Shape,
        corners: cornersOf(part.polygon),
      });
      return {
        id,
        label,
        centre: space(centre),
        spaces: spaces.map(space),
        suburbs: suburbs.map(space),
        gates: gates.map((gate) => ({
          letter: gate.special,
          space: `${id}-${gate.space}`,
          opens: gate.opens.map((part) => `${id}-${part}`),
        })),
      };
    }),
  };
}

export const LAYOUTS: ReadonlyMap<string, Layout> = new Map(
  Object.entries(files).map(([path, file]) => [path.split("/").at(-1)!.replace(".json", ""), read(file)]),
);

/** The board of this name, as `view.board` has it. */
export function layoutOf(board: string): Layout {
  const layout = LAYOUTS.get(board);
  if (!layout) throw new Error(`this page has no drawing of the board ${board}: load it anew`);
  return layout;
}

/** The site a space lies in: `site-1` of `site-1-S3`. */
export const siteOf = (space: string): string => space.slice(0, space.lastIndexOf("-"));

/** A space of the board by its id. */
export const spaceAt = ({ sites }: Layout, id: string): Space | undefined =>
  sites
    .filter((site) => site.id === siteOf(id))
    .flatMap(({ centre, spaces, suburbs }) => [centre, ...spaces, ...suburbs])
    .find((space) => space.id === id);
