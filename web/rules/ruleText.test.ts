import { expect, it } from "vitest";
import { bitsOf, blocksOf, cellsOf } from "./ruleText.js";

it("a line is a block; points, rows and rulings that follow each other are one", () => {
  const text = "Once.\nTwice.\n- a\n- b\n| Rank | 1\n| Points | 4\n> Say so.\n~ ours\n~ too\n! so\n^ told\n% made";
  expect(blocksOf(text).map(({ kind, lines }) => `${kind} ${lines.length}`)).toEqual([
    "paragraph 1",
    "paragraph 1",
    "list 2",
    "table 2",
    "example 1",
    "silent 2",
    "against 1",
    "outside 1",
    "reconstructed 1",
  ]);
  expect(cellsOf("Rank | 1")).toEqual(["Rank", "1"]);
});

it("a line has stressed words and links", () => {
  expect(bitsOf("A _house_ (#people).")).toEqual(["A ", { stressed: "house" }, " (", { section: "people" }, ")."]);
});
