/** Nothing is shown before its pages of words are there, also where another page takes its place. */
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { More } from "./More.js";
import { SpeakingWith, useWords } from "./Speaking.js";
import { wordsFrom } from "./words.js";

vi.mock("./book.js", () => ({ bookCatalogue: async (page: string) => [`said = this is ${page}`] }));
const WORDS = wordsFrom("en", []);
const Said = () => <p>{useWords()("said")}</p>;
const Page = ({ page }: { page: string }) => (
  <SpeakingWith words={WORDS}>
    <More pages={[page]}>
      <Said />
    </More>
  </SpeakingWith>
);

afterEach(cleanup);

it("speaks of other pages only once it has them", async () => {
  const { rerender } = render(<Page page="lesson" />);
  await screen.findByText("this is lesson");
  rerender(<Page page="waiting" />);
  expect(screen.queryByText(/this is/), "neither the words of before nor none").toBeNull();
  await screen.findByText("this is waiting");
});
