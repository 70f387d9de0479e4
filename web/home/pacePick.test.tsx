import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { useNewTablePlan } from "../shell/newTablePlan.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { PacePick } from "./PacePick.js";

const words = (language: "en" | "nl" | "de") =>
  wordsFrom(
    language,
    [`shell.${language}`, `book/new-table.${language}`].map((page) => readFileSync(`words/${page}.ftl`, "utf8")),
  );

it("asks how long a turn may take only at a table by the day, and says what is there besides", async () => {
  render(
    <SpeakingWith words={words("en")}>
      <PacePick />
    </SpeakingWith>,
  );
  expect(screen.queryByRole("radio", { name: "12 hours" })).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "By the day" }));
  expect(screen.getByText(/has 3 days for the whole game/)).toBeDefined();
  await userEvent.click(screen.getByRole("radio", { name: "1 day" }));
  expect(screen.getByText(/has 5 days for the whole game/)).toBeDefined();
  await userEvent.click(screen.getByRole("switch", { name: "Vacation counts" }));
  const { pace, dayPace, vacation } = useNewTablePlan.getState();
  expect([pace, dayPace, vacation]).toEqual(["day", "day", false]);
});

it.each(["en", "nl", "de"] as const)("has all its words in %s", (language) => {
  useNewTablePlan.getState().change({ pace: "day" });
  const { container } = render(
    <SpeakingWith words={words(language)}>
      <PacePick />
    </SpeakingWith>,
  );
  expect(container.textContent).not.toMatch(/new-[a-z]/);
});
