/** Luck and choices beside a replay: asked for, then told; only what looks costly is weighed once more. */
import { readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { Counsel, Reel, Review } from "../protocol/index.js";
import type { Chair } from "../table/drawing.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import type { Decision } from "./analysis.js";
import { ReviewPanel } from "./ReviewPanel.js";
import type { Source } from "./source.js";
import { useAnalyses } from "./useAnalyses.js";

const WORDS = wordsFrom("en", [
  "draws = A card was drawn.",
  ...["en", "book/replay.en"].map((page) => readFileSync(`words/${page}.ftl`, "utf8")),
]);
const REVIEW: Review = {
  seat: 0,
  points: [
    { step: 1, share: 0.5, luck: null, error: null },
    { step: 2, share: 0.4, luck: -0.1, error: 0.02 },
    { step: 3, share: 0.3, luck: null, error: null },
  ],
  doubtful: [2],
};
const COUNSEL: Counsel = {
  step: 2,
  seat: 0,
  played: ["card:a"],
  options: [
    { reply: ["card:b"], share: 0.5, behind: 0 },
    { reply: ["card:a"], share: 0.4, behind: 0.1 },
  ],
  gain: { points: 3.1, error: 1.2, share: 0.09, share_error: 0.04 },
};
const frame = (number: number) => ({
  number,
  step: { seq: number, kind: "reply", seat: 0, events: [{ id: "draws", args: {} }], count: 0, player: "" },
  shown: [{ viewer: 0, answered: [], asked: [], chapter: { round: 2 } }],
});
const REPLAY = {
  match: "m",
  game: "bruges",
  players: ["Anna", "bot:greedy"],
  settings: {},
  frames: [frame(0), frame(1), frame(2), frame(3)],
} as unknown as Reel;
const CHAIRS = [{ seat: 0, name: "Anna" }] as unknown as Chair[];
const DECISIONS: Decision[] = [
  { place: 1, step: 1, seat: 0 },
  { place: 2, step: 2, seat: 0 },
];
const source = (review: Source["review"], counsel = COUNSEL) =>
  ({ review, analysis: vi.fn(async () => counsel) }) as unknown as Source & { analysis: ReturnType<typeof vi.fn> };

function Panel({ from, onGo }: { from: Source; onGo: (place: number) => void }) {
  const analyses = useAnalyses(from);
  return (
    <SpeakingWith words={WORDS}>
      <ReviewPanel
        {...{ analyses, onGo }}
        replay={REPLAY}
        source={from}
        seat={0}
        chairs={CHAIRS}
        place={0}
        decisions={DECISIONS}
      />
    </SpeakingWith>
  );
}

afterEach(cleanup);

it("tells luck where it did most, and weighs only the choice that looks costly", async () => {
  const from = source(async () => REVIEW);
  const onGo = vi.fn();
  render(<Panel from={from} onGo={onGo} />);
  expect(from.analysis).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "How much of it was luck?" }));
  expect(document.activeElement?.tagName).toBe("H2");
  expect(
    await screen.findByText(/began at .*50.* % and ended at .*30.* %\. Luck alone moved that by .*−10 %/),
  ).toBeTruthy();
  expect(screen.getByText(/moved that by/).textContent).toMatch(/give or take .*2.* %/);
  await userEvent.click(await screen.findByRole("button", { name: /−10 %.*± .*2.*Round 2 A card was drawn/ }));
  expect(onGo).toHaveBeenLastCalledWith(2);
  await userEvent.click(await screen.findByRole("button", { name: /−9 %.*± .*4.*Round 2 .*Better/ }));
  expect(onGo).toHaveBeenLastCalledWith(2);
  expect(from.analysis.mock.calls).toEqual([[2, 0]]);
});

it("says what a better choice gains in games won and in points, each only where it is more than its error", async () => {
  const asked = async (gain: Counsel["gain"]) => {
    cleanup();
    render(<Panel from={source(async () => REVIEW, { ...COUNSEL, gain })} onGo={vi.fn()} />);
    await userEvent.click(screen.getByRole("button", { name: "How much of it was luck?" }));
    await screen.findByText(/moved that by/);
    return (await screen.findByText(/Better|No single choice/)).closest("li, p")?.textContent;
  };
  const both = await asked(COUNSEL.gain);
  expect(both).toMatch(/won .*9.* more, give or take .*4/);
  expect(both).toMatch(/led by .*3\.1.* points more at the end, give or take .*1\.2/);
  const points = await asked({ points: 3.1, error: 1.2, share: 0.03, share_error: 0.05 });
  expect(points).toMatch(/−3\.1.*points, ± .*1\.2.*Better.*3\.1/);
  expect(points).not.toContain("won");
  expect(await asked({ points: 0.4, error: 1.2, share: 0.03, share_error: 0.05 })).toContain("No single choice");
  expect(await asked({ points: -1.4, error: 1.2, share: 0.09, share_error: 0.05 })).toContain("No single choice");
});

it("begins where luck did most for whoever came to see it", async () => {
  location.hash = "#luck";
  const onGo = vi.fn();
  render(<Panel from={source(async () => REVIEW)} onGo={onGo} />);
  await screen.findByText(/Luck alone moved that/);
  expect(onGo.mock.calls).toEqual([[2]]);
  location.hash = "";
});

it("says what went wrong instead of waiting for ever", async () => {
  render(<Panel from={source(async () => Promise.reject(new Error("away")))} onGo={vi.fn()} />);
  await userEvent.click(screen.getByRole("button", { name: "How much of it was luck?" }));
  expect((await screen.findByRole("status")).textContent).not.toContain("weighed against");
});
