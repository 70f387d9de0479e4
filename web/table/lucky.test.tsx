/** Luck at the end: told to its seat when it is worked out, and not a word where it could not be. */
import { readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as api from "../shell/api.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { Luck } from "./Luck.js";

vi.mock("../shell/api.js", { spy: true });

const WORDS = wordsFrom("en", [readFileSync("words/en.ftl", "utf8")]);
const end = () =>
  render(
    <SpeakingWith words={WORDS}>
      <Luck match="m" seat={1} />
    </SpeakingWith>,
  );

beforeEach(() => {
  vi.mocked(api.call).mockReset();
});
afterEach(cleanup);

it("says what luck gave, and leads to where it is shown", async () => {
  const points = [0.04, null, 0.07].map((luck, step) => ({ step, share: 0.5, luck }));
  vi.mocked(api.call).mockResolvedValue({ seat: 1, points, doubtful: [] });
  end();
  expect((await screen.findByRole("status")).textContent).toMatch(/luck alone moved your chances by .*\+11 %/);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/r/m?view=1#luck");
  expect(api.call).toHaveBeenCalledWith("GET", "/records/m/review?seat=1");
});

it("says nothing where nobody had time for it", async () => {
  const busy = Promise.reject(new Error("many are looking back just now"));
  vi.mocked(api.call).mockReturnValue(busy);
  const { container } = end();
  await busy.catch(() => undefined);
  expect(container.textContent).toBe("");
});
