/** What is lifted from a hand is missing there once: before its move is shown by being hidden, after it by being gone. */
import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sceneOf } from "../rules/scene.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import type { Beat } from "./director.js";
import type { Drawing } from "./drawing.js";
import { Stage } from "./Stage.js";

const deed = { id: "plays", args: { seat: "seat:1" } };
const drawing = {
  flights: () => [{ from: ["back:1"], to: ["discards"] }],
  telling: {
    part: () => "main",
    results: () => [],
    places: () => [],
    hasThing: () => true,
    Thing: () => null,
    Thumb: () => null,
  },
} as unknown as Drawing;
const words = wordsFrom("en", [], ["Anna", "Bert"]);
const drawn = sceneOf<"bruges">({} as never, 2);
const stage = (shown: boolean) => {
  const turn = { seq: 1, kind: "turn", seat: 1, deed, events: [deed] };
  const beat = { turn, moment: null, ms: 1000, shown, since: performance.now(), id: 1 } as Beat;
  return (
    <SpeakingWith words={words}>
      <Stage beat={beat} drawing={drawing} drawn={drawn} />
    </SpeakingWith>
  );
};

/** The things that are not seen now. */
let hidden: Element[] = [];

beforeEach(() => {
  document.body.innerHTML = '<div class="flights"></div><i data-at="back:1"></i>';
  const box = { left: 5, top: 5, right: 25, bottom: 35, width: 20, height: 30 } as DOMRect;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(box);
  Element.prototype.animate = function (this: Element) {
    hidden.push(this);
    const cancel = () => {
      hidden = hidden.filter((one) => one !== this);
    };
    return { cancel, finished: Promise.resolve() } as unknown as Animation;
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, "animate");
  document.body.innerHTML = "";
});

test("the card next to a lifted one is seen as soon as the hand is drawn without it", () => {
  const back = document.querySelector('[data-at="back:1"]')!;
  const { rerender } = render(stage(false));
  expect(hidden).toContain(back);
  rerender(stage(true));
  expect(hidden).not.toContain(back);
});
