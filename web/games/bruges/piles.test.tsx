/** The piles: what is discarded is counted when it lies there. */
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { LessonScene } from "../../lesson/script.js";
import { useBeat } from "../../table/director.js";
import type { Drawn } from "../../table/drawing.js";
import { SpeakingWith } from "../../words/Speaking.js";
import { wordsFrom } from "../../words/words.js";
import { script } from "./lesson.js";
import { Piles } from "./Piles.js";

afterEach(() => {
  cleanup();
  useBeat.setState({ beat: null });
});

const table = (...discards: string[]) => {
  const view = { piles: [], extra: { cards: 0 }, statues: [], discards };
  const drawn = { view, pointing: { of: () => ({}) } } as unknown as Drawn<"bruges">;
  return (
    <SpeakingWith words={wordsFrom("en", ["bruges-discarded = { $count } discarded"])}>
      <Piles {...drawn} />
    </SpeakingWith>
  );
};

it("counts a rival's card as discarded when it lies there, and not while it is lifted", () => {
  const turn = { seq: 1, kind: "turn", seat: 1, deed: { id: "plays-for-workers", args: {} }, events: [] } as const;
  const beat = { turn, moment: null, ms: 1200, shown: false, since: 0, id: 1 };
  const { container, rerender } = render(table("duke"));
  const said = () => container.querySelector(".discards")?.textContent;
  act(() => useBeat.setState({ beat }));
  expect(said()).toContain("1 discarded");
  act(() => useBeat.setState({ beat: { ...beat, shown: true } }));
  rerender(table("duke", "tailor"));
  expect(said()).toContain("1 discarded");
  act(() => useBeat.setState({ beat: null }));
  expect(said()).toContain("2 discarded");
  act(() => useBeat.setState({ beat: { ...beat, shown: true, again: true } }));
  expect(said()).toContain("2 discarded");
});

it("is where the lesson rings the statues", () => {
  const { container } = render(table());
  const step = script.find(({ id }) => id === "bruges-statues")!;
  const rings = step.about!({ me: 0 } as LessonScene<"bruges">);
  expect(rings.some((ring) => container.querySelector(ring))).toBe(true);
});
