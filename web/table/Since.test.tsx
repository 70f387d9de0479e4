/** Since your last turn: where a round has ended meanwhile, its end can be read again. */
import { readFileSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import type { Chair } from "./drawing.js";
import { NO_RECAP } from "./recap.js";
import { Since } from "./Since.js";
import type { Telling } from "./telling.js";
import type { Turn } from "./turns.js";
import { TellingHere } from "./useTurns.js";

const readAgain = vi.hoisted(() => vi.fn());
vi.mock("./roundEnd.js", () => ({ readAgain, useRoundEndTold: () => 0, useToldRound: () => false }));

const WORDS = wordsFrom("en", [readFileSync("words/en.ftl", "utf8")]);
const telling = { places: () => [], results: () => [], hasThing: () => false } as unknown as Telling;

const CHAIR = { seat: 1, name: "Margriet", own: false } as Chair;
const turnAt = (seq: number): Turn => ({ seq, kind: "turn", seat: 1, deed: null, events: [] }) as unknown as Turn;

function since(ended: number, turns: readonly Turn[] = []) {
  const onAgain = vi.fn();
  render(
    <SpeakingWith words={WORDS}>
      <TellingHere value={telling}>
        <Since
          recap={{ ...NO_RECAP, since: 4, ended, turns }}
          chairs={[CHAIR, CHAIR]}
          begins={false}
          onAgain={onAgain}
        />
      </TellingHere>
    </SpeakingWith>,
  );
  return onAgain;
}

afterEach(() => readAgain.mockClear());

it("opens the round's end with a press, also where nobody has done anything since", () => {
  const onAgain = since(6);
  const [brief, row] = screen.getAllByRole("button", { name: /The round is over/ });
  expect(brief!.className).toBe("brief");
  fireEvent.click(row!);
  expect([readAgain.mock.calls.length, onAgain.mock.calls.length]).toEqual([1, 1]);
});

it("tells a round's end after what was done in it, and before what came then", () => {
  since(6, [turnAt(5), turnAt(7)]);
  const rows = screen.getAllByRole("listitem").map((row) => row.textContent?.includes("The round is over"));
  expect(rows).toEqual([false, true, false]);
});

it("speaks of no round's end where none was", () => {
  since(0);
  expect(screen.queryByText("The round is over")).toBeNull();
});
