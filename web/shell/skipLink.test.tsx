/** The skip link goes to the question, to what a page says it is about, or to its main part. */
import { readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { SkipLink } from "./SkipLink.js";

const WORDS = wordsFrom("en", [readFileSync("words/en.ftl", "utf8")]);

afterEach(cleanup);

it.each([
  ["question", <p key="q" className="prompt" role="note" id="question" />],
  ["pitch", <div key="p" data-skip-to id="pitch" />],
  ["main", null],
] as const)("goes to the %s", async (id, inside) => {
  render(
    <SpeakingWith words={WORDS}>
      <SkipLink />
      <main id="main">
        <a href="/rules">Rules</a>
        {inside}
      </main>
    </SpeakingWith>,
  );
  await userEvent.click(screen.getByRole("button"));
  expect(document.activeElement?.id).toBe(id);
});
