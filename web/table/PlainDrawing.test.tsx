/** A game without a drawing of its own can be looked at, and every question of it answered. */
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { Asked, GameName } from "../protocol/index.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import type { Drawn } from "./drawing.js";
import { drawingOf } from "./drawings.js";
import { plainDrawing } from "./PlainDrawing.js";
import { following, NOTHING, pointer, refused } from "./picking.js";

const WORDS = wordsFrom("en", [
  readFileSync("words/en.ftl", "utf8"),
  "title = Tavern\ndish-soup = soup\nphase-eat = eating",
]);
const ASKED = {
  why: "order",
  offers: [{ path: "dish:soup", count: 1, outcome: null }],
  barred: [],
  least: 1,
  most: 1,
} as unknown as Asked;

const point = vi.fn();
const drawn = {
  view: {
    phase: "phase-eat",
    guests: [{ name: "Ada", dish: "dish:soup", paid: null }],
    open_tables: 2,
    since: "12:30",
  },
  chairs: [{ seat: 0, name: "Ada", points: 3, asked: true }],
  me: 0,
  pointing: {
    asked: ASKED,
    picked: NOTHING,
    of: (ref: string) => pointer(ASKED, NOTHING, ref),
    following: following(ASKED, NOTHING),
    refused: refused(ASKED, NOTHING),
    point,
    putBack: vi.fn(),
    answer: vi.fn(),
  },
} as unknown as Drawn;

it("is what a game without a folder gets", async () => {
  expect(await drawingOf("tavern" as GameName)).toBe(plainDrawing);
  expect(await drawingOf("bruges")).not.toBe(plainDrawing);
});

it("shows the view as lists, in words where there are words", () => {
  const { container } = render(
    <SpeakingWith words={WORDS}>
      <plainDrawing.Board {...drawn} />
    </SpeakingWith>,
  );
  const facts = [...container.querySelectorAll("dl > div")].map((one) => one.textContent);
  expect(facts).toEqual([
    "Phaseeating",
    "GuestsNameAdaDishsoupPaid–",
    "NameAda",
    "Dishsoup",
    "Paid–",
    "Open tables2",
    "Since12:30",
  ]);
});

it("has a button for everything that can be answered", async () => {
  render(
    <SpeakingWith words={WORDS}>
      <plainDrawing.Dock {...drawn} />
    </SpeakingWith>,
  );
  await userEvent.click(screen.getByRole("button", { name: /soup/ }));
  expect(point).toHaveBeenCalledWith("dish:soup");
});
