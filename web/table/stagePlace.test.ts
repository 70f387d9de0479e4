// @vitest-environment jsdom
/** Where a lifted card stands: beside its seat, and over nothing that is needed; or in the dock, if that has room. */
import { afterEach, expect, test } from "vitest";
import { aside, standBeside, standInDock } from "./stagePlace.js";

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function put(html: string, box: Box): HTMLElement {
  document.body.insertAdjacentHTML("beforeend", html);
  const thing = document.body.lastElementChild as HTMLElement;
  const { left, top, width, height } = box;
  thing.getBoundingClientRect = () =>
    ({ left, top, width, height, right: left + width, bottom: top + height, x: left, y: top }) as DOMRect;
  return thing;
}

function lifted() {
  const card = put("<div><span><b></b></span></div>", { left: 0, top: 0, width: 204, height: 300 });
  const thing = card.firstElementChild as HTMLElement;
  const printed = thing.firstElementChild as HTMLElement;
  printed.getBoundingClientRect = () => ({ width: 172, height: 250 }) as DOMRect;
  return { card, thing };
}

const board = () => put('<main class="board-area"></main>', { left: 0, top: 46, width: 1000, height: 500 });

afterEach(() => {
  document.body.innerHTML = "";
});

test("in the dock, as high as that is, and the card as large as it can be in it", () => {
  board();
  put("<div data-stage></div>", { left: 100, top: 560, width: 600, height: 162 });
  const { card, thing } = lifted();
  expect(standInDock(card, thing)).toBe(true);
  expect(card.className).toBe("docked");
  expect([card.style.left, card.style.top, card.style.width, card.style.height]).toEqual([
    "170px",
    "560px",
    "460px",
    "162px",
  ]);
});

test("beside its seat where the dock has too little room, and not over what is needed", () => {
  board();
  put("<div data-stage></div>", { left: 100, top: 560, width: 600, height: 40 });
  const target = put('<i data-at="house"></i>', { left: 220, top: 60, width: 100, height: 100 });
  const { card, thing } = lifted();
  const panel = { left: 0, top: 60, right: 200, bottom: 200, width: 200, height: 140 } as DOMRect;
  expect(standInDock(card, thing)).toBe(false);
  standBeside(card, panel, [["house"]]);
  expect(card.className).toBe("");
  const [x, y] = [Number.parseFloat(card.style.left), Number.parseFloat(card.style.top)];
  const apart = x >= 320 || x + 204 <= 220 || y >= 160 || y + 300 <= 60;
  expect(apart).toBe(true);
  expect(target.isConnected).toBe(true);
});

const ROOM = new DOMRect(0, 46, 1000, 500);
const CARD = new DOMRect(342, 146, 316, 300);

test("a moment stands beside the town it tells of, as near to the middle as it can", () => {
  expect(aside(CARD, new DOMRect(500, 60, 200, 240), ROOM)).toEqual({ x: 174, y: 146 });
  expect(aside(CARD, new DOMRect(250, 300, 200, 240), ROOM)).toEqual({ x: 460, y: 146 });
});

test("a moment stays in the middle where that covers nothing of its town, or where there is no other room", () => {
  expect(aside(CARD, new DOMRect(700, 60, 200, 240), ROOM)).toEqual({ x: 342, y: 146 });
  expect(aside(CARD, new DOMRect(100, 60, 800, 470), ROOM)).toEqual({ x: 342, y: 146 });
});
