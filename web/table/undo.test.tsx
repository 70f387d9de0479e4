/** Taking back: where the others are asked it is said in words, also where there is little room. */
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { EMPTY_MATCH, type MatchState } from "./matchState.js";
import { useTable } from "./tableStore.js";
import { Undo } from "./Undo.js";

const WORDS = wordsFrom("en", [
  "table-take-back = Take back\ntable-ask-take-back = Ask to take back\nundo-barred-seen = A card was seen.",
]);

afterEach(() => {
  cleanup();
  useTable.setState({ match: EMPTY_MATCH });
});

it("is named once for whoever cannot see it", () => {
  const steps = [{ seq: 1, kind: "reply", seat: 0, events: [], count: 0, player: "" }];
  const seats = [{ seat: 0, kind: "person" }];
  const undo = { count: 0, barred: null };
  useTable.setState({ match: { ...EMPTY_MATCH, seat: 0, steps, undo, table: { seats } } as unknown as MatchState });
  render(
    <SpeakingWith words={WORDS}>
      <Undo />
    </SpeakingWith>,
  );
  expect(screen.getByRole("button", { name: "Take back" })).toBeTruthy();
});

it("asks the others in words, and says why", () => {
  const steps = [{ seq: 1, kind: "reply", seat: 0, events: [], count: 0, player: "" }];
  const seats = [0, 1].map((seat) => ({ seat, kind: "person" }));
  const undo = { count: 0, barred: "undo-barred-seen" };
  useTable.setState({ match: { ...EMPTY_MATCH, seat: 0, steps, undo, table: { seats } } as unknown as MatchState });
  const { container } = render(
    <SpeakingWith words={WORDS}>
      <Undo />
    </SpeakingWith>,
  );
  const button = container.querySelector("button");
  expect(button?.title).toBe("A card was seen.");
  expect(button?.querySelector("span:not(.wide, .sr)")?.textContent).toBe("Ask to take back");
  expect(container.innerHTML).not.toContain("#i-lock");
});
