/** The foot of the home page says everything in words, of whatever page they are. */
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { Footer } from "./Footer.js";

const WORDS = wordsFrom(
  "en",
  ["words/en.ftl", "words/shell.en.ftl", "words/book/home.en.ftl"].map((path) => readFileSync(path, "utf8")),
);

it("the themes have names", async () => {
  render(
    <SpeakingWith words={WORDS}>
      <Footer />
    </SpeakingWith>,
  );
  for (const theme of ["Auto", "Light", "Dark"]) expect(await screen.findByText(theme)).toBeTruthy();
});
