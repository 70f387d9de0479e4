/** The chat as people meet it who would rather not hear everybody. The server is played by the test. */
import { readFileSync } from "node:fs";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { Saying, TableState } from "../protocol/index.js";
import { useBlocked } from "../settings/blocked.js";
import * as api from "../shell/api.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { Chat } from "./Chat.js";
import { EMPTY_MATCH } from "./matchState.js";
import { useTable } from "./tableStore.js";

vi.mock("../shell/api.js", { spy: true });

const WORDS = wordsFrom(
  "en",
  ["words/en.ftl", "words/shell.en.ftl", "words/chat.en.ftl"].map((path) => readFileSync(path, "utf8")),
);
const line = (id: number, name: string, speaker: string, seat: number | null, text: string): Saying => ({
  id,
  name,
  seat,
  text,
  at: 0,
  speaker,
  greeting: null,
  carried: false,
});
const LINES = [
  line(1, "Anna", "a", 0, "good luck"),
  line(2, "Eve", "e", null, "something vile"),
  line(3, "Mallory", "e", null, "more of it"),
];

function listen(change: Partial<TableState> = {}, player = "b") {
  const table = {
    id: "t",
    host: "a",
    spectators: "talk",
    hidden: [],
    seats: [{ name: "Anna" }, { name: "Bert" }],
    ...change,
  } as unknown as TableState;
  useTable.setState({
    table: "t",
    match: { ...EMPTY_MATCH, player, seat: player === "b" ? 1 : 0, table, chat: LINES },
  });
  return render(
    <SpeakingWith words={WORDS}>
      <Chat />
    </SpeakingWith>,
  );
}

beforeEach(() => {
  useBlocked.setState({ at: {} });
  for (const call of [api.hideLine, api.muteSpeaker]) vi.mocked(call).mockResolvedValue(undefined);
  vi.mocked(api.blockPerson).mockResolvedValue({ id: 7, name: "Eve", at: 0 });
  vi.mocked(api.liftBlock).mockResolvedValue(undefined);
  vi.mocked(api.report).mockResolvedValue({ report: "r" });
});

it("is silent about what was said before it was opened, and not about what is said then", () => {
  vi.useFakeTimers();
  listen();
  const live = () => screen.getByRole("list").getAttribute("aria-live");
  expect(live()).toBe("off");
  act(() => void vi.advanceTimersByTime(1000));
  expect(live()).toBe("polite");
  vi.useRealTimers();
});

it("a spectator's line says so in words", () => {
  listen();
  expect(screen.getByText("something vile").textContent).toContain("Eve (watching)");
  expect(screen.getByText("good luck").textContent).not.toContain("watching");
});

it("whoever hides a speaker hears nothing more of them, whatever they call themselves, and can undo it", async () => {
  listen();
  await userEvent.click(screen.getByRole("button", { name: "What to do about Eve" }));
  await userEvent.click(screen.getByRole("button", { name: "Block Eve" }));
  expect(api.blockPerson).toHaveBeenLastCalledWith("t", { line: 2 });
  expect(screen.queryByText(/something vile|more of it/)).toBeNull();
  expect(JSON.parse(localStorage.getItem("guildtable-blocked") ?? "{}").state.at).toEqual({ t: ["e"] });
  await userEvent.click(screen.getByRole("button", { name: "Unblock" }));
  await waitFor(() => expect(api.liftBlock).toHaveBeenLastCalledWith(7));
  expect(screen.getAllByText(/something vile|more of it/)).toHaveLength(2);
});

it("what the host has taken away is not shown", () => {
  listen({ hidden: [2] });
  expect(screen.queryByText("something vile")).toBeNull();
  expect(screen.getByText("more of it")).toBeTruthy();
});

it("only the host takes lines away and mutes", async () => {
  listen();
  await userEvent.click(screen.getByRole("button", { name: "What to do about Eve" }));
  expect(screen.queryByRole("button", { name: /Mute|Take the line/ })).toBeNull();
});

it("the host takes a line away, or mutes who said it", async () => {
  listen({}, "a");
  await userEvent.click(screen.getByRole("button", { name: "What to do about Eve" }));
  await userEvent.click(screen.getByRole("button", { name: "Take the line away for all" }));
  expect(api.hideLine).toHaveBeenCalledWith("t", 2);
  await userEvent.click(screen.getByRole("button", { name: "What to do about Mallory" }));
  await userEvent.click(screen.getByRole("button", { name: "Mute Mallory" }));
  expect(api.muteSpeaker).toHaveBeenCalledWith("t", 3);
});

it("nobody is offered anything about a line of their own", () => {
  listen({}, "a");
  const own = screen.getByText("good luck").closest("li")!;
  expect(within(own).queryByRole("button")).toBeNull();
});

it("a spectator is told where only those at the table talk", () => {
  listen({ spectators: "watch" });
  expect(screen.getByRole("textbox")).toBeTruthy();
  act(() => useTable.setState(({ match }) => ({ match: { ...match, seat: null } })));
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByText("At this table only those who sit at it talk.")).toBeTruthy();
});

it("a speaker stays hidden here where the site could not keep it, and that is said", async () => {
  vi.mocked(api.blockPerson).mockRejectedValue(new api.Refused("unreachable", "away"));
  listen();
  await userEvent.click(screen.getByRole("button", { name: "What to do about Eve" }));
  await userEvent.click(screen.getByRole("button", { name: "Block Eve" }));
  expect((await screen.findByRole("alert")).textContent).toContain("does not answer");
  expect(screen.queryByText("something vile")).toBeNull();
});

it("a new line moves the list alone, and not the page one is looking at", () => {
  const page = vi.fn();
  Element.prototype.scrollIntoView = page;
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(480);
  listen();
  expect(screen.getByRole("list").scrollTop).toBe(480);
  expect(page).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
