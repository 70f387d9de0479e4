/** Flying: a copy moves from where a thing was to where it is; what it becomes is not seen before. Only transform and opacity. */
import { useSettings } from "../settings/settings.js";
import type { PieceCopy } from "./pieceCopy.js";

const LENGTH = { off: 0, quick: 240, full: 460 } as const;
/** How high a piece is lifted on its way, in px. */
const LIFT = 14;
export const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";
/** From here on a piece that becomes another is laid down, as a part of its way. */
const LAID = 0.82;
const BUMP = 180;

/** How long a piece is under way, in milliseconds; a beat leaves it less. */
export const flightLength = (beat: number | undefined): number =>
  Math.min(LENGTH[useSettings.getState().motion], beat ? Math.max(120, beat * 0.32) : Number.POSITIVE_INFINITY);

/** Is anything under way? */
export const isFlying = (): boolean => (document.querySelector(".flights")?.childElementCount ?? 0) > 0;

/** Is a piece in the air? What is kept of the table as it was, or said beside a counter, is none. */
export const isAloft = (): boolean => document.querySelector(".flights > .flying") !== null;

export interface Way {
  from: DOMRect;
  to: DOMRect;
  ms: number;
  delay: number;
  /** It does not lie there as itself: it goes into something, and is gone. */
  ends: boolean;
}

/** A piece on its way, and what it becomes; told when it is there, or when it never will be. */
export function fly(
  layer: Element,
  left: PieceCopy | null,
  becomes: PieceCopy | null,
  way: Way,
  landed: () => void,
): void {
  const looks = [left, becomes].filter((look) => look !== null);
  const motions = looks.map((look) => {
    const changes = left !== null && becomes !== null;
    // On its way it is what it was; it becomes what it is there when it is laid down.
    const fades = !changes ? [1, 1, way.ends ? 0 : 1] : look === left ? [1, 1, 0] : [0, 0, 1];
    const { node, box } = look;
    node.classList.add("flying");
    // What comes out of something is not seen before it sets out.
    if (left === null) node.style.opacity = "0";
    layer.append(node);
    const at = placedIn(layer, box);
    return node.animate?.(
      [
        { transform: at(way.from), opacity: fades[0], offset: 0 },
        { transform: at(between(way.from, way.to)), offset: 0.5 },
        { opacity: fades[1], offset: LAID },
        { transform: at(way.to), opacity: fades[2], offset: 1 },
      ],
      { duration: way.ms, delay: way.delay, easing: EASE, fill: left === null ? "forwards" : "both" },
    );
  });
  const end = () => {
    for (const { node } of looks) node.remove();
    landed();
  };
  Promise.allSettled(motions.map((motion) => motion?.finished)).then(end);
}

/** Where a copy of this size is to be moved so that it lies in the middle of a box, as large as goes in. */
function placedIn(layer: Element, size: DOMRect): (box: DOMRect) => string {
  const origin = layer.getBoundingClientRect();
  return (box) => {
    const scale = Math.min(box.width / size.width, box.height / size.height) || 1;
    const x = box.left + (box.width - size.width * scale) / 2 - origin.left;
    const y = box.top + (box.height - size.height * scale) / 2 - origin.top;
    return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(4)})`;
  };
}

const between = (one: DOMRect, other: DOMRect) =>
  new DOMRect(
    (one.x + other.x) / 2,
    (one.y + other.y) / 2 - LIFT,
    (one.width + other.width) / 2,
    (one.height + other.height) / 2,
  );

/** A box of this size in the middle of another. */
export const amid = (box: DOMRect, size: DOMRect): DOMRect =>
  new DOMRect(
    box.left + (box.width - size.width) / 2,
    box.top + (box.height - size.height) / 2,
    size.width,
    size.height,
  );

/** Not seen for so long, and then by itself again, whatever happens meanwhile; or sooner, when called back. */
export function conceal(thing: Element, ms: number): () => void {
  const hidden = thing.animate?.([{ opacity: 0 }, { opacity: 0 }], { duration: ms });
  return () => hidden?.cancel();
}

/** As it was, where it was, for so long. */
export function keep(layer: Element, { node, box }: PieceCopy, ms: number): void {
  const origin = layer.getBoundingClientRect();
  node.style.transform = `translate(${box.left - origin.left}px, ${box.top - origin.top}px)`;
  layer.append(node);
  setTimeout(() => node.remove(), ms);
}

/** Something has come to a counter. What is part of a drawing has its own place there, and keeps it. */
export function bump(thing: Element): void {
  if (thing instanceof HTMLElement) thing.animate?.({ scale: [1, 1.22, 1] }, { duration: BUMP, easing: "ease-out" });
}

/** What has another place than before goes there. */
export function slide(thing: Element, from: DOMRect, to: DOMRect, ms: number): void {
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.hypot(x, y) < 1) return;
  thing.animate?.({ translate: [`${x}px ${y}px`, "0px 0px"] }, { duration: ms, easing: EASE });
}
