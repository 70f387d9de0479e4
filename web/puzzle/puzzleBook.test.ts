// @vitest-environment jsdom
/** What the better answer brings, told with its sign; and which puzzles were solved. */
import { beforeEach, describe, expect, it } from "vitest";
import type { PuzzleAnswer } from "../protocol/index.js";
import { gains, isSolved, noteSolved } from "./puzzleBook.js";

const answer = (items: Record<string, number>) => ({ items }) as unknown as PuzzleAnswer;

describe("what an answer brings at the end", () => {
  it("is told where it differs, the most first, also what it costs", () => {
    const better = answer({ canals: 6, statues: 2.2, people: 10 });
    const other = answer({ canals: 2, statues: 2, majorities: 5 });
    expect(gains(better, other)).toEqual([
      { item: "people", points: 10 },
      { item: "majorities", points: -5 },
      { item: "canals", points: 4 },
    ]);
  });
});

describe("puzzles that were solved", () => {
  beforeEach(() => localStorage.clear());

  it("are remembered, each once", () => {
    noteSolved("bruges", 2);
    noteSolved("bruges", 2);
    expect([isSolved("bruges", 2), isSolved("bruges", 1), isSolved("flandern", 2)]).toEqual([true, false, false]);
    expect(JSON.parse(localStorage.getItem("guildtable-puzzles")!)).toEqual(["bruges 2"]);
  });

  it("are none where the browser's memory is spoilt", () => {
    localStorage.setItem("guildtable-puzzles", "{");
    expect(isSolved("bruges", 2)).toBe(false);
  });
});
