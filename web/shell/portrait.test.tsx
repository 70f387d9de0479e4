/** One's own portrait: chosen beside the name, among all there are. */
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import * as api from "./api.js";
import { NameField } from "./NameField.js";

vi.mock("../shell/api.js", { spy: true });

const WORDS = wordsFrom(
  "en",
  ["words/en.ftl", "words/shell.en.ftl"].map((path) => readFileSync(path, "utf8")),
);

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});

beforeEach(() => {
  vi.mocked(api.beenHere).mockReturnValue(true);
  vi.mocked(api.me).mockResolvedValue({ id: "a", name: "Anna", portrait: null });
  vi.mocked(api.choosePortrait).mockResolvedValue({ id: "a", name: "Anna", portrait: "duchess" });
});

it("is one of 165, each named, and kept as soon as it is pressed", async () => {
  render(
    <SpeakingWith words={WORDS}>
      <NameField name="Anna" action="Save" onNamed={() => undefined} />
    </SpeakingWith>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Choose your portrait" }));
  const duchess = await screen.findByRole("button", { name: "Duchess" });
  expect(duchess.parentElement?.querySelectorAll("button")).toHaveLength(165);
  await userEvent.click(duchess);
  expect(api.choosePortrait).toHaveBeenCalledWith("duchess");
  expect(await screen.findByRole("button", { name: "Change your portrait" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Duchess" })).toBeNull();
});
