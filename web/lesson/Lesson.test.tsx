/** What the Mentor says where the script has nothing to say. */
import { readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { TableState } from "../protocol/index.js";
import { useTable } from "../table/tableStore.js";
import { wordsFrom } from "../words/words.js";
import { Lesson } from "./Lesson.js";
import { type LessonState, useLesson } from "./useLesson.js";

const WORDS = wordsFrom("en", [
  readFileSync("words/book/lesson.en.ftl", "utf8"),
  "lesson-house = Build a house\nlesson-house-say = Choose a card.\nlesson-house-why = People need one.",
]);
vi.mock("./useLessonWords.js", () => ({ useLessonWords: () => WORDS }));
vi.mock("./useLesson.js", () => ({ useLesson: vi.fn() }));

const DONE = {
  step: { id: "house", when: () => true, must: () => [] },
  args: {},
  number: 9,
  reach: 0.5,
  rings: [],
  opens: "",
  heard: 0,
  remarks: () => null,
  open: false,
  asked: false,
  between: false,
  looking: false,
  last: false,
  past: false,
  back: null,
  next: null,
} satisfies LessonState;

function look(now: Partial<LessonState>, endsTurn?: string): string {
  vi.mocked(useLesson).mockReturnValue({ ...DONE, ...now });
  render(<Lesson table={{ id: "t", game: "bruges" } as TableState} telling={undefined} endsTurn={endsTurn} />);
  return screen.getByRole("region").textContent ?? "";
}

it("what has been done is not asked for again while the others play", () => {
  const said = look({});
  expect(said).toContain("The others are playing");
  expect(said).not.toContain("Choose a card");
});

it("a step that stands is told", () => {
  expect(look({ open: true, asked: true })).toContain("Choose a card");
});

it("an earlier step is told when it is looked at again", () => {
  expect(look({ past: true })).toContain("Choose a card");
});

it("where the script is silent the move is the learner's own", () => {
  expect(look({ asked: true })).toContain("This one is yours");
});

it("a turn that ends by itself is not called the learner's move", () => {
  const question = { offers: [{ path: "button:end-turn" }] };
  const { match } = useTable.getState();
  useTable.setState({ match: { ...match, shown: { question } as unknown as typeof match.shown } });
  expect(look({ asked: true }, "button:end-turn")).not.toContain("This one is yours");
  useTable.setState({ match });
});

it("what is only seen is not said, and what can be read aloud has its letter", () => {
  look({ between: true, asked: true });
  expect(screen.getByText("Watch what comes of it.").getAttribute("aria-hidden")).toBe("true");
  cleanup();
  expect(look({ open: true, step: { ...DONE.step, read: "b" } })).toContain("B reads the board.");
});
