/** Where things lie, in words: a space by its shape and the side of the centre it lies on, what it touches, and its gate. */
import type { FlandernView } from "../../protocol/flandern.js";
import type { Words } from "../../words/words.js";
import { middle, type Spot, shared, spotOf } from "./geometry.js";
import { isShut, laidOn } from "./laid.js";
import { layoutOf, type Site, type Space, siteOf } from "./layout.js";

/** From the east, the other way round than a clock, as angles go. */
const COMPASS = ["e", "ne", "n", "nw", "w", "sw", "s", "se"] as const;
const RINGS: Readonly<Record<number, readonly string[]>> = { 2: ["inner", "outer"], 3: ["inner", "mid", "outer"] };

interface Place {
  space: Space;
  side: (typeof COMPASS)[number];
  far: number;
}

const all = ({ centre, spaces, suburbs }: Site): readonly Space[] => [centre, ...spaces, ...suburbs];
const middleOf = ({ corners }: Space): Spot => middle(corners.map(spotOf));

function placeIn(site: Site, space: Space): Place {
  const [[x, y], [cx, cy]] = [middleOf(space), middleOf(site.centre)];
  const turns = Math.atan2(cy - y, x - cx) / (2 * Math.PI);
  return { space, side: COMPASS[(Math.round(turns * 8) + 8) % 8]!, far: Math.hypot(x - cx, y - cy) };
}

/** Which of those that would be called alike it is: no two spaces of a site have one name. */
function whichOf(site: Site, { space, side }: Place): string | undefined {
  const alike = (site.suburbs.includes(space) ? site.suburbs : site.spaces)
    .filter((other) => other.shape === space.shape)
    .map((other) => placeIn(site, other))
    .filter((other) => other.side === side)
    .sort((one, other) => one.far - other.far);
  const place = alike.findIndex((other) => other.space.id === space.id);
  return RINGS[alike.length]?.[place] ?? (alike.length > 3 ? `${place + 1}` : undefined);
}

/** What lies where never changes: it is measured once. */
const sides = new WeakMap<Space, { side: Place["side"]; which: string | undefined }>();
function sideOf(site: Site, space: Space): { side: Place["side"]; which: string | undefined } {
  const known = sides.get(space);
  if (known) return known;
  const place = placeIn(site, space);
  const found = { side: place.side, which: whichOf(site, place) };
  sides.set(space, found);
  return found;
}

const neighbours = new WeakMap<Space, readonly Space[]>();
function neighboursOf(site: Site, space: Space): readonly Space[] {
  const known = neighbours.get(space);
  if (known) return known;
  const found = all(site).filter((other) => other !== space && shared(space.corners, other.corners).length > 0);
  neighbours.set(space, found);
  return found;
}

const siteIn = (view: FlandernView, space: string): Site | undefined =>
  layoutOf(view.board).sites.find(({ id }) => id === siteOf(space));

/** "north-east, outer": the side of the centre it lies on; nothing for the centre itself. */
export function sideTold(view: FlandernView, id: string, words: Words): string {
  const site = siteIn(view, id);
  const space = site && all(site).find((one) => one.id === id);
  if (!site || !space || space === site.centre) return "";
  const { side, which } = sideOf(site, space);
  const ring = which && (words.has(`fl-${which}`) ? words(`fl-${which}`) : which);
  const suburb = site.suburbs.includes(space) && words("fl-suburb");
  return [words(`fl-side-${side}`), ring, suburb].filter(Boolean).join(", ");
}

/** "touches the centre (green) and small blue; gate A". */
export function touchTold(view: FlandernView, id: string, words: Words): string {
  const site = siteIn(view, id);
  const space = site && all(site).find((one) => one.id === id);
  if (!site || !space) return "";
  // A large tile lies on more than one space, and is touched once.
  const touched = neighboursOf(site, space).map((other) => view.swallowed[other.id] ?? other.id);
  const built = [...new Set(touched)].flatMap((other) => {
    const laid = laidOn(view, other);
    if (!laid) return [];
    const colour = words.name(`arms:${laid.tile.arms}`);
    return other === site.centre.id
      ? words("fl-touch-centre", { colour })
      : words("fl-touch", { shape: words(`fl-${laid.tile.shape}`), colour });
  });
  const gate = site.gates.find((one) => one.space === id && isShut(view, one));
  return [
    built.length > 0 ? words("fl-touches", { what: words.list(built) }) : words("fl-touches-nothing"),
    gate && words("fl-gate-here", { letter: gate.letter }),
  ]
    .filter(Boolean)
    .join("; ");
}

/** What a site is like before a town is there: "12 spaces; 3 small, 1 medium, 2 large at the centre; gates A, B, C". */
export function siteTold({ centre, spaces, gates }: Site, words: Words): string {
  const near = spaces.filter((space) => shared(space.corners, centre.corners).length > 0);
  const shapes = (["small", "medium", "large"] as const)
    .map((shape) => [near.filter((space) => space.shape === shape).length, words(`fl-${shape}`)] as const)
    .filter(([count]) => count > 0)
    .map(([count, shape]) => `${count} ${shape}`);
  return words("fl-site-told", {
    spaces: spaces.length,
    shapes: shapes.join(", "),
    gates: gates.length > 0 ? gates.map(({ letter }) => letter).join(", ") : words("none"),
  });
}
