/** A table of one's own is let go by a press and a question, which says what comes of it. */
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { MyTable, SeatState } from "../protocol/index.js";
import * as api from "../shell/api.js";
import { useMyTables } from "../shell/myTables.js";
import { testSeat } from "../shell/testSeats.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { MyTables } from "./MyTables.js";

vi.mock("../shell/api.js", { spy: true });

const WORDS = wordsFrom(
  "en",
  ["words/en.ftl", "words/shell.en.ftl", "words/book/home.en.ftl", "words/games.en.ftl"].map((path) =>
    readFileSync(path, "utf8"),
  ),
);

const BOT = { kind: "bot", name: "bot:greedy", player: null, bot: "greedy" } as const;

const mine = (state: "open" | "playing", first: Partial<SeatState>, second: Partial<SeatState>): MyTable => ({
  table: {
    id: "0123456789abcdef0123",
    match: "fedcba98765432100123",
    game: "bruges",
    rules: "1",
    settings: {},
    state,
    listed: false,
    host: "p0",
    seats: [testSeat(0, first), testSeat(1, second)],
    clock: { move: null, game: null, bank: null, vacation: false },
    commitment: "",
    proposal: null,
    rematch: null,
    created: 1_700_000_000,
    spectators: "talk",
    hidden: [],
    rematch_by: null,
  },
  seat: 0,
  asked: false,
  left: null,
});

const list = (one: MyTable) => {
  useMyTables.setState({ tables: [one], failed: false });
  render(
    <SpeakingWith words={WORDS}>
      <MyTables guest={false} />
    </SpeakingWith>,
  );
};

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});
beforeEach(() => vi.mocked(api.letGo).mockClear().mockResolvedValue(undefined));

it.each([
  ["open", { kind: "empty", name: "", player: null }, "the table is closed"],
  ["open", {}, "You give up your seat"],
  ["playing", BOT, "The game ends here"],
  ["playing", {}, "A bot plays on in your place"],
] as const)("%s with %o: the question says what comes of it", async (state, other, what) => {
  list(mine(state, {}, other));
  await userEvent.click(await screen.findByRole("button", { name: /^Let go: / }));
  expect(screen.getByText(new RegExp(what))).toBeTruthy();
  expect(api.letGo).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Let it go" }));
  expect(api.letGo).toHaveBeenCalledWith("0123456789abcdef0123");
});

it("a table that a bot plays on at does not say that one will be asked, and says when it was opened", () => {
  list(mine("playing", { away: true, bot: "search:25ms" }, {}));
  expect(screen.getByText(/A bot plays for you\. · \d+ Nov/)).toBeTruthy();
});
