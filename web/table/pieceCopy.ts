/** A copy of something on the table that looks as it does there, and can be moved over all of it. */

export interface PieceCopy {
  node: HTMLElement;
  /** Where the thing stood when it was taken. */
  box: DOMRect;
}

/** What a copy must not have: names by which others would find it, and what is said of it. */
const NAMES = ["data-ref", "data-at", "data-names", "data-key", "data-slides", "role", "tabindex", "title"];
/** A thing on its way can neither be had nor refused. */
const STATES = ["is-open", "is-picked", "is-barred", "is-spotted"];

/** In the corner of the copy, as large as it was: what it stands in may be larger. */
const LYING = { position: "absolute", inset: "0 auto auto 0", margin: "0" } as const;
/** What has a size and nothing else. */
const UNSEEN = {
  ...LYING,
  display: "block",
  padding: "0",
  overflow: "visible",
  border: "0",
  background: "none",
  boxShadow: "none",
} as const;

/** Taken for a layer: styles go by what a thing stands in, so that goes with it, as far as the layer stands in it too. */
export function copyOf(thing: Element, layer: Element): PieceCopy {
  const box = thing.getBoundingClientRect();
  const node = document.createElement("div");
  node.className = "piece-copy";
  node.style.width = `${box.width}px`;
  node.style.height = `${box.height}px`;
  let copy = thing.cloneNode(true) as HTMLElement | SVGElement;
  for (const hidden of copy.querySelectorAll(".sr")) hidden.remove();
  forget(copy);
  for (const named of copy.querySelectorAll(NAMES.map((name) => `[${name}]`).join(","))) forget(named);
  if (isInDrawing(thing)) copy = drawingAround(thing, copy, box);
  else Object.assign(copy.style, { ...LYING, width: `${box.width}px`, height: `${box.height}px` });
  let around = (isInDrawing(thing) ? thing.ownerSVGElement : thing)?.parentElement ?? null;
  for (; around && !around.contains(layer); around = around.parentElement) copy = shell(around, copy);
  node.append(copy);
  return { node, box };
}

const isInDrawing = (thing: Element): thing is SVGElement =>
  thing instanceof SVGElement && thing.ownerSVGElement !== null;

function forget(thing: Element): void {
  for (const name of NAMES) thing.removeAttribute(name);
  thing.classList.remove(...STATES);
}

/** What a thing stands in, without being seen itself. What others are measured by keeps its size. */
function shell(around: HTMLElement, inside: Element): HTMLElement {
  const empty = around.cloneNode(false) as HTMLElement;
  forget(empty);
  empty.removeAttribute("id");
  empty.classList.add("around");
  const isMeasure = getComputedStyle(around).containerType !== "normal";
  const [width, height] = [`${around.clientWidth}px`, `${around.clientHeight}px`];
  Object.assign(empty.style, isMeasure ? { ...UNSEEN, width, height } : { display: "contents" });
  empty.append(inside);
  return empty;
}

/** A part of a drawing needs the drawing, with the groups it stands in and nothing else. */
function drawingAround(thing: SVGElement, copy: Element, box: DOMRect): SVGElement {
  let inside = copy as SVGElement;
  let around = thing.parentElement as Element | null;
  for (; around instanceof SVGElement; around = around.parentElement) {
    const empty = around.cloneNode(false) as SVGElement;
    forget(empty);
    empty.append(inside);
    inside = empty;
    if (around === thing.ownerSVGElement) break;
  }
  const whole = thing.ownerSVGElement!.getBoundingClientRect();
  Object.assign(inside.style, {
    position: "absolute",
    left: `${whole.left - box.left}px`,
    top: `${whole.top - box.top}px`,
    width: `${whole.width}px`,
    height: `${whole.height}px`,
    margin: "0",
    overflow: "visible",
  });
  return inside;
}
