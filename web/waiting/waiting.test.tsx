/** The waiting room as host, guest and passer-by meet it. The server is played by the test. */
import { readFileSync } from "node:fs";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { SeatState, TableState } from "../protocol/index.js";
import * as api from "../shell/api.js";
import { emptySeat } from "../shell/testSeats.js";
import { EMPTY_MATCH } from "../table/matchState.js";
import { useTable } from "../table/tableStore.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { WaitingRoom } from "./WaitingRoom.js";

vi.mock("../shell/api.js", { spy: true });

const WORDS = wordsFrom(
  "en",
  [
    "words/en.ftl",
    "words/shell.en.ftl",
    "words/book/waiting.en.ftl",
    "words/chat.en.ftl",
    "words/bruges.en.ftl",
    "words/games.en.ftl",
  ].map((path) => readFileSync(path, "utf8")),
);

const ANNA = emptySeat(0, { kind: "person", name: "Anna", player: "a", here: true });
const KEPT = emptySeat(1, { name: "Bert", kept: "b" });
const DIGGER = emptySeat(1, { kind: "bot", name: "bot:syndic:digger", bot: "syndic:digger", here: true });
const BOT = emptySeat(1, { kind: "bot", name: "bot:greedy", bot: "greedy", here: true });

const tableOf = (...seats: SeatState[]): TableState => ({
  id: "0123456789abcdef0123",
  match: "fedcba98765432100123",
  game: "bruges",
  rules: "1",
  settings: {},
  state: "open",
  listed: false,
  host: "a",
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

function enter(table: TableState, player: string) {
  useTable.setState({ table: table.id, match: { ...EMPTY_MATCH, player, table } });
  return render(
    <SpeakingWith words={WORDS}>
      <WaitingRoom table={table} />
    </SpeakingWith>,
  );
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  vi.mocked(api.restrictionsOf).mockResolvedValue([]);
  vi.mocked(api.setBot).mockResolvedValue(undefined);
  vi.mocked(api.start).mockResolvedValue(undefined);
  vi.mocked(api.sharedAddresses).mockResolvedValue([]);
  vi.mocked(api.sit).mockResolvedValue(undefined);
  vi.mocked(api.me).mockResolvedValue({ id: "c", name: "Guest" });
  vi.mocked(api.rename).mockImplementation(async (name) => ({ id: "c", name }));
  vi.clearAllMocks();
});

it("the host cannot begin while a seat is free, and is told so", async () => {
  enter(tableOf(ANNA, emptySeat(1)), "a");
  await userEvent.click(screen.getByRole("button", { name: "Start (one seat is free)" }));
  expect(api.start).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Fill with bots" }));
  expect(api.setBot).toHaveBeenCalledWith("0123456789abcdef0123", 1, "apprentice");
});

it("the host begins once all sit, and may make a bot stronger or send it away before", async () => {
  enter(tableOf(ANNA, BOT), "a");
  await userEvent.click(screen.getByRole("radio", { name: "Master" }));
  expect(api.setBot).toHaveBeenLastCalledWith("0123456789abcdef0123", 1, "master");
  await userEvent.click(screen.getByRole("button", { name: "Send away" }));
  expect(api.setBot).toHaveBeenLastCalledWith("0123456789abcdef0123", 1, null);
  await userEvent.click(screen.getByRole("button", { name: "Start" }));
  expect(api.start).toHaveBeenCalledOnce();
});

it("the host says who a bot is; its strength stays, and who it is stays when it gets stronger", async () => {
  const { unmount } = enter(tableOf(ANNA, BOT), "a");
  await userEvent.click(await screen.findByRole("radio", { name: "Canal Digger" }));
  expect(api.setBot).toHaveBeenLastCalledWith("0123456789abcdef0123", 1, "apprentice:digger");
  unmount();
  enter(tableOf(ANNA, DIGGER), "a");
  expect(await screen.findByText(/^Gillis the Canal Digger:/)).toBeTruthy();
  expect(screen.getByText("Bot Gillis")).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: "Master" }));
  expect(api.setBot).toHaveBeenLastCalledWith("0123456789abcdef0123", 1, "master:digger");
  await userEvent.click(screen.getByRole("radio", { name: "Anybody" }));
  expect(api.setBot).toHaveBeenLastCalledWith("0123456789abcdef0123", 1, "syndic");
});

it("everybody else is told who a bot is, and how strong", async () => {
  enter(tableOf(ANNA, DIGGER), "c");
  expect(await screen.findByText(/^Gillis the Canal Digger:/)).toBeTruthy();
  expect(screen.getByText(/^Syndic/)).toBeTruthy();
  expect(screen.queryByRole("radio", { name: "Canal Digger" })).toBeNull();
});

it("whoever comes by the link gives a name and sits down", async () => {
  enter(tableOf(ANNA, emptySeat(1)), "c");
  expect(screen.queryByRole("button", { name: /^Start/ })).toBeNull();
  await userEvent.type(await screen.findByRole("textbox", { name: /Your name/ }), "Cor");
  await userEvent.click(screen.getByRole("button", { name: "Sit down" }));
  expect(api.rename).toHaveBeenCalledWith("Cor");
  expect(api.sit).toHaveBeenCalledWith("0123456789abcdef0123");
});

it("whoever has no name yet is asked for it at the seat they choose", async () => {
  enter(tableOf(ANNA, emptySeat(1), emptySeat(2)), "c");
  await userEvent.click(screen.getAllByRole("button", { name: "Sit here" })[1]!);
  expect(api.sit).not.toHaveBeenCalled();
  const asked = within(await screen.findByRole("dialog", { name: "Your name" }));
  await userEvent.type(asked.getByRole("textbox", { name: /Your name/ }), "Cor");
  await userEvent.click(asked.getByRole("button", { name: "Sit down" }));
  expect(api.rename).toHaveBeenCalledWith("Cor");
  expect(api.sit).toHaveBeenCalledWith("0123456789abcdef0123", 2);
});

it("whoever has a name sits down where they press", async () => {
  vi.mocked(api.me).mockResolvedValue({ id: "c", name: "Cor" });
  enter(tableOf(ANNA, emptySeat(1)), "c");
  await userEvent.click(screen.getByRole("button", { name: "Sit here" }));
  expect(api.sit).toHaveBeenCalledWith("0123456789abcdef0123", 1);
});

it("whoever sits there without a name may give one, and takes the seat anew under it", async () => {
  enter(tableOf(ANNA, emptySeat(1, { kind: "person", name: "Guest", player: "c", here: true })), "c");
  await userEvent.click(screen.getByRole("button", { name: "Give your name" }));
  await userEvent.type(await screen.findByRole("textbox", { name: /Your name/ }), "Cor");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(api.rename).toHaveBeenCalledWith("Cor");
  expect(api.sit).toHaveBeenCalledWith("0123456789abcdef0123", 1);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("whoever comes too late is told, and may open the same table anew", async () => {
  vi.mocked(api.openTable).mockResolvedValue({ table: "new" });
  enter(tableOf(ANNA, BOT), "c");
  expect(screen.getByRole("heading", { name: "This table is full" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Open a table like this" }));
  expect(api.openTable).toHaveBeenCalledWith(expect.objectContaining({ game: "bruges", seats: ["me", "open"] }));
});

it("what the server refuses is said where it was asked, in the reader's language", async () => {
  vi.mocked(api.setBot).mockRejectedValue(new api.Refused("not-now", "A person sits there."));
  enter(tableOf(ANNA, emptySeat(1)), "a");
  await userEvent.click(screen.getByRole("button", { name: "Add a bot" }));
  expect((await screen.findByRole("alert")).textContent).toContain("things have changed meanwhile");
});

it("the host sees who was sent away, lets them in again, and says what spectators may do", async () => {
  vi.mocked(api.restrictionsOf).mockResolvedValue([{ id: 7, kind: "barred", name: "Eve" }]);
  vi.mocked(api.liftRestriction).mockResolvedValue(undefined);
  vi.mocked(api.letSpectators).mockResolvedValue(undefined);
  enter(tableOf(ANNA, emptySeat(1)), "a");
  expect(await screen.findByText("Eve was sent away")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Let in again" }));
  expect(api.liftRestriction).toHaveBeenCalledWith("0123456789abcdef0123", 7);
  expect(screen.queryByText("Eve was sent away")).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "Only watch" }));
  expect(api.letSpectators).toHaveBeenCalledWith("0123456789abcdef0123", "watch");
});

it("nobody but the host is shown who was sent away", () => {
  enter(tableOf(ANNA, emptySeat(1, { kind: "person", name: "Cor", player: "c" })), "c");
  expect(screen.queryByRole("heading", { name: "Spectators and chat" })).toBeNull();
  expect(api.restrictionsOf).not.toHaveBeenCalled();
});

it("the host is told in words who shares an address, and nobody else asks", async () => {
  vi.mocked(api.sharedAddresses).mockResolvedValue([[1, 2]]);
  const [bert, cora] = ["Bert", "Cora"].map((name, at) =>
    emptySeat(at + 1, { kind: "person", name, player: name, here: true }),
  );
  const { unmount } = enter(tableOf(ANNA, bert!, cora!), "a");
  expect(await screen.findByText("on the same network as Cora")).toBeTruthy();
  expect(screen.getByText("on the same network as Bert")).toBeTruthy();
  unmount();
  vi.mocked(api.sharedAddresses).mockClear();
  enter(tableOf(ANNA, bert!, cora!), "Bert");
  expect(api.sharedAddresses).not.toHaveBeenCalled();
});

it("the host need send no link to those whose seats are kept", async () => {
  enter(tableOf(ANNA, KEPT), "a");
  expect(await screen.findByText("Waiting for Bert: asked to play again.")).toBeTruthy();
});

it("a seat that is kept is taken by who played there, freed by the host, and no seat for others", async () => {
  const { unmount } = enter(tableOf(ANNA, KEPT), "b");
  await userEvent.click(screen.getByRole("button", { name: "Sit here" }));
  expect(api.sit).toHaveBeenCalledWith("0123456789abcdef0123", 1);
  unmount();
  const { unmount: gone } = enter(tableOf(ANNA, KEPT), "a");
  expect(screen.getByText("Kept for Bert")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Free the seat" }));
  expect(api.setBot).toHaveBeenLastCalledWith("0123456789abcdef0123", 1, null);
  gone();
  enter(tableOf(ANNA, KEPT), "c");
  expect(screen.queryByRole("button", { name: "Sit here" })).toBeNull();
  expect(screen.getByRole("heading", { name: "This table is full" })).toBeTruthy();
});

it("what somebody says stands at their seat, though the chat be below the fold", async () => {
  const bert = emptySeat(1, { kind: "person", name: "Bert", player: "b", here: true });
  enter(tableOf(ANNA, bert), "a");
  await waitFor(() => expect(document.querySelector(".bubbles")).toBeTruthy(), { timeout: 5000 });
  const line = { id: 1, seat: 1, name: "Bert", text: "Hello!", carried: false, greeting: null, speaker: "b" };
  act(() => useTable.setState(({ match }) => ({ match: { ...match, seat: 0, chat: [line as never] } })));
  await waitFor(() => expect(document.querySelector(".bubbles")?.textContent).toContain("Hello!"));
  expect(document.querySelector('[data-names="seat:1"]')).toBeTruthy();
});
