/** Where a lifted card or tile stands: beside its seat; or in the dock, where a board has no room beside its seats. */
import { firstSeen } from "./spotting.js";

/** The part of a dock in which it may stand bears `data-stage`; less room than this is none. */
const LEAST = { width: 180, height: 84 };
const WIDEST = 460;
const MARGIN = 6;
/** So much of its width at most is the card's; the rest says whose it is and what came of it. */
const SHARE = 0.6;

export const middleOf = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const;

interface Point {
  x: number;
  y: number;
}

/** Put it into the dock; false where that has too little room. */
export function standInDock(card: HTMLElement, thing: HTMLElement): boolean {
  const dock = dockRoom();
  card.classList.toggle("docked", dock !== null);
  if (dock) put(card, inDock(card, thing, dock));
  return dock !== null;
}

/** Put it beside its seat. `needed` is what it may not cover, by its places. */
export function standBeside(card: HTMLElement, panel: DOMRect | null, needed: readonly (readonly string[])[]): void {
  put(card, free(card, panel, needed));
}

function put(card: HTMLElement, { x, y }: Point): void {
  card.style.left = `${x}px`;
  card.style.top = `${y}px`;
}

type DockRoom = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** What is seen of the dock's free part, where there is one. */
function dockRoom(): DockRoom | null {
  const box = document.querySelector("[data-stage]")?.getBoundingClientRect();
  if (!box) return null;
  const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
  const seen = { left: box.left, top, width: Math.min(box.width, innerWidth - box.left), height: bottom - top };
  return seen.width >= LEAST.width && seen.height >= LEAST.height ? seen : null;
}

/** As high as the dock; the thing as large as it can be in it. */
function inDock(card: HTMLElement, thing: HTMLElement, dock: DockRoom) {
  const width = Math.min(dock.width, WIDEST);
  card.style.width = `${width}px`;
  card.style.height = `${dock.height}px`;
  thing.style.setProperty("zoom", "1");
  const { width: wide, height: high } = (thing.firstElementChild ?? thing).getBoundingClientRect();
  const scale = Math.min(1, (dock.height - 2 * MARGIN) / Math.max(1, high), (width * SHARE) / Math.max(1, wide));
  thing.style.setProperty("zoom", `${scale}`);
  return { x: dock.left + (dock.width - width) / 2, y: dock.top };
}

function free(card: HTMLElement, panel: DOMRect | null, needed: readonly (readonly string[])[]) {
  const room =
    document.querySelector(".board-area")?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const boxes = needed.flatMap((names) => {
    const thing = firstSeen(names);
    const whole = thing?.closest("section")?.getBoundingClientRect();
    // A panel or a town is wanted whole; of a board only the place.
    const small = whole && whole.width * whole.height < (room.width * room.height) / 5 ? whole : null;
    return thing ? [small ?? thing.getBoundingClientRect()] : [];
  });
  return beside(panel, card.getBoundingClientRect(), room, boxes);
}

const STEPS = 6;

/** On a phone above the hand, else beside its seat: or as near to that as it covers neither one's own things nor where it goes. */
function beside(panel: DOMRect | null, card: DOMRect, room: DOMRect, needed: readonly DOMRect[]) {
  const place = panel ?? room;
  const narrow = innerWidth <= 720;
  const right = place.right + 12 + card.width <= innerWidth;
  const home = narrow
    ? { x: (innerWidth - card.width) / 2, y: room.bottom - card.height - 8 }
    : { x: right ? place.right + 12 : place.left - 12 - card.width, y: place.top };
  const [left, top] = [room.left + 8, Math.max(8, room.top + 8)];
  const most = { x: room.right - card.width - 8, y: Math.max(top, room.bottom - card.height - 8) };
  const along = (least: number, end: number) =>
    Array.from({ length: STEPS + 1 }, (_, step) => least + ((end - least) * step) / STEPS);
  const clamp = (value: number, least: number, end: number) => Math.max(least, Math.min(value, end));
  const nearest = { x: clamp(home.x, left, most.x), y: clamp(home.y, top, most.y) };
  const spots = [nearest, ...along(left, most.x).flatMap((x) => along(top, most.y).map((y) => ({ x, y })))];
  const covers = ({ x, y }: Point) =>
    needed.reduce(
      (sum, box) => sum + shared(x, card.width, box.left, box.right) * shared(y, card.height, box.top, box.bottom),
      0,
    );
  const far = ({ x, y }: Point) => Math.hypot(x - nearest.x, y - nearest.y);
  return spots.reduce((best, spot) => (covers(spot) * 9 + far(spot) < covers(best) * 9 + far(best) ? spot : best));
}

/** How much of a length lies between two ends. */
const shared = (from: number, length: number, start: number, end: number) =>
  Math.max(0, Math.min(from + length, end) - Math.max(from, start));

/** So far from what it must not cover. */
const APART = 10;

/** A card as near to where it would be as it leaves a thing to be seen; where there is no such place, it stays. */
export function aside(card: DOMRect, thing: DOMRect, room: DOMRect): Point {
  const isOver = ({ x, y }: Point) =>
    shared(x, card.width, thing.left, thing.right) * shared(y, card.height, thing.top, thing.bottom) > 0;
  const isIn = ({ x, y }: Point) =>
    x >= room.left && x + card.width <= room.right && y >= room.top && y + card.height <= room.bottom;
  const home = { x: card.x, y: card.y };
  const beside = [
    { x: thing.left - APART - card.width, y: card.y },
    { x: thing.right + APART, y: card.y },
    { x: card.x, y: thing.top - APART - card.height },
    { x: card.x, y: thing.bottom + APART },
  ].filter(isIn);
  const far = ({ x, y }: Point) => Math.hypot(x - home.x, y - home.y);
  return isOver(home) ? beside.reduce((best, spot) => (far(spot) < far(best) ? spot : best), beside[0] ?? home) : home;
}
