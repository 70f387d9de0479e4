/** A roll: what lies below the faces in the air is the face that counts, from the start; nothing swaps once it is at rest. */
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Beat } from "../../table/director.js";
import { SpeakingWith } from "../../words/Speaking.js";
import { wordsFrom } from "../../words/words.js";
import { Rolling } from "./Rolling.js";
import { CARD_COLOURS } from "./spaces.js";

const FACES = { blue: 2, brown: 3, red: 5, purple: 6, yellow: 1 };
const ROLL = { ms: 1500, moment: { event: { id: "rolls", args: FACES } } } as unknown as Beat;
const faceOf = (die: Element | null | undefined) => die?.querySelector("use")?.getAttribute("href");

afterEach(cleanup);

it("lands on the faces that were rolled, however late the page is", () => {
  const { container } = render(
    <SpeakingWith words={wordsFrom("en", [])}>
      <Rolling roll={ROLL} />
    </SpeakingWith>,
  );
  const thrown = [...container.querySelectorAll(".thrown")];
  expect(thrown.map((one) => faceOf(one.firstElementChild))).toEqual(
    CARD_COLOURS.map((colour) => `#i-d${FACES[colour]}`),
  );
  for (const one of thrown) {
    expect(new Set([...one.querySelectorAll(".turning > .die:not(.blank)")].map(faceOf)).size).toBe(3);
    expect(one.querySelector(".turning > .blank:last-child"), "it is taken up from where it lay").not.toBeNull();
    fireEvent.animationEnd(one.querySelector(".turning")!);
    expect(one.querySelector(".turning"), "a face that turned over is no landing").not.toBeNull();
    fireEvent.animationEnd(one);
    expect(one.querySelector(".turning")).toBeNull();
  }
  expect(container.querySelectorAll(".threatens")).toHaveLength(2);
});
