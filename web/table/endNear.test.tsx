/** The end comes near: said once, and kept in the bar until the last round is there. */
import { render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { Shown, View } from "../protocol/index.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import type { Drawing } from "./drawing.js";
import { nearOf, useEndNear } from "./endNear.js";
import { forgetBanners, useBanner } from "./moments.js";
import { fallSilent, useVoice } from "./voice.js";

const WORDS = wordsFrom("en", ["near = Few cards are left."]);
const at = (cards: number) => ({ cards }) as unknown as Shown<View>;
const cardsOf = (shown: Shown<View>) => (shown as unknown as { cards: number }).cards;
const DRAWING = {
  near: (shown: Shown<View>) => (cardsOf(shown) < 5 ? { title: "near", why: { id: "near", args: {} } } : null),
  last: (shown: Shown<View>) => (cardsOf(shown) === 0 ? "last" : null),
} as unknown as Drawing;

function Table({ cards }: { cards: number }) {
  useEndNear(DRAWING, at(cards));
  return <p>{nearOf(DRAWING, at(cards)) ? "near" : "far"}</p>;
}

const table = (cards: number) => (
  <SpeakingWith words={WORDS}>
    <Table cards={cards} />
  </SpeakingWith>
);

beforeEach(() => {
  forgetBanners();
  fallSilent();
});

const said = () => useVoice.getState().lines.map(({ text }) => text);

test("it is said once, by banner and voice", () => {
  const { rerender } = render(table(9));
  expect(said()).toEqual([]);
  rerender(table(4));
  rerender(table(3));
  expect(said()).toEqual(["Few cards are left."]);
  expect(useBanner.getState().banner?.said.id).toBe("near");
  expect(screen.getByText("near")).toBeTruthy();
});

test("whoever comes later finds it in the bar only; and the last round takes its place", () => {
  const { rerender } = render(table(4));
  expect(said()).toEqual([]);
  expect(screen.getByText("near")).toBeTruthy();
  rerender(table(0));
  expect(screen.getByText("far")).toBeTruthy();
});
