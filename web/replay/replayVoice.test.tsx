/** A replay by ear and by keys: letters ask of its moment, "?" shows the keys, and arrows that tabs have used are theirs. */
import { readFileSync } from "node:fs";
import { fireEvent, render, renderHook, screen, waitFor } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import type { Drawing, Drawn } from "../table/drawing.js";
import { useVoice } from "../table/voice.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { ReplayVoice } from "./ReplayVoice.js";
import { type Playback, usePlayingKeys } from "./usePlaying.js";

const WORDS = wordsFrom(
  "en",
  ["words/en.ftl", "words/shell.en.ftl", "words/book/menu.en.ftl"].map((path) => readFileSync(path, "utf8")),
);
const drawn = {
  me: null,
  chairs: [
    { seat: 0, name: "Anna", points: 7 },
    { seat: 1, name: "Bert", points: 12 },
  ],
} as unknown as Drawn;
const spoken = () => useVoice.getState().lines.map(({ text }) => text);

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  HTMLDialogElement.prototype.close ??= vi.fn();
});

it("answers letters, tells of the keys, and shows them on ?", async () => {
  render(
    <SpeakingWith words={WORDS}>
      <ReplayVoice drawing={{} as Drawing} drawn={drawn} />
    </SpeakingWith>,
  );
  await screen.findByRole("log");
  await waitFor(() => expect(spoken()[0]).toContain("all keys")); // it is told once the log stands there
  fireEvent.keyDown(window, { key: "s" });
  expect(spoken().at(-1)).toBe("Bert 12 points, Anna 7 points");
  fireEvent.keyDown(window, { key: "?" });
  expect((await screen.findByText("a step back, a step on")).tagName).toBe("DD");
});

it("leaves an arrow alone that has turned a tab", () => {
  const step = vi.fn();
  renderHook(() => usePlayingKeys({ step } as unknown as Playback));
  const tab = document.body.appendChild(document.createElement("button"));
  tab.addEventListener("keydown", (event) => event.preventDefault(), { once: true });
  fireEvent.keyDown(tab, { key: "ArrowRight" });
  expect(step).not.toHaveBeenCalled();
  fireEvent.keyDown(tab, { key: "ArrowRight" });
  expect(step).toHaveBeenCalledWith(1);
  tab.remove();
});
