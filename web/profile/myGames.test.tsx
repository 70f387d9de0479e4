// @vitest-environment jsdom
/** One's finished games, as they are read and sought; the server's answers are given here. */
import { readFileSync } from "node:fs";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FinishedGame, GamePage } from "../protocol/index.js";
import * as api from "../shell/api.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { MyGames } from "./MyGames.js";
import { byMonth } from "./months.js";
import { hasWon, outcome, placeText } from "./outcome.js";
import { readSought, writeSought } from "./sought.js";

vi.mock("../shell/api.js", { spy: true });

type Told = "en" | "nl" | "de";
const wordsIn = (language: Told) =>
  wordsFrom(
    language,
    [
      `words/${language}.ftl`,
      `words/shell.${language}.ftl`,
      `words/games.${language}.ftl`,
      `words/book/profile.${language}.ftl`,
    ].map((path) => readFileSync(path, "utf8")),
  );
const EN = wordsIn("en");

/** A game of Anna on the first seat: points and places, in the order of the seats. */
function gameOf(points: readonly number[], places: readonly number[], more: Partial<FinishedGame> = {}): FinishedGame {
  const seats = points.map((of, seat) => ({
    name: ["Anna", "Bram", "Cees", "Dirk"][seat]!,
    points: of,
    place: places[seat]!,
  }));
  return { match: "m1", game: "bruges", ended: 1_700_000_000, seat: 0, seats, bots: 0, ending: "played", ...more };
}

describe("what a game came to", () => {
  it.each([
    [[56, 51, 45], [1, 2, 3], "Won by 5 points", "1st of 3"],
    [[50, 49], [1, 2], "Won by 1 point", "1st of 2"],
    [[50, 50], [1, 2], "Won the tie", "1st of 2"],
    [[50, 50, 40], [1, 1, 3], "Shared the win", "1st of 3"],
    [[49, 52], [2, 1], "Lost by 3 points", "2nd of 2"],
    [[52, 52], [2, 1], "Lost the tie", "2nd of 2"],
    [[52, 54, 41, 40], [2, 1, 3, 4], "Second, 2 behind", "2nd of 4"],
    [[54, 54, 41], [2, 1, 3], "Second, on the tie", "2nd of 3"],
    [[36, 46, 36, 29], [2, 1, 2, 4], "Shared second", "2nd of 4"],
    [[28, 45, 43, 20], [3, 1, 2, 4], "Third of four", "3rd of 4"],
    [[20, 45, 43, 28], [4, 1, 2, 3], "Fourth of four", "4th of 4"],
  ])("of %j at places %j is told", (points, places, said, place) => {
    expect(outcome(EN, gameOf(points, places))).toBe(said);
    expect(placeText(EN, gameOf(points, places))).toBe(place);
    expect(hasWon(gameOf(points, places))).toBe(places[0] === 1);
  });

  it("is nobody's win where a bot played on, or where it does not count", () => {
    for (const [ending, said, place] of [
      ["left", "A bot played on", "left early"],
      ["branch", "Branch or lesson", "not counted"],
    ] as const) {
      const game = gameOf([9, 1], [1, 2], { ending });
      expect([outcome(EN, game), placeText(EN, game), hasWon(game)]).toEqual([said, place, false]);
    }
  });

  it.each([
    ["nl", "Gewonnen met 5 punten verschil", "1e van 3", "Derde van vier"],
    ["de", "Gewonnen mit 5 Punkten Vorsprung", "1. von 3", "Dritter Platz von vier"],
  ] as const)("is told in %s", (language, won, place, third) => {
    const words = wordsIn(language);
    expect(outcome(words, gameOf([56, 51, 45], [1, 2, 3]))).toBe(won);
    expect(placeText(words, gameOf([56, 51, 45], [1, 2, 3]))).toBe(place);
    expect(outcome(words, gameOf([28, 45, 43, 20], [3, 1, 2, 4]))).toBe(third);
  });
});

describe("what is sought", () => {
  it("is the same after it stood in an address", () => {
    const sought = { game: "bruges", result: "won", players: 3, against: "people", name: "Ada & Tom" } as const;
    expect(writeSought(sought)).toBe("?game=bruges&result=won&players=3&against=people&name=Ada+%26+Tom");
    expect(readSought(writeSought(sought))).toEqual(sought);
    expect(writeSought({})).toBe("");
  });

  it("is nothing that the server would refuse", () => {
    expect(readSought("?game=chess&result=drawn&players=99&against=cats&name=%20")).toEqual({});
    expect(readSought("?players=two")).toEqual({});
    expect(readSought(`?name=${"a".repeat(99)}`)).toEqual({ name: "a".repeat(60) });
  });
});

it("games of a month stand together, in their order", () => {
  const ended = [Date.UTC(2026, 10, 14), Date.UTC(2026, 10, 3), Date.UTC(2026, 9, 31, 12)];
  const months = byMonth(
    EN,
    ended.map((at) => gameOf([1, 2], [2, 1], { ended: at / 1000 })),
  );
  expect(months.map(({ title, games }) => [title, games.length])).toEqual([
    ["November 2026", 2],
    ["October 2026", 1],
  ]);
});

describe("the page", () => {
  let asked: string[];
  let answer: (path: string) => GamePage;

  beforeEach(() => {
    asked = [];
    localStorage.setItem("guildtable-been-here", "yes");
    history.replaceState(null, "", "/games");
    vi.mocked(api.me).mockClear().mockResolvedValue({ id: "anna", name: "Anna" });
    vi.mocked(api.games).mockResolvedValue([]);
    vi.mocked(api.call).mockImplementation(async (_, path) => {
      asked.push(path);
      return answer(path) as never;
    });
  });
  afterEach(() => localStorage.clear());

  const page = (count: number, next: string | null = null, from = 0): GamePage => ({
    games: Array.from({ length: count }, (_, n) => gameOf([56, 51], [1, 2], { match: `m${from + n}` })),
    next,
    totals: from === 0 ? { games: 33, won: 12 } : null,
  });
  const show = (words = EN) =>
    render(
      <SpeakingWith words={words}>
        <MyGames />
      </SpeakingWith>,
    );

  it.each(["en", "nl", "de"] as const)("says everything in %s", async (language) => {
    answer = () => ({
      ...page(2, "on"),
      games: [gameOf([5, 5, 5, 5], [1, 1, 1, 1], { bots: 3 }), gameOf([1, 9], [2, 1], { ending: "left", match: "m2" })],
    });
    const { container } = show(wordsIn(language));
    await waitFor(() => expect(container.querySelectorAll(".game-line")).toHaveLength(2));
    expect(container.textContent).not.toMatch(/(played|came|place|own|home)-[a-z]/);
  });

  it("marks one's own points in words, and leads to the replay", async () => {
    answer = () => page(1);
    show();
    const line = await screen.findByRole("link", { name: /^Replay: Bruges, Won by 5 points/ });
    expect(line.getAttribute("href")).toBe("/r/m0?view=0");
    expect(screen.getByText("(you)").closest("li")?.textContent).toContain("Anna");
    expect(screen.getByText("(won)").closest("li")?.textContent).toContain("56");
    expect(screen.getByText("33 games, 12 won")).toBeDefined();
  });

  it("pages on, goes to the first new game and tells how many came", async () => {
    answer = (path) => (path.includes("after=") ? page(3, null, 30) : page(30, "17~m29"));
    const { container } = show();
    await userEvent.click(await screen.findByRole("button", { name: "Older games" }));
    await waitFor(() => expect(container.querySelectorAll(".game-line")).toHaveLength(33));
    expect(asked.at(-1)).toBe("/me/games?after=17%7Em29");
    expect(document.activeElement?.getAttribute("href")).toBe("/r/m30?view=0");
    expect(screen.getByText("3 more games").getAttribute("role")).toBe("status");
    expect(screen.queryByRole("button", { name: "Older games" })).toBeNull();
    expect(screen.getByText("33 games, 12 won")).toBeDefined();
  });

  it("keeps what is sought in the address, and can be gone back from", async () => {
    answer = () => page(1);
    show();
    await userEvent.selectOptions(await screen.findByLabelText("Result"), "won");
    await waitFor(() => expect(asked.at(-1)).toBe("/me/games?result=won"));
    await userEvent.click(screen.getByRole("radio", { name: "Bruges" }));
    await waitFor(() => expect(location.search).toBe("?game=bruges&result=won"));
    await userEvent.type(screen.getByRole("searchbox", { name: "Find a name" }), "ada ");
    await waitFor(() => expect(location.search).toBe("?game=bruges&result=won&name=ada"));
    history.back();
    await waitFor(() => expect(location.search).toBe("?result=won"));
    await waitFor(() => expect((screen.getByLabelText("Find a name") as HTMLInputElement).value).toBe(""));
  });

  it("says when nothing fits, and shows all again", async () => {
    history.replaceState(null, "", "/games?name=zoe");
    answer = (path) => (path.includes("zoe") ? { games: [], next: null, totals: { games: 0, won: 0 } } : page(2));
    const { container } = show();
    await screen.findAllByText("No games found");
    await userEvent.click(screen.getByRole("button", { name: "Show all games" }));
    await waitFor(() => expect(container.querySelectorAll(".game-line")).toHaveLength(2));
    expect(location.search).toBe("");
  });

  it("asks nothing for somebody who has never been here, and says what will stand there", async () => {
    localStorage.clear();
    show();
    await screen.findByText("No game played to its end yet");
    expect(asked).toEqual([]);
    expect(vi.mocked(api.me)).not.toHaveBeenCalled();
  });

  it("says when it failed, and tries again", async () => {
    let works = false;
    answer = () => {
      if (!works) throw new api.Refused("unreachable", "gone");
      return page(1);
    };
    show();
    await screen.findByText("Your games could not be fetched.");
    works = true;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    const month = await screen.findByRole("region", { name: /2023/ });
    expect(within(month).getAllByRole("link")).toHaveLength(1);
  });
});
