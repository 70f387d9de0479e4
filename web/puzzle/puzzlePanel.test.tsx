/** The verdict on a puzzle: whoever was wrong may try again before the solution is told; whoever was right reads why. */
import { readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PuzzleAnswer, Reel, Solution } from "../protocol/index.js";
import type { Chair, Drawing } from "../table/drawing.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { PuzzlePanel } from "./PuzzlePanel.js";
import { isSolved } from "./puzzleBook.js";

const WORDS = wordsFrom("en", [
  "card-a = Ada\ncard-b = Berta\nscore-canals = canals",
  ...["en", "shell.en", "book/replay.en"].map((page) => readFileSync(`words/${page}.ftl`, "utf8")),
]);
const answer = (ref: string, share: number, canals: number): PuzzleAnswer => ({
  reply: [ref],
  share,
  behind: 0.6 - share,
  error: 0,
  items: { canals },
  lead: canals,
  lead_error: 0.5,
});
const SOLVED: Solution = {
  seat: 0,
  step: 1,
  played: ["card:b"],
  answers: [answer("card:a", 0.6, 9), answer("card:b", 0.4, 5)],
};
const REEL = {
  match: "m",
  game: "bruges",
  frames: [{ number: 1, shown: [{ viewer: 0, chapter: { round: 2, rounds: null, phase: "" } }] }],
} as unknown as Reel;
const DRAWING = { scores: [] } as unknown as Drawing;
const CHAIRS = [{ seat: 0, name: "you", points: 5, own: true, seal: "swan" }] as unknown as Chair[];

const panel = (given: string | null, onAgain = () => undefined) =>
  render(
    <SpeakingWith words={WORDS}>
      <PuzzlePanel
        reel={REEL}
        drawing={DRAWING}
        number={1}
        chairs={CHAIRS}
        answer={given ? [given] : null}
        solved={given ? SOLVED : null}
        onAgain={onAgain}
      />
    </SpeakingWith>,
  );

beforeEach(() => {
  vi.stubGlobal("fetch", async () => Response.json({ bruges: 8 }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it("asks, and tells how it stands", () => {
  panel(null);
  expect(screen.getByText("What would you do?")).toBeTruthy();
  expect(screen.getByText("5 points")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

it("tells whoever was wrong how wrong, and the solution when it is asked for", async () => {
  const again = vi.fn();
  panel("card:b", again);
  expect(screen.getByText("From here it wins about 40 games of a hundred, the best move 60.")).toBeTruthy();
  expect(screen.queryByText("Ada")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Show the answer" }));
  expect(screen.getByText("Ada")).toBeTruthy();
  expect(screen.getByText("+4.0")).toBeTruthy();
  expect(screen.getByText("wins 60 times in 100").closest(".sr")).toBeNull();
  expect(screen.getByText(/brings you, in points$/)).toBeTruthy();
  expect(screen.getByText(/moves your lead by \+4\.0 points/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(again).toHaveBeenCalledOnce();
  expect(isSolved("bruges", 1)).toBe(false);
});

it("remembers what was solved, and leads on", async () => {
  panel("card:a");
  expect(screen.getByRole("heading", { name: "That is it." })).toBe(document.activeElement);
  expect(isSolved("bruges", 1)).toBe(true);
  expect((await screen.findByRole("link", { name: "Next puzzle" })).getAttribute("href")).toBe("/puzzles/bruges/2");
});

it("says of an answer that nobody weighed that it is none of those", () => {
  panel("card:c");
  expect(screen.getByText(/is none of the moves the bots thought worth a long look/)).toBeTruthy();
});
