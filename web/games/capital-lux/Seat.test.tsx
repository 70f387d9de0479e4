/** What a player has does not run ahead of the card that changes it. */
import { readFileSync } from "node:fs";
import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CapitalLuxView } from "../../protocol/capital-lux.js";
import { sceneOf } from "../../rules/scene.js";
import { useSettings } from "../../settings/settings.js";
import { SpeakingWith } from "../../words/Speaking.js";
import { wordsFrom } from "../../words/words.js";
import { Seat } from "./Seat.js";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const words = wordsFrom(
  "en",
  [
    read("../../words/en.ftl"),
    read("../../words/capital-lux.en.ftl"),
    read("../../../src/guildtable/games/capital_lux/words/en.ftl"),
  ],
  ["Anna", "Bert"],
);

function seatWith(gold: number, cards_in_hand: number) {
  const player = { hometown: [], bonus: [], gold, cards_in_hand, played: [] };
  const view = { phase: "play", starter: 0, halls: [], players: [player, player] } as unknown as CapitalLuxView;
  const drawn = sceneOf<"capital-lux">(view, 2);
  return (
    <SpeakingWith words={words}>
      <Seat chair={drawn.chairs[1]!} drawn={drawn} />
    </SpeakingWith>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  useSettings.setState({ motion: "full" });
});
afterEach(() => vi.useRealTimers());

test("gold and cards are those of before until the card lies", () => {
  const { container, rerender } = render(seatWith(2, 5));
  rerender(seatWith(3, 4));
  const said = () => container.querySelector(".lux-seat")!.getAttribute("aria-label")!;
  expect(said()).toMatch(/2.*5/);
  act(() => vi.advanceTimersByTime(1000));
  expect(said()).toMatch(/3.*4/);
});
