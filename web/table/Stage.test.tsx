/** The stage: a line shows where something is done, but not where the lifted piece goes itself. */
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import type { Beat } from "./director.js";
import type { Drawing, Drawn, Flight } from "./drawing.js";
import { Stage } from "./Stage.js";

const deed = { id: "plays", args: { seat: "seat:1" } };
const beat = {
  turn: { seq: 1, kind: "turn", seat: 1, deed, events: [deed] },
  moment: null,
  ms: 1200,
  shown: true,
  since: 0,
  id: 1,
} as unknown as Beat;
const telling = { results: () => [], places: () => ["town:1"], hasThing: () => true, Thing: () => <i>card</i> };
const drawn = { chairs: [] } as unknown as Drawn;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div class="flights"></div><p data-at="town:1">town</p><p data-at="discards">pile</p>';
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(this.matches(".beat") ? 500 : 0, 0, 50, 50);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.innerHTML = "";
});

function threads(ways: readonly Flight[]): number {
  const drawing = { telling, flights: () => ways } as unknown as Drawing;
  render(
    <SpeakingWith words={wordsFrom("en", [])}>
      <Stage beat={beat} drawing={drawing} drawn={drawn} />
    </SpeakingWith>,
  );
  return document.querySelectorAll(".thread").length;
}

it("draws a line to where a card does something from afar", () => expect(threads([])).toBe(1));

it("draws none over the board where the card goes there itself", () =>
  expect(threads([{ from: ["back:1"], to: ["discards"] }])).toBe(0));

it("is never seen through, and stands beside its seat at a desk, whatever room a dock has", () => {
  document.body.insertAdjacentHTML("beforeend", "<div data-stage></div>");
  const frames: object[] = [];
  Element.prototype.animate = function (this: Element, motion: object) {
    if (this.matches(".beat")) frames.push(motion);
    return { cancel: () => undefined, finished: Promise.resolve() } as unknown as Animation;
  } as Element["animate"];
  vi.mocked(Element.prototype.getBoundingClientRect).mockImplementation(() => new DOMRect(0, 0, 400, 200));
  threads([{ from: ["back:1"], to: ["discards"] }]);
  vi.advanceTimersByTime(5000);
  expect(document.querySelector(".beat.docked")).toBeNull();
  expect(frames.map((motion) => Object.keys(motion))).toEqual([["transform"], ["transform"]]);
  Reflect.deleteProperty(Element.prototype, "animate");
});
