/** Threads: from a lifted card to whatever it does something to. */
import { firstSeen } from "./spotting.js";

const MOST = 4;
const DRAWN = 140;

type Point = [number, number];

export interface Thread {
  /** The first of these places that is seen. */
  to: readonly string[];
  /** Is something taken there? Such a thread is dotted, too: colour is never alone. */
  loss: boolean;
}

/** Draw them; called back, they are gone. */
export function drawThreads(layer: Element, card: DOMRect, threads: readonly Thread[]): () => void {
  const origin = layer.getBoundingClientRect();
  const drawn = threads.slice(0, MOST).flatMap(({ to, loss }) => {
    const end = firstSeen(to)?.getBoundingClientRect();
    if (!end || overlaps(card, end)) return [];
    const [x2, y2] = [end.left + end.width / 2, end.top + end.height / 2];
    const [x1, y1] = clearOfDock(edgeOf(card, x2, y2), [x2, y2]);
    const thread = document.createElement("i");
    thread.className = `thread ${loss ? "loss" : ""}`;
    thread.style.width = `${Math.hypot(x2 - x1, y2 - y1)}px`;
    const at = `translate(${x1 - origin.left}px, ${y1 - origin.top}px) rotate(${Math.atan2(y2 - y1, x2 - x1)}rad)`;
    thread.style.transform = at;
    layer.append(thread);
    thread.animate?.({ transform: [`${at} scaleX(0)`, at] }, { duration: DRAWN, easing: "ease-out" });
    return [thread];
  });
  return () => {
    for (const thread of drawn) thread.remove();
  };
}

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** From a card that lies in the dock it begins at the dock's edge: what is told in between is to be read. */
function clearOfDock([x1, y1]: Point, [x2, y2]: Point): Point {
  const edge = document.querySelector(".dock-area")?.getBoundingClientRect().top ?? 0;
  if (edge <= y2 || edge >= y1) return [x1, y1];
  return [x1 + ((x2 - x1) * (y1 - edge)) / (y1 - y2), edge];
}

/** Where a line from the middle of a box to a point leaves it. */
function edgeOf(box: DOMRect, x: number, y: number): Point {
  const [mx, my] = [box.left + box.width / 2, box.top + box.height / 2];
  const [dx, dy] = [x - mx, y - my];
  const share = Math.min(box.width / 2 / Math.max(1, Math.abs(dx)), box.height / 2 / Math.max(1, Math.abs(dy)));
  return [mx + dx * share, my + dy * share];
}
