/** Where things are: what is ringed, and where the Tutor's card covers least of it. */
import { type CSSProperties, type RefObject, useEffect, useState } from "react";

export interface Hole {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  ringed: boolean;
  /** How much it matters that it is not covered. */
  weight: number;
}

interface Place {
  holes: readonly Hole[];
  place: CSSProperties;
  /** Wherever the card lies, it covers something. */
  crowded: boolean;
}

/** Boards move while they are drawn, scrolled and turned; a look every so often follows all of it. */
const EVERY = 120;
const EDGE = 12;
/** Rather cover what is spoken of than what must be pressed or says what is asked; rather the hand than either. */
function weightOf(thing: Element): number {
  if (thing.matches(".is-open, .btn, .prompt")) return 1000;
  return thing.matches(".dock-area") ? 1 : 10;
}
/** What lies on the board is covered where nothing is to be spared. */
const LYING = ".board-area [data-at], .board-area .log";
const LIGHT = 0.01;
/** One's own things rather not. */
const OWN = ".board-area :is(.me, .own)";

/** What scrolls is seen as far as its frame goes. */
const frameOf = (thing: Element) =>
  thing.closest(".board-area")?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);

function holesOf(selector: string, ringed: boolean): Hole[] {
  return [...document.querySelectorAll(selector)].flatMap((thing, place) => {
    const [box, frame] = [thing.getBoundingClientRect(), frameOf(thing)];
    const x = Math.max(box.left, frame.left);
    const y = Math.max(box.top, frame.top);
    const width = Math.min(box.right, frame.right) - x;
    const height = Math.min(box.bottom, frame.bottom) - y;
    const hole = { id: `${selector} ${place}`, x, y, width, height, ringed, weight: weightOf(thing) };
    return width > 0 && height > 0 ? [hole] : [];
  });
}

/** How much of the holes a card at this place would cover. */
function covered(holes: readonly Hole[], left: number, top: number, width: number, height: number): number {
  const overlap = (a: number, b: number, c: number, d: number) => Math.max(0, Math.min(b, d) - Math.max(a, c));
  return holes.reduce(
    (sum, hole) =>
      sum +
      hole.weight *
        overlap(left, left + width, hole.x, hole.x + hole.width) *
        overlap(top, top + height, hole.y, hole.y + hole.height),
    0,
  );
}

/** The corners of the board; and just above and below each thing that is ringed. */
function spotsFor(ringed: readonly Hole[], width: number, height: number): (readonly [number, number])[] {
  const bar = document.querySelector(".table > header")?.getBoundingClientRect().bottom ?? 0;
  const dock = document.querySelector(".dock-area")?.getBoundingClientRect().top ?? innerHeight;
  const right = innerWidth - width - EDGE;
  const lowest = innerHeight - height - EDGE;
  const near = ringed.flatMap((hole) => [hole.y + hole.height + EDGE, hole.y - height - EDGE]);
  const tops = [dock - height - EDGE, bar + EDGE, ...new Set(near), lowest];
  const spots = [
    ...tops.flatMap((top) => [[right, top] as const, [EDGE, top] as const]),
    [(innerWidth - width) / 2, bar + EDGE] as const,
  ];
  return spots.map(([left, top]) => [left, Math.max(bar + EDGE, Math.min(top, lowest))]);
}

function look(rings: readonly string[], spared: readonly string[], card: HTMLElement | null): Place {
  const ringed = rings.flatMap((selector) => holesOf(selector, true));
  // The prompt says what is asked: it stays to be read, whatever else is spoken of.
  const lit = [...holesOf(".prompt", false), ...ringed];
  const kept = [...lit, ...spared.flatMap((selector) => holesOf(selector, false))];
  const { offsetWidth: width, offsetHeight: height } = card ?? { offsetWidth: 0, offsetHeight: 0 };
  const lying = [
    ...holesOf(LYING, false).map((hole) => ({ ...hole, weight: LIGHT })),
    ...holesOf(OWN, false).map((hole) => ({ ...hole, weight: 8 * LIGHT })),
  ];
  const spots = spotsFor(ringed, width, height).map(([left, top]) => ({
    place: { left, top },
    cost: covered(kept, left, top, width, height),
    lies: covered(lying, left, top, width, height),
  }));
  const { place, cost } = spots.sort((a, b) => a.cost + a.lies - b.cost - b.lies)[0]!;
  return { holes: ringed.length > 0 ? lit : [], place, crowded: cost > 0 };
}

/** `spared` is not ringed, and should not be covered either. */
export function usePlace(
  rings: readonly string[],
  spared: readonly string[],
  card: RefObject<HTMLElement | null>,
): Place {
  const [place, setPlace] = useState<Place>({ holes: [], place: { left: EDGE, top: EDGE }, crowded: false });
  const wanted = rings.join("\n");
  const wished = spared.join("\n");
  useEffect(() => {
    const lines = (text: string) => (text ? text.split("\n") : []);
    let before = "";
    const again = () => {
      const now = look(lines(wanted), lines(wished), card.current);
      const print = JSON.stringify(now);
      if (print !== before) setPlace(now);
      before = print;
    };
    again();
    const watch = setInterval(again, EVERY);
    return () => clearInterval(watch);
  }, [wanted, wished, card]);
  return place;
}
