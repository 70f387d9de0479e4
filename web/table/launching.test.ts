/** A piece that has set out: what it becomes is not seen before, and where no place is known nothing flies. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Words } from "../words/words.js";
import type { Flight } from "./drawing.js";
import { departureOf, holdBack, launch, leavingOf, NOBODY_LEAVES } from "./launching.js";

const words = { name: (ref: string) => ref } as unknown as Words;
let animated: { thing: Element; frames: unknown }[];

/** A page that is laid out: each thing has its box in `data-box`. */
beforeEach(() => {
  animated = [];
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function box(this: Element) {
    const [x = 0, y = 0, width = 10, height = 10] = (this.getAttribute("data-box") ?? "").split(" ").map(Number);
    return new DOMRect(x, y, width, height);
  });
  Element.prototype.animate = function animate(this: Element, frames: unknown) {
    animated.push({ thing: this, frames });
    return { finished: new Promise(() => undefined), cancel: () => undefined } as unknown as Animation;
  } as Element["animate"];
});
afterEach(() => vi.restoreAllMocks());

/** With `closed`, that is drawn in between: the reply takes its time. */
function go(flight: Flight, before: string, after: string, closed?: string): Element {
  document.body.innerHTML = `<main class="board-area">${before}</main><div class="flights"></div>`;
  const layer = document.querySelector(".flights")!;
  const leaving = closed === undefined ? NOBODY_LEAVES : leavingOf(["card:prince", "use:recruit"], layer);
  if (closed !== undefined) document.querySelector("main")!.innerHTML = closed;
  const departure = departureOf(flight, layer, leaving);
  document.querySelector("main")!.innerHTML = after;
  launch({ layer, departure, ms: 100, delay: 0, taken: new Set(), words });
  return layer;
}

const CARD = '<b data-ref="card:prince" class="card" data-box="5 500 180 250">Prince</b>';
const HOUSE = '<b data-ref="person:prince" data-box="300 200 90 120">Prince</b>';

describe("a piece on its way", () => {
  it("is a copy nobody can point at, and what it becomes is not seen meanwhile", () => {
    const layer = go({ from: ["card:prince"], to: ["person:prince"] }, CARD, HOUSE);
    expect(layer.querySelectorAll(".piece-copy.flying")).toHaveLength(2);
    expect(layer.querySelector("[data-ref]")).toBeNull();
    const hidden = animated.find(({ thing }) => thing.matches("[data-ref='person:prince']"));
    expect(hidden?.frames).toEqual([{ opacity: 0 }, { opacity: 0 }]);
    const flying = animated.filter(({ thing }) => thing.matches(".flying"));
    expect(JSON.stringify(flying)).toContain("translate(5.0px, 500.0px) scale(1.0000)");
  });

  it("sets out where it was sent from, though it is drawn there no more", () => {
    const seat = '<b data-at="seat:0" data-box="900 10 100 50">Anna</b>';
    const flight = { from: ["card:prince", "seat:0"], to: ["person:prince"] };
    go(flight, CARD + seat, HOUSE + seat, seat);
    const flying = animated.filter(({ thing }) => thing.matches(".flying"));
    expect(JSON.stringify(flying)).toContain("translate(5.0px, 500.0px) scale(1.0000)");
  });

  it("does not set out where no place is known; what it goes to is bumped", () => {
    const counter = '<b data-at="guilders@0" data-box="10 10 40 20"><svg data-box="10 10 20 20"></svg>3</b>';
    const layer = go({ from: [], to: ["guilders@0"], as: "sign", count: 3 }, counter, counter);
    expect(layer.children).toHaveLength(0);
    expect(animated.map(({ frames }) => Object.keys(frames as object))).toEqual([["scale"]]);
  });

  it("that is told later is held back: until then what stood there is seen, and then it is as it is", () => {
    const space = (what: string) => `<b data-at="space:1" data-box="300 200 90 120">${what}</b>`;
    document.body.innerHTML = `<main class="board-area">${space("free")}</main><div class="flights"></div>`;
    const layer = document.querySelector(".flights")!;
    const departure = departureOf({ from: ["seat:1"], to: ["space:1"], over: "space:1" }, layer, NOBODY_LEAVES);
    document.querySelector("main")!.innerHTML = space("tile");
    const release = holdBack(layer, departure, new Set());
    expect(layer.textContent).toBe("free");
    expect(animated.map(({ thing, frames }) => [thing.textContent, frames])).toEqual([
      ["tile", [{ opacity: 0 }, { opacity: 0 }]],
    ]);
    release();
    expect(layer.children).toHaveLength(0);
  });

  it("keeps from the eye the number it changes, and not the name and the face beside it", () => {
    const seat =
      '<header data-at="points@0" data-box="10 10 90 20"><svg data-box="10 10 20 20"></svg>Anna <b data-counted>3</b></header>';
    const layer = go({ from: ["card:prince"], to: ["points@0"], as: "sign" }, seat + CARD, seat);
    const hidden = animated.filter(({ frames }) => JSON.stringify(frames).includes('{"opacity":0},{"opacity":0}'));
    expect(hidden.map(({ thing }) => thing.textContent)).toEqual(["3"]);
    expect([...layer.querySelectorAll(".piece-copy:not(.flying)")].map((copy) => copy.textContent)).toEqual(["3"]);
  });

  it("is the sign of the counter it goes to, as many as there are, six at most", () => {
    const counter = '<b data-at="guilders@0" data-box="10 10 40 20"><svg data-box="10 10 20 20"></svg>3</b>';
    const layer = go({ from: ["card:prince"], to: ["guilders@0"], as: "sign", count: 9 }, counter + CARD, counter);
    expect(layer.querySelectorAll(".flying svg")).toHaveLength(6);
  });
});
