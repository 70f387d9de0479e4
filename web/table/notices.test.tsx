/** What the others ask for, as one meets it: said in words, answered by a button, and named in the answer. */
import { readFileSync } from "node:fs";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { Proposal, TableState } from "../protocol/index.js";
import * as api from "../shell/api.js";
import { testSeat } from "../shell/testSeats.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import type { Chair } from "./drawing.js";
import { EMPTY_MATCH, type MatchState } from "./matchState.js";
import { NoticeList } from "./Notices.js";
import { useTable } from "./tableStore.js";

vi.mock("../shell/api.js", { spy: true });

const WORDS = wordsFrom(
  "en",
  ["en", "book/notices.en"].map((page) => readFileSync(`words/${page}.ftl`, "utf8")),
);
const NAMES = ["Anna", "Bert", "Cora"];

const chairOf = (seat: number): Chair => ({
  seat,
  name: NAMES[seat]!,
  seal: "swan",
  own: seat === 0,
  bot: false,
  away: false,
  here: seat !== 1,
  asked: seat === 1,
  answered: false,
  points: 0,
});

const TABLE: TableState = {
  id: "0123456789abcdef0123",
  match: "fedcba98765432100123",
  game: "bruges",
  rules: "1",
  settings: {},
  state: "playing",
  listed: false,
  host: "p0",
  seats: NAMES.map((name, seat) => testSeat(seat, { name, here: seat !== 1, absent: seat === 1 })),
  clock: { move: null, game: null, bank: null, vacation: false },
  commitment: "",
  proposal: null,
  rematch: null,
  created: 0,
  spectators: "talk",
  hidden: [],
  rematch_by: null,
};

const ASKED: Proposal = { seat: 2, count: 0, seq: 7, agreed: [2], kind: "replace", id: "7.2", gone: 1 };

function look(table: TableState) {
  const shown = { asked: [1], answered: [], chapter: { round: 1 } } as unknown as MatchState["shown"];
  useTable.setState({ table: table.id, match: { ...EMPTY_MATCH, seat: 0, seq: 7, table, shown } });
  return render(
    <SpeakingWith words={WORDS}>
      <NoticeList chairs={[0, 1, 2].map(chairOf)} />
    </SpeakingWith>,
  );
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

beforeEach(() => {
  vi.mocked(api.replace).mockResolvedValue(undefined);
  vi.clearAllMocks();
});

it.each([
  ["replace", "Cora asks to let a bot play for Bert"],
  ["end", "Cora asks to end the game"],
  ["take-back", "Cora asks to take a move back"],
] as const)("a wish to %s is said and answered like any other", async (kind, title) => {
  const consent = vi.fn();
  useTable.setState({ consent });
  look({ ...TABLE, proposal: { ...ASKED, kind } });
  expect(screen.getByRole("alert").textContent).toContain(title);
  await waitFor(() => expect(button("Agree").disabled).toBe(false));
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  if (kind === "end") {
    expect(consent, "what ends the game for all is asked twice").not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
  }
  const meant = expect.objectContaining({ id: "7.2", kind });
  expect(consent).toHaveBeenLastCalledWith(meant, true);
  await userEvent.click(button("Refuse"));
  expect(consent).toHaveBeenLastCalledWith(meant, false);
});

it("a click meant for one wish is none for another that has taken its place", async () => {
  const consent = vi.fn();
  useTable.setState({ consent });
  look({ ...TABLE, proposal: { ...ASKED, kind: "take-back", id: "7.1", gone: null } });
  await waitFor(() => expect(button("Agree").disabled).toBe(false));
  const end: Proposal = { ...ASKED, kind: "end", id: "7.2", gone: null };
  act(() => useTable.setState((store) => ({ match: { ...store.match, table: { ...TABLE, proposal: end } } })));
  await userEvent.click(button("Agree"));
  expect(consent).not.toHaveBeenCalled();
  await waitFor(() => expect(button("Agree").disabled).toBe(false));
  await userEvent.click(button("Agree"));
  await userEvent.click(button("Yes, end it for everybody"));
  expect(consent).toHaveBeenCalledExactlyOnceWith(end, true);
});

it("who has agreed is told that the others are asked, and may change their mind", () => {
  look({ ...TABLE, proposal: { ...ASKED, agreed: [0, 2] } });
  expect(screen.getByRole("alert").textContent).toContain("You agree that a bot plays for Bert");
  expect(screen.getByRole("button", { name: "Never mind" })).toBeTruthy();
});

it("somebody who has gone can be replaced after five minutes, by asking the others, and never where days are given", async () => {
  const { unmount } = look(TABLE);
  await userEvent.click(screen.getByRole("button", { name: "Ask to let a bot play on" }));
  expect(api.replace).toHaveBeenCalledWith(TABLE.id, 1);
  unmount();
  const seats = TABLE.seats.map((seat) => ({ ...seat, absent: false }));
  const early = look({ ...TABLE, seats });
  expect(screen.queryByRole("button", { name: /bot/ })).toBeNull();
  expect(screen.getByRole("alert").textContent).toContain("After five minutes");
  early.unmount();
  look({ ...TABLE, clock: { move: 86400, game: null, bank: null, vacation: false } });
  expect(screen.queryByRole("alert")).toBeNull();
});

it("that moves were lost is said until it is read", async () => {
  useTable.setState({ wentBack: true });
  look({ ...TABLE, seats: TABLE.seats.map((seat) => ({ ...seat, here: true })), proposal: { ...ASKED, seq: 6 } });
  expect(screen.getByRole("alert").textContent).toContain("The game has gone back");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByRole("alert")).toBeNull();
});
