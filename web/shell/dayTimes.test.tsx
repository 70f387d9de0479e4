import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { DayTimes } from "./DayTimes.js";

const HOUR = 3600;
const words = wordsFrom("en", [readFileSync("words/en.ftl", "utf8")]);

function said(freeIn: number, outIn: number) {
  const now = Date.now() / 1000;
  const times = { freeUntil: now + freeIn, outAt: now + outIn };
  const { container } = render(
    <SpeakingWith words={words}>
      <DayTimes times={times} />
    </SpeakingWith>,
  );
  return { text: container.textContent ?? "", alarmed: container.querySelector(".bank") !== null };
}

afterEach(cleanup);

it("says two times while the turn is free, calmly", () => {
  const { text, alarmed } = said(HOUR, 70 * HOUR);
  expect(text).toMatch(/^free until .*bot from /);
  expect(alarmed).toBe(false);
});

it("says that the reserve runs, and until when", () => {
  const { text, alarmed } = said(-HOUR, 60 * HOUR);
  expect(text).toMatch(/^your reserve runs.*bot from /);
  expect(alarmed).toBe(true);
});

it("with nothing in reserve calls no time free, and is alarmed before it is over", () => {
  const { text, alarmed } = said(HOUR, HOUR);
  expect(text).toMatch(/^bot from /);
  expect(alarmed).toBe(true);
});
