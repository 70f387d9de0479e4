// @vitest-environment jsdom
/** The page on privacy: every sentence is there in every language, and the number only for who asks. */

import { readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import * as api from "../shell/api.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { Privacy } from "./PrivacyPage.js";

vi.mock("../shell/api.js", { spy: true });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function read(language: "en" | "nl" | "de", contact = "") {
  vi.mocked(api.invitation).mockResolvedValue({ address: "", contact });
  vi.mocked(api.me).mockResolvedValue({ id: "0123456789abcdef0123", name: "Anna" });
  const pages = [`words/${language}.ftl`, `words/shell.${language}.ftl`, `words/book/privacy.${language}.ftl`];
  const words = wordsFrom(
    language,
    pages.map((path) => readFileSync(path, "utf8")),
  );
  return render(
    <SpeakingWith words={words}>
      <Privacy />
    </SpeakingWith>,
  );
}

it.each(["en", "nl", "de"] as const)("says all of it in %s, under headings", (language) => {
  const { container } = read(language);
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(5);
  expect(screen.getAllByRole("listitem").length).toBeGreaterThan(15);
  expect(container.textContent).not.toMatch(/privacy-[a-z]/);
});

it("names whom to write to, if they said how", async () => {
  read("en", "anna@table.example");
  expect(await screen.findByText(/Write to .*anna@table.example/)).toBeTruthy();
});

it("shows the number to who asks for it, and to a stranger that there is none", async () => {
  const { unmount } = read("en");
  expect(screen.getByText(/nothing to erase/)).toBeTruthy();
  unmount();
  localStorage.setItem("guildtable-been-here", "yes");
  read("en");
  expect(screen.queryByText("0123456789abcdef0123")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Show my number" }));
  expect(await screen.findByText("0123456789abcdef0123")).toBeTruthy();
});
