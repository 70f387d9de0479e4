/** Where on the screen the things are that are meant: the veil is open there. */
import { useEffect, useState } from "react";
import { firstSeen } from "../table/spotting.js";

export interface Hole {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  ringed: boolean;
}

/** Boards move while they are drawn, scrolled and turned; a look every so often follows all of it. */
const EVERY = 120;

/** What is ringed has air around it, as far as there is any before its neighbours. */
const AIR = 8;
/** Neighbours are looked for so far up: what stands beside it, beside what it stands in, and so on. */
const UP = 5;
/** Half of what a ring is drawn with: it is seen whole. */
const EDGE = 3;

/** What scrolls is seen as far as its frame goes; and no ring lies on the Mentor. */
function frameOf(thing: Element): DOMRect {
  const frame = thing.closest(".board-area, .mentor") ?? thing.closest(".table");
  return frame?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
}

interface Air {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const NO_AIR: Air = { left: 0, right: 0, top: 0, bottom: 0 };

/** What stands beside a thing, and beside what it stands in. */
function neighboursOf(thing: Element): readonly DOMRect[] {
  const found: DOMRect[] = [];
  let inner = thing;
  for (let up = 0; up < UP && inner.parentElement && !inner.matches(".table, .board-area"); up++) {
    const beside = [...inner.parentElement.children].filter((one) => one !== inner && !one.matches(".sr, svg, style"));
    found.push(...beside.map((one) => one.getBoundingClientRect()));
    inner = inner.parentElement;
  }
  return found.filter(({ width, height }) => width > 1 && height > 1);
}

/** How much air there is on each side: a ring lies on nothing that is not meant. */
export function airBetween(box: DOMRect, others: readonly DOMRect[]): Air {
  const air = { left: AIR, right: AIR, top: AIR, bottom: AIR };
  const keep = (side: keyof Air, gap: number) => {
    if (gap > -1) air[side] = Math.max(0, Math.min(air[side], gap - EDGE));
  };
  for (const other of others) {
    if (other.top < box.bottom && other.bottom > box.top) {
      keep("left", box.left - other.right);
      keep("right", other.left - box.right);
    }
    if (other.left < box.right && other.right > box.left) {
      keep("top", box.top - other.bottom);
      keep("bottom", other.top - box.bottom);
    }
  }
  return air;
}

/** What stands in a row has one ring around all of it: several would lie on one another. */
export function joined(holes: readonly Hole[]): Hole[] {
  const found: Hole[] = [];
  for (const hole of holes) {
    const place = found.findIndex((other) => isOn(other, hole));
    if (place < 0) {
      found.push(hole);
      continue;
    }
    const [other] = found.splice(place, 1);
    return joined([...found, around(other!, hole), ...holes.slice(holes.indexOf(hole) + 1)]);
  }
  return found;
}

/** As near as two rings with little air. */
const CLOSE = 2 * AIR;
/** A ring around several holds little else: things in a row, not such as lie here and there among others. */
const LITTLE = 1.3;

const sizeOf = ({ width, height }: Hole) => width * height;

const isOn = (one: Hole, other: Hole) =>
  one.x < other.x + other.width + CLOSE &&
  other.x < one.x + one.width + CLOSE &&
  one.y < other.y + other.height + CLOSE &&
  other.y < one.y + one.height + CLOSE &&
  sizeOf(around(one, other)) <= LITTLE * (sizeOf(one) + sizeOf(other));

function around(one: Hole, other: Hole): Hole {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { ...one, x, y, width: right - x, height: bottom - y };
}

function holeOf(id: string, thing: Element, ringed: boolean): Hole[] {
  const [box, frame] = [thing.getBoundingClientRect(), frameOf(thing)];
  const edge = ringed ? EDGE : 0;
  const air = ringed ? airBetween(box, neighboursOf(thing)) : NO_AIR;
  const seen = Math.min(box.right, frame.right) > Math.max(box.left, frame.left);
  if (!seen || Math.min(box.bottom, frame.bottom) <= Math.max(box.top, frame.top)) return [];
  const x = Math.max(box.left - air.left, frame.left + edge);
  const y = Math.max(box.top - air.top, frame.top + edge);
  const width = Math.min(box.right + air.right, frame.right - edge) - x;
  const height = Math.min(box.bottom + air.bottom, frame.bottom - edge) - y;
  return width > 0 && height > 0 ? [{ id, x, y, width, height, ringed }] : [];
}

const holesOf = (selector: string, ringed: boolean): Hole[] =>
  joined(
    [...document.querySelectorAll(selector)].flatMap((thing, place) => holeOf(`${selector} ${place}`, thing, ringed)),
  );

function look(rings: readonly string[]): readonly Hole[] {
  const ringed = rings.flatMap((selector) => holesOf(selector, true));
  // The prompt says what is asked, and the Mentor why: both stay to be read, whatever else is spoken of.
  return ringed.length > 0 ? [...holesOf(".prompt", false), ...holesOf(".mentor", false), ...ringed] : [];
}

function lookAt(places: readonly string[]): readonly Hole[] {
  const things = new Set(places.map((place) => firstSeen([place])).filter((thing) => thing !== null));
  return [...things].flatMap((thing, place) => holeOf(`changed ${place}`, thing, true));
}

const NO_HOLES: readonly Hole[] = [];

/** What these selectors mean, and what must be read with it. */
export const useHoles = (rings: readonly string[]): readonly Hole[] => useLooking(rings, look);

/** Where these places are, by anchor. */
export const useHolesAt = (places: readonly string[]): readonly Hole[] => useLooking(places, lookAt);

function useLooking(names: readonly string[], looked: (names: readonly string[]) => readonly Hole[]): readonly Hole[] {
  const [holes, setHoles] = useState<readonly Hole[]>([]);
  const wanted = names.join("\n");
  useEffect(() => {
    let before = "[]";
    setHoles([]);
    if (!wanted) return;
    const again = () => {
      const now = looked(wanted.split("\n"));
      const print = JSON.stringify(now);
      if (print !== before) setHoles(now);
      before = print;
    };
    again();
    const watch = setInterval(again, EVERY);
    return () => clearInterval(watch);
  }, [wanted, looked]);
  // What is not meant any more is not ringed for a moment longer: pieces set out in full light.
  return wanted ? holes : NO_HOLES;
}
