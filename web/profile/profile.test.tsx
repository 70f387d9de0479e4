// @vitest-environment jsdom
/** A player's page: its figures, what is said of them, and whether others may see it. */
import { readFileSync } from "node:fs";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FormGame, Profile, ResultTally } from "../protocol/index.js";
import * as api from "../shell/api.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { beyondShare, formChart, formSum, HIGH, WIDE } from "./formChart.js";
import { PlayerPage } from "./ProfilePage.js";
import { standingOf } from "./standing.js";

vi.mock("../shell/api.js", { spy: true });

const formGame = (place: number, players: number, n = 0): FormGame => ({
  match: `m${n}`,
  game: "bruges",
  place,
  players,
});
const tally = (game: string, players: number, bots: boolean, games: number, won: number): ResultTally => ({
  game,
  players,
  bots,
  games,
  won,
});

describe("form", () => {
  const form = [formGame(1, 2, 0), formGame(2, 2, 1), formGame(4, 4, 2), formGame(1, 4, 3)];

  it("is what was won beyond among equals: a win among four is worth more than one among two", () => {
    expect(beyondShare(form)).toEqual([0, 0.5, 0, -0.25, 0.5]);
    expect(formSum(form)).toEqual({ games: 4, won: 2, share: 1.5 });
  });

  it("is drawn within its picture; a win, and nothing else, is a full bar", () => {
    const { bars, even, now } = formChart(form);
    expect(now.y).toBeLessThan(even);
    for (const bar of bars) {
      expect(bar.x).toBeGreaterThanOrEqual(0);
      expect(bar.x + bar.width).toBeLessThanOrEqual(WIDE);
      expect(bar.y + bar.height).toBeLessThanOrEqual(HIGH);
    }
    const full = Math.max(...bars.map(({ height }) => height));
    expect(bars.map(({ height, won }) => [height === full, won])).toEqual([
      [true, true],
      [false, false],
      [false, false],
      [true, true],
    ]);
  });
});

it("results are by game and number of players, those with bots alone apart", () => {
  const tallies = [
    tally("capital-lux", 2, true, 20, 11),
    tally("bruges", 4, false, 9, 2),
    tally("bruges", 2, false, 14, 9),
    tally("capital-lux", 4, false, 7, 2),
    tally("chess", 2, false, 1, 1),
  ];
  const people = standingOf(tallies, false);
  expect(people.counts).toEqual([2, 4]);
  expect(people.rows.map(({ game, games, cells }) => [game, games, cells.map((cell) => cell?.won)])).toEqual(
    expect.arrayContaining([
      ["bruges", 23, [9, 2]],
      ["capital-lux", 7, [undefined, 2]],
    ]),
  );
  expect(standingOf(tallies, true)).toMatchObject({ games: 20, won: 11, counts: [2] });
});

describe("the page", () => {
  const ANNA: Profile = {
    name: "Anna",
    portrait: null,
    since: 1_700_000_000,
    tallies: [tally("bruges", 3, false, 29, 13), tally("capital-lux", 2, true, 20, 11)],
    form: Array.from({ length: 6 }, (_, n) => formGame(1 + (n % 3), 3, n)),
    favourites: [{ game: "bruges", name: "mayor", games: 31, won: 18 }],
    last: [
      {
        match: "m9",
        game: "bruges",
        ended: 1_700_000_000,
        seat: 1,
        seats: [
          { name: "Bram", points: 40, place: 2 },
          { name: "Anna", points: 42, place: 1 },
        ],
        bots: 0,
        ending: "played",
      },
    ],
    shared: null,
  };
  let answers: Record<string, unknown>;
  let asked: [string, unknown][];

  beforeEach(() => {
    asked = [];
    answers = { "GET /me/profile": ANNA, "GET /profiles/abc": { ...ANNA, shared: null } };
    localStorage.setItem("guildtable-been-here", "yes");
    vi.mocked(api.me).mockResolvedValue({ id: "anna", name: "Anna" });
    vi.mocked(api.call).mockImplementation(async (method, path, body) => {
      asked.push([`${method} ${path}`, body]);
      const answer = answers[`${method} ${path}`];
      if (answer instanceof Error) throw answer;
      return answer as never;
    });
  });
  afterEach(() => localStorage.clear());

  function show(id?: string, language: "en" | "nl" | "de" = "en") {
    const pages = ["", "shell.", "games.", "book/profile.", "book/people."].map(
      (page) => `words/${page}${language}.ftl`,
    );
    const words = wordsFrom(
      language,
      pages.map((path) => readFileSync(path, "utf8")),
    );
    return render(
      <SpeakingWith words={words}>
        <PlayerPage {...(id ? { id } : {})} />
      </SpeakingWith>,
    );
  }

  it.each(["en", "nl", "de"] as const)("says everything in %s", async (language) => {
    const { container } = show(undefined, language);
    await screen.findByRole("heading", { level: 1, name: "Anna" });
    await waitFor(() => expect(container.querySelector(".favourites b")?.textContent).toMatch(/\w/));
    expect(container.textContent).not.toMatch(/(profile|played|came|place|own|person)-[a-z]/);
  });

  it("says on an empty page of one's own what to do next", async () => {
    answers["GET /me/profile"] = { ...ANNA, tallies: [], form: [], favourites: [], last: [] };
    show();
    const play = await screen.findByRole("link", { name: "Play one" });
    expect(play.getAttribute("href")).toBe("/");
    expect(screen.getByText(/send them its link/)).toBeTruthy();
  });

  it("tells by ear what the strokes and the chart show", async () => {
    show();
    const table = await screen.findByRole("table", { name: "Results" });
    expect(within(table).getByRole("cell").textContent).toContain("13 of 29 won (among equals: 9.7)");
    const chart = screen.getByRole("img", { name: /2 of 6 won; among equals it would be 2\./ });
    expect(chart.getAttribute("aria-label")).toContain("1st of 3, 2nd of 3, 3rd of 3, 1st of 3");
    expect(screen.getByRole("table", { name: "With bots alone" })).toBeDefined();
    expect(screen.getByRole("link", { name: /^Replay: Bruges, Won by 2 points/ })).toBeDefined();
  });

  it("shows no form before five games", async () => {
    answers["GET /me/profile"] = { ...ANNA, form: ANNA.form.slice(0, 4) };
    show();
    await screen.findByText("Form shows after five games with other people.");
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("is shared by a switch, with an address to copy, and hidden again", async () => {
    answers["PUT /me/profile"] = { profile: "abc" };
    show();
    const toggle = await screen.findByRole("switch", { name: "Others may see this page" });
    await userEvent.click(toggle);
    const address = await screen.findByLabelText<HTMLInputElement>("Its address");
    expect(address.value).toBe(`${location.origin}/profile/abc`);
    answers["PUT /me/profile"] = { profile: null };
    await userEvent.click(toggle);
    await waitFor(() => expect(screen.queryByLabelText("Its address")).toBeNull());
    expect(asked.slice(-2)).toEqual([
      ["PUT /me/profile", { shared: true }],
      ["PUT /me/profile", { shared: false }],
    ]);
  });

  it("of somebody else has nothing to change", async () => {
    show("abc");
    await screen.findByRole("heading", { level: 1, name: "Anna" });
    expect(screen.queryByRole("switch")).toBeNull();
    expect(screen.queryByText("(you)")).toBeNull();
    expect(asked.map(([what]) => what)).not.toContain("GET /me/profile");
  });

  it("that is not shared says so; one that cannot be fetched is tried again", async () => {
    answers["GET /profiles/abc"] = new api.Refused("no-such-place", "gone");
    show("abc");
    await screen.findByRole("heading", { name: "This page is not shown" });
    answers["GET /me/profile"] = new api.Refused("unreachable", "away");
    show();
    await screen.findByText("This page could not be fetched.");
    answers["GET /me/profile"] = ANNA;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("heading", { level: 1, name: "Anna" });
  });

  it("makes nobody a guest who only looks", async () => {
    localStorage.clear();
    show();
    await screen.findByText("Nobody yet");
    expect(asked).toEqual([]);
  });
});
