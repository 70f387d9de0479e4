/** Launching: what is kept of a piece before the table is drawn anew, and how it sets out once it is. */
import type { Words } from "../words/words.js";
import type { Flight } from "./drawing.js";
import { amid, bump, conceal, fly, keep } from "./flying.js";
import { copyOf, type PieceCopy } from "./pieceCopy.js";
import { withSign } from "./Results.js";
import { firstSeen, thingsSeen } from "./spotting.js";

const MOST = 6;
const APART = 40;
const SAID = 2000;
/** Whatever is held back is seen after so long, come what may. */
const LATEST = 20_000;
/** So many px are no other place. */
const SAME = 2;

/** A piece about to set out, and the table as it stood. */
export interface Departure {
  flight: Flight;
  /** Where it sets out from; null where that is not seen, or not yet. */
  box: DOMRect | null;
  left: PieceCopy | null;
  /** What stood where it goes, and where. */
  stood: Element | null;
  stoodAt: DOMRect | null;
  kept: readonly PieceCopy[];
}

/** So many set out one after the other, so many ms apart; what is more goes with the last. */
const IN_TURN = 6;
const IN_A_ROW = 60;

/** When each of these sets out: one after the other, and wave after wave. A card on the stage is before all waves but the first. */
export function delaysOf(flights: readonly Flight[], ms: number, untilLaid = 0): readonly number[] {
  const waves = [...new Set(flights.map(({ wave = 0 }) => wave))].sort((one, other) => one - other);
  const ofWave = (wave: number) => flights.filter((flight) => (flight.wave ?? 0) === wave);
  const length = (wave: number) => Math.min(ofWave(wave).length - 1, IN_TURN) * IN_A_ROW + ms;
  return flights.map((flight) => {
    const { wave = 0 } = flight;
    const before = waves.filter((one) => one < wave).reduce((sum, one) => sum + length(one), 0);
    const start = wave > 0 ? Math.max(before, untilLaid) : before;
    return start + Math.min(ofWave(wave).indexOf(flight), IN_TURN) * IN_A_ROW;
  });
}

const isCounter = (flight: Flight) => flight.to[0]?.includes("@") ?? false;

/** The sign of a counter. */
const signIn = (thing: Element | null): Element | null =>
  thing && (thing.matches("svg") ? thing : thing.querySelector("svg"));

/** What changes when something is counted: a number beside a name and a face, not all of them. */
const countedIn = (thing: Element): Element => thing.querySelector("[data-counted]") ?? thing;

/** What was sent, as it stood before its question was closed: by then it may be drawn no more. */
export type Leaving = ReadonlyMap<string, PieceCopy>;

export const NOBODY_LEAVES: Leaving = new Map();

export function leavingOf(refs: readonly string[], layer: Element): Leaving {
  const seen = refs.map((ref) => [ref, firstSeen([ref])] as const);
  return new Map(seen.flatMap(([ref, thing]) => (thing ? [[ref, copyOf(thing, layer)]] : [])));
}

export function departureOf(flight: Flight, layer: Element, leaving: Leaving): Departure {
  const from = firstSeen(flight.from);
  const [own = ""] = flight.from;
  const left = flight.as === "sign" || firstSeen([own]) ? undefined : leaving.get(own);
  if (left) return departed(flight, flight.as ? null : left, left.box, layer);
  const shown =
    flight.as === "sign" ? (isCounter(flight) ? null : signIn(from)) : flight.as === "arriving" ? null : from;
  const box = (shown ?? from)?.getBoundingClientRect() ?? null;
  return departed(flight, shown && copyOf(shown, layer), box, layer);
}

function departed(flight: Flight, left: PieceCopy | null, box: DOMRect | null, layer: Element): Departure {
  const stood = firstSeen(flight.to);
  const over = flight.over
    ? thingsSeen(flight.over)
    : flight.as === "sign" && isCounter(flight) && stood
      ? [countedIn(stood)]
      : [];
  return {
    flight,
    box,
    left,
    stood,
    stoodAt: stood?.getBoundingClientRect() ?? null,
    kept: over.map((thing) => copyOf(thing, layer)),
  };
}

/** What is told later stays as it was until then: the target is not seen, and what stood there is. Called back, it is as it is. */
export function holdBack(layer: Element, departure: Departure, taken: Set<Element>): () => void {
  const { flight } = departure;
  const counts = flight.as === "sign";
  const target = firstSeen(flight.to, counts ? undefined : taken) ?? firstSeen(flight.to);
  if (!target || taken.has(target)) return () => undefined;
  const standing = target === departure.stood && isSame(target.getBoundingClientRect(), departure.stoodAt);
  if (counts ? !isCounter(flight) || !departure.kept[0] : standing) return () => undefined;
  taken.add(target);
  const held = counts ? countedIn(target) : target;
  return hold(layer, held, departure.kept, held.getBoundingClientRect(), LATEST);
}

interface Launch {
  layer: Element;
  departure: Departure;
  ms: number;
  delay: number;
  /** What another of these pieces goes to already. */
  taken: Set<Element>;
  words: Words;
}

export function launch({ layer, departure, ms, delay, taken, words }: Launch): void {
  const { flight } = departure;
  const counts = flight.as === "sign";
  const target = firstSeen(flight.to, counts ? undefined : taken) ?? firstSeen(flight.to);
  if (!target) return;
  const first = !taken.has(target);
  taken.add(target);
  const box = target.getBoundingClientRect();
  const from = departure.box ?? firstSeen(flight.from)?.getBoundingClientRect() ?? null;
  const sign = counts && isCounter(flight) ? signIn(target) : null;
  if (flight.gain) sayGain(layer, target, flight.gain, words, from ? delay + ms : 0);
  if (!from || (counts && !sign && !departure.left)) {
    if (first) bump(target);
    return;
  }
  const end = delay + ms;
  if (counts) {
    // The number changes when the first of them is there.
    const number = countedIn(target);
    if (isCounter(flight) && first && departure.kept[0])
      hold(layer, number, departure.kept, number.getBoundingClientRect(), end);
    const looks = () => (sign ? copyOf(sign, layer) : again(departure.left!));
    const start = sign ? amid(from, sign.getBoundingClientRect()) : from;
    const stop = sign ? sign.getBoundingClientRect() : amid(box, departure.left!.box);
    for (let n = 0; n < Math.min(flight.count ?? 1, MOST); n++) {
      const way = { from: start, to: stop, ms, delay: delay + n * APART, ends: !sign };
      fly(layer, looks(), null, way, () => bump(target));
    }
    return;
  }
  // What stood there and stands there still takes it in; all else is the piece itself, and not seen before it is there.
  const standing = target === departure.stood && isSame(box, departure.stoodAt);
  if (!standing) hold(layer, target, departure.kept, box, end);
  const becomes = standing ? null : copyOf(target, layer);
  // What comes out of something larger has its own size from the start.
  const start = flight.as === "arriving" && from.width > box.width ? amid(from, box) : from;
  fly(
    layer,
    departure.left,
    becomes,
    { from: start, to: box, ms, delay, ends: standing },
    () => standing && bump(target),
  );
}

const isSame = (box: DOMRect, other: DOMRect | null) =>
  other !== null && Math.abs(box.left - other.left) < SAME && Math.abs(box.top - other.top) < SAME;

const again = ({ node, box }: PieceCopy): PieceCopy => ({ node: node.cloneNode(true) as HTMLElement, box });

/** Until a piece is there, what it comes to is not seen; what stood in that place before is. */
function hold(layer: Element, target: Element, kept: readonly PieceCopy[], box: DOMRect, ms: number): () => void {
  const far = ({ box: was }: PieceCopy) => Math.hypot(was.left - box.left, was.top - box.top);
  const nearest = [...kept].sort((one, other) => far(one) - far(other))[0];
  const copy = nearest && again(nearest);
  if (copy) keep(layer, copy, ms);
  const reveal = conceal(target, ms);
  return () => {
    copy?.node.remove();
    reveal();
  };
}

/** Beside the counter: how many more or less, and by whom. It stays on the panel of the counter, and off the board. */
function sayGain(
  layer: Element,
  target: Element,
  { amount, by }: NonNullable<Flight["gain"]>,
  words: Words,
  delay: number,
) {
  const said = document.createElement("b");
  said.className = `gained ${amount < 0 ? "loss" : ""}`;
  said.textContent = [withSign(amount), by && words.name(by)].filter(Boolean).join(" ");
  layer.append(said);
  const origin = layer.getBoundingClientRect();
  const { width, height } = said.getBoundingClientRect();
  const box = target.getBoundingClientRect();
  const edge = target.closest("section")?.getBoundingClientRect().right ?? innerWidth;
  const room = box.right + 8 + width <= Math.min(edge, innerWidth);
  const x = (room ? box.right + 8 : box.left - 8 - width) - origin.left;
  const y = box.top + (box.height - height) / 2 - origin.top;
  said.style.transform = `translate(${x}px, ${y}px)`;
  said
    .animate?.([{ opacity: 0 }, { opacity: 1, offset: 0.06 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }], {
      duration: SAID,
      delay,
      fill: "both",
    })
    .finished.finally(() => said.remove());
}
