/** The line on a phone: the deed and not the price of it, under the seal of whose it was. */
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Heard } from "../protocol/index.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import type { Drawn } from "./drawing.js";
import { Latest } from "./Latest.js";
import { EMPTY_MATCH, type PlayedStep } from "./matchState.js";
import { useToldRound } from "./roundEnd.js";
import { withhold } from "./soFar.js";
import { useTable } from "./tableStore.js";
import type { Telling } from "./telling.js";
import { TellingHere } from "./useTurns.js";

const WORDS = wordsFrom(
  "en",
  [
    "pays = { $seat } paid.\nplays = { $seat } played.\nloses = { $seat-is ->\n    [you] You\n   *[other] { $seat }\n  } lost.",
  ],
  ["Anna (you)", "Bert"],
  0,
);
const telling = {
  part: ({ id }: Heard) => (id === "plays" ? "main" : id === "loses" ? "table" : "result"),
  results: () => [],
} as unknown as Telling;
const chairs = [
  { seat: 0, seal: "swan" },
  { seat: 1, seal: "bear" },
];
const step = (seq: number, ...events: [string, number][]): PlayedStep => ({
  seq,
  kind: "reply",
  seat: 1,
  events: events.map(([id, seat]) => ({ id, args: { seat: `seat:${seat}` } })),
  player: "",
  count: 0,
});

function latest(...steps: PlayedStep[]) {
  useTable.setState({ match: { ...EMPTY_MATCH, seat: 0, steps } });
  const { container } = render(
    <SpeakingWith words={WORDS}>
      <TellingHere value={telling}>
        <Latest {...({ chairs, me: 0 } as unknown as Drawn)} />
      </TellingHere>
    </SpeakingWith>,
  );
  return { text: container.textContent, seals: container.querySelectorAll(".seal").length };
}

it("says the deed, not what it cost", () => {
  expect(latest(step(1, ["pays", 1], ["plays", 1]))).toEqual({ text: "Bert played.", seals: 1 });
});

it("puts nobody's seal beside what the table did by somebody's reply", () => {
  expect(latest(step(2, ["plays", 1]), step(3, ["loses", 0]))).toEqual({ text: "You lost.", seals: 0 });
});

it("is not ahead of what is told: neither of what unfolds, nor of how a round ended", () => {
  const last = step(5, ["plays", 1]);
  withhold(last.events);
  expect(latest(step(4, ["loses", 0]), last).text).toBe("You lost.");
  withhold([]);
  useToldRound.setState({ due: true });
  expect(latest(last).text).toBe("");
  useToldRound.setState({ due: false });
});
