// @vitest-environment jsdom
/** A piece that has set out: what it becomes is not seen before, and where no place is known nothing flies. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Words } from "../words/words.js";
import type { Flight } from "./drawing.js";
import { delaysOf, departureOf, holdBack, launch, leavingOf, NOBODY_LEAVES } from "./launching.js";

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

  it("looks on its way as it did, and becomes what it is there when it is laid down", () => {
    go({ from: ["card:prince"], to: ["person:prince"] }, CARD, HOUSE);
    const flying = animated.filter(({ thing }) => thing.matches(".flying"));
    const fades = flying.map(({ frames }) =>
      (frames as Keyframe[]).flatMap(({ opacity, offset }) => (opacity === undefined ? [] : [[offset, opacity]])),
    );
    expect(fades).toEqual([
      [
        [0, 1],
        [0.82, 1],
        [1, 0],
      ],
      [
        [0, 0],
        [0.82, 0],
        [1, 1],
      ],
    ]);
  });

  it("that is turned as it will lie sets out where it was sent from, too", () => {
    const flight: Flight = { from: ["card:prince", "seat:0"], to: ["person:prince"], as: "arriving" };
    const layer = go(flight, CARD, HOUSE, "");
    expect(layer.querySelectorAll(".flying")).toHaveLength(1);
    const flying = animated.filter(({ thing }) => thing.matches(".flying"));
    // As large as it will lie, in the middle of where the card was.
    expect(JSON.stringify(flying)).toContain("translate(50.0px, 565.0px) scale(1.0000)");
  });

  it("is not seen before it sets out, where it comes out of something", () => {
    const [arrives, leaves] = (["arriving", "itself"] as const).map((as) => {
      const layer = go({ from: ["card:prince"], to: ["person:prince"], as }, CARD, HOUSE);
      return [...layer.querySelectorAll<HTMLElement>(".flying")].map((node) => node.style.opacity);
    });
    expect([arrives, leaves]).toEqual([["0"], ["", ""]]);
  });

  it("sets out after the one before it, and that of a later wave when all before are there", () => {
    const flight = (wave?: number): Flight => ({ from: [], to: [], ...(wave ? { wave } : {}) });
    expect(delaysOf([flight(), flight(1), flight(), flight(1)], 400)).toEqual([0, 460, 60, 520]);
    // A card on the stage is not among them, and waited for all the same.
    expect(delaysOf([flight(), flight(1)], 400, 700)).toEqual([0, 700]);
    expect(delaysOf([flight(1)], 400, 700)).toEqual([700]);
    expect(
      delaysOf(
        Array.from({ length: 9 }, () => flight()),
        400,
      ).slice(5),
    ).toEqual([300, 360, 360, 360]);
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

  it("says what it brings on the panel it goes to, and not over the board beside it", () => {
    const points = '<b data-at="points@0" data-box="150 10 40 20"><svg data-box="150 10 20 20"></svg>3</b>';
    const gain = { amount: 2, by: null };
    const said = [200, 400].map((wide) => {
      const panel = `<section data-box="0 0 ${wide} 100">${points}</section>`;
      const layer = go({ from: [], to: ["points@0"], as: "sign", gain }, panel, panel);
      return layer.querySelector<HTMLElement>(".gained")?.style.transform;
    });
    expect(said).toEqual(["translate(132px, 15px)", "translate(198px, 15px)"]);
  });
});
