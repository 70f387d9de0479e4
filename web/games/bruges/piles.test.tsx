/** The piles: what is discarded is counted when it lies there. */
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useSettings } from "../../settings/settings.js";
import { useBeat } from "../../table/director.js";
import type { Drawn } from "../../table/drawing.js";
import { SpeakingWith } from "../../words/Speaking.js";
import { wordsFrom } from "../../words/words.js";
import { Piles } from "./Piles.js";

beforeEach(() => {
  vi.useFakeTimers();
  useSettings.setState({ motion: "full", pace: "normal" });
  useBeat.setState({ beat: null });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
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

it.each(["full", "off"] as const)("counts a card as discarded when it is there, with motion %s", (motion) => {
  useSettings.setState({ motion });
  const { container, rerender } = render(table("duke"));
  const said = () => container.querySelector(".discards")?.textContent;
  rerender(table("duke", "tailor"));
  expect(said()).toContain(motion === "off" ? "2 discarded" : "1 discarded");
  act(() => vi.advanceTimersByTime(800));
  expect(said()).toContain("2 discarded");
});
