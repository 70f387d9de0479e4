/** What lies where, read from the view. */
import type { FlandernView, TownView } from "../../protocol/flandern.js";
import type { Heard } from "../../protocol/index.js";
import { idOf } from "../../table/refs.js";
import { type Gate, type Site, type Space, siteOf } from "./layout.js";
import { type Tile, tileOf } from "./tileKinds.js";

/** A district on the board. */
export interface Laid {
  tile: Tile;
  /** A building-site piece lies on it. */
  building: boolean;
  /** Guild Masters, printed ones and pieces. */
  masters: number;
  cathedral: boolean;
}

export function laidOn(view: FlandernView, space: string): Laid | null {
  const found = view.districts[space] as [string, boolean?, number?, boolean?] | undefined;
  if (!found) return null;
  const [kind, building = false, more = 0, cathedral = false] = found;
  const tile = tileOf(kind);
  return { tile, building, masters: tile.masters + more, cathedral };
}

export const townAt = (view: FlandernView, site: string): TownView | null =>
  view.towns.find((town) => town.site === site) ?? null;

/** The site an event tells of, where it tells of a space or of a town that is founded. */
export const siteIn = ({ args: { space, site } }: Heard): string | null =>
  typeof space === "string" ? siteOf(idOf(space)) : typeof site === "string" ? idOf(site) : null;

/** The spaces that are ones now: the centre, those of the site, and suburbs that have been opened. */
export const spacesOf = (view: FlandernView, site: Site): Space[] => [
  site.centre,
  ...site.spaces,
  ...site.suburbs.filter((suburb) => view.opened.includes(suburb.id)),
];

/** Is a gate still to be opened? It is lost once something else is built there, or nothing can be. */
export const isShut = (view: FlandernView, { space, opens }: Gate): boolean =>
  !view.districts[space] && !view.covered.includes(space) && !opens.some((suburb) => view.opened.includes(suburb));

/** Are the centres still being laid? */
export const isFounding = ({ phase }: FlandernView): boolean =>
  phase === "set-up" || phase === "centres" || phase === "last-centres";

export interface Play {
  card: string;
  influence: number;
}

/** What a seat has played in this round; nothing before all reveal. */
export function playOf(view: FlandernView, seat: number): Play | null {
  const found = view.chosen[seat] as [string, number?] | undefined;
  if (!found || !["act", "golden-action", "score"].includes(view.phase)) return null;
  return { card: found[0], influence: found[1] ?? 0 };
}

/** The place of a seat in the order of play; null once it has acted, or if there is no order. */
export function placeOf(view: FlandernView, seat: number): number | null {
  const place = view.order.indexOf(seat);
  return place < 0 ? null : view.players.length - view.order.length + place + 1;
}

export const goldenLeft = (view: FlandernView): number =>
  (view.golden_left as unknown as number[]).reduce((sum, count) => sum + count, 0);
