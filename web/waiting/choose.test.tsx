/** Choosing a guard house in the waiting room. The server is played by the test. */
import { readFileSync } from "node:fs";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { choosing as guardHouses } from "../games/bruges/choosing.js";
import { choosing as guilds } from "../games/flandern/choosing.js";
import type { GameName, SeatState, TableState } from "../protocol/index.js";
import * as api from "../shell/api.js";
import { testSeat } from "../shell/testSeats.js";
import type { SeatChoice } from "../table/drawing.js";
import { EMPTY_MATCH } from "../table/matchState.js";
import { useTable } from "../table/tableStore.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { WaitingRoom } from "./WaitingRoom.js";

vi.mock("../shell/api.js", { spy: true });

const GAMES = "../src/guildtable/games";
const PAGES = [
  "words/en.ftl",
  "words/shell.en.ftl",
  "words/book/waiting.en.ftl",
  "words/chat.en.ftl",
  "words/games.en.ftl",
  "words/bruges.en.ftl",
  "words/flandern.en.ftl",
  `${GAMES}/flandern/words/en.ftl`,
];
const GUILD_WORDS = wordsFrom(
  "en",
  PAGES.map((path) => readFileSync(path, "utf8")),
);
const WORDS = wordsFrom(
  "en",
  [...PAGES.slice(0, 5), `${GAMES}/bruges/words/en.ftl`].map((path) => readFileSync(path, "utf8")),
);

const person = (seat: number, name: string, choice: string | null): SeatState =>
  testSeat(seat, { name, player: name.toLowerCase(), choice });

const tableOf = (game: GameName, ...seats: SeatState[]): TableState => ({
  id: "0123456789abcdef0123",
  match: "fedcba98765432100123",
  game,
  rules: "1",
  settings: {},
  state: "open",
  listed: false,
  host: "anna",
  seats,
  clock: { move: null, game: null, bank: null, vacation: false },
  commitment: "",
  proposal: null,
  rematch: null,
  created: 0,
  spectators: "talk",
  hidden: [],
  rematch_by: null,
});

const room = (table: TableState, choosing?: SeatChoice) => (
  <SpeakingWith words={table.game === "flandern" ? GUILD_WORDS : WORDS}>
    <WaitingRoom table={table} choosing={choosing} />
  </SpeakingWith>
);

function enter(table: TableState, player: string, choosing?: SeatChoice) {
  useTable.setState({ table: table.id, match: { ...EMPTY_MATCH, player, table } });
  return render(room(table, choosing));
}

beforeEach(() => {
  vi.mocked(api.restrictionsOf).mockResolvedValue([]);
  vi.mocked(api.choose).mockResolvedValue(undefined);
  vi.mocked(api.me).mockResolvedValue({ id: "clara", name: "Guest" });
  vi.clearAllMocks();
});

it("shows all four with their canals, and no wish to begin with", async () => {
  const { rerender } = enter(tableOf("bruges", person(0, "Anna", null), person(1, "Bert", null)), "anna", guardHouses);
  const group = screen.getByRole("radiogroup", { name: "Your guard house" });
  expect(within(group).getAllByRole("radio")).toHaveLength(5);
  expect(within(group).getByRole<HTMLInputElement>("radio", { name: /^No wish/ }).checked).toBe(true);
  const red = within(group).getByRole<HTMLInputElement>("radio", { name: /^red guard house/ });
  expect(red.getAttribute("aria-label")).toContain("on the left: blue 1, brown 2, yellow 3, red 4, purple 5");
  await userEvent.click(red);
  expect(api.choose).toHaveBeenCalledExactlyOnceWith("0123456789abcdef0123", "red");
  expect(red.checked, "what was pressed is shown before the table tells").toBe(true);
  rerender(room(tableOf("bruges", person(0, "Anna", "red"), person(1, "Bert", null)), guardHouses));
  expect(within(screen.getByRole("list", { name: "Seats" })).getByText("Red guard house")).toBeTruthy();
  await userEvent.click(within(group).getByRole("radio", { name: /^No wish/ }));
  expect(api.choose).toHaveBeenLastCalledWith("0123456789abcdef0123", null);
});

it("says who has one already, and does not offer it", async () => {
  enter(tableOf("bruges", person(0, "Anna", null), person(1, "Bert", "green")), "anna", guardHouses);
  const green = screen.getByRole<HTMLInputElement>("radio", { name: "green guard house, Bert has it" });
  expect(green.disabled).toBe(true);
  expect(screen.getByText("Bert has it")).toBeTruthy();
  await userEvent.click(green);
  expect(api.choose).not.toHaveBeenCalled();
});

it("whoever was slower is told, and shown what they had before", async () => {
  vi.mocked(api.choose).mockRejectedValue(new api.Refused("taken", "Bert has chosen green already."));
  enter(tableOf("bruges", person(0, "Anna", "red"), person(1, "Bert", null)), "anna", guardHouses);
  await userEvent.click(screen.getByRole("radio", { name: /^green guard house/ }));
  expect((await screen.findByRole("alert")).textContent).toContain("somebody was faster; choose another");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^red guard house/ }).checked).toBe(true);
});

it("a guild is told with its trade, its colour and its town", async () => {
  enter(tableOf("flandern", person(0, "Anna", "blue"), person(1, "Bert", "yellow")), "anna", guilds);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Dyers (blue), Its town is Bruges." }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Weavers (yellow), Bert has it" }).disabled).toBe(true);
  await userEvent.click(screen.getByRole("radio", { name: "Fullers (green), Its town is Ypres." }));
  expect(api.choose).toHaveBeenLastCalledWith("0123456789abcdef0123", "green");
});

it("who only looks on, and who plays a game without a choice, is not asked", async () => {
  const { unmount } = enter(tableOf("bruges", person(0, "Anna", "red"), person(1, "Bert", null)), "clara", guardHouses);
  expect(screen.queryByRole("radiogroup", { name: "Your guard house" })).toBeNull();
  expect(screen.getByText("Red guard house"), "but sees what others have chosen").toBeTruthy();
  unmount();
  enter(tableOf("capital-lux", person(0, "Anna", null), person(1, "Bert", null)), "anna");
  await screen.findByRole("radiogroup");
  const asked = screen.queryAllByRole("radiogroup").map((group) => group.getAttribute("aria-label"));
  expect(asked).toEqual(["Spectators"]); // as every host is
});
