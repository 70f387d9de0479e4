/** Pages for what is not as it should be: each says what happened and what to do. */
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { TableState } from "../protocol/index.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import * as api from "./api.js";
import { Closed } from "./Closed.js";
import { Crash } from "./Crash.js";

vi.mock("./api.js", { spy: true });
afterEach(() => history.replaceState(null, "", "/"));

const WORDS = wordsFrom("en", [readFileSync("words/shell.en.ftl", "utf8")]);
const heading = async () => (await screen.findByRole("heading", { level: 1 })).textContent;
const show = (page: React.ReactNode) => render(<SpeakingWith words={WORDS}>{page}</SpeakingWith>);

it.each([
  ["no-such-table", "No table under this name"],
  ["unreachable", "The site does not answer"],
  ["unavailable", "The site does not answer"],
  ["too-many", "That was refused"],
] as const)("a refusal of the kind %s has its page", async (code, title) => {
  show(<Closed refusal={new api.Refused(code, "why")} />);
  expect(await heading()).toBe(title);
  expect(document.title).toBe(`${title} · Guildtable`);
  expect(screen.getByRole("link", { name: "To the home page" })).toBeTruthy();
});

it.each([
  ["bruges", "over", "This game is over"],
  ["bruges", "ended", "This table was closed"],
] as const)("a table of %s that is %s has its page", async (game, state, title) => {
  show(<Closed table={{ id: "x", game, state, seats: [] } as unknown as TableState} />);
  expect(await heading()).toBe(title);
});

function Broken(): null {
  throw new Error("no such card");
}

it("what falls over is caught, and can be reported with the table it fell at", async () => {
  history.replaceState(null, "", "/t/abc123");
  vi.spyOn(console, "error").mockImplementation(() => undefined); // React says it there too
  vi.mocked(api.report).mockResolvedValue({ report: "r" });
  show(
    <Crash>
      <Broken />
    </Crash>,
  );
  expect(await heading()).toBe("Something went wrong on this page");
  await userEvent.click(screen.getByRole("button", { name: "Report the problem" }));
  const told = { note: expect.stringContaining("no such card"), page: expect.any(String) };
  expect(api.report).toHaveBeenCalledWith("abc123", told);
  expect(screen.getByRole("status").textContent).toContain("Thank you");
});
