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

/** What is ringed has air around it, as far as there is any. */
const AIR = 8;
/** Half of what a ring is drawn with: it is seen whole. */
const EDGE = 3;

/** What scrolls is seen as far as its frame goes; and no ring lies on the Mentor. */
function frameOf(thing: Element): DOMRect {
  const frame = thing.closest(".board-area, .mentor") ?? thing.closest(".table");
  return frame?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
}

function holeOf(id: string, thing: Element, ringed: boolean): Hole[] {
  const [box, frame] = [thing.getBoundingClientRect(), frameOf(thing)];
  const [air, edge] = ringed ? [AIR, EDGE] : [0, 0];
  const seen = Math.min(box.right, frame.right) > Math.max(box.left, frame.left);
  if (!seen || Math.min(box.bottom, frame.bottom) <= Math.max(box.top, frame.top)) return [];
  const x = Math.max(box.left - air, frame.left + edge);
  const y = Math.max(box.top - air, frame.top + edge);
  const width = Math.min(box.right + air, frame.right - edge) - x;
  const height = Math.min(box.bottom + air, frame.bottom - edge) - y;
  return width > 0 && height > 0 ? [{ id, x, y, width, height, ringed }] : [];
}

const holesOf = (selector: string, ringed: boolean): Hole[] =>
  [...document.querySelectorAll(selector)].flatMap((thing, place) => holeOf(`${selector} ${place}`, thing, ringed));

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
