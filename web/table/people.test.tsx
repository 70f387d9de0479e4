/** People at the table: is somebody here, whose face is it, what is said at the seat, and what is told of the others. */
import { readFileSync } from "node:fs";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Proposal, Saying, TableState } from "../protocol/index.js";
import { sceneOf } from "../rules/scene.js";
import { useBlocked } from "../settings/blocked.js";
import * as api from "../shell/api.js";
import { facesBefore } from "../shell/PlayerFace.js";
import { faceAt, namesAt } from "../shell/playerNames.js";
import { seatsOf } from "../shell/recordedSeats.js";
import { testSeat } from "../shell/testSeats.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { Bubbles, saidSince } from "./Bubbles.js";
import { Chat } from "./Chat.js";
import type { Chair } from "./drawing.js";
import { EMPTY_MATCH, type MatchState } from "./matchState.js";
import { NoticeList } from "./Notices.js";
import { People } from "./People.js";
import { PresentFace } from "./PresentFace.js";
import { Prompt } from "./Prompt.js";
import { presenceOf } from "./presence.js";
import { useTable } from "./tableStore.js";

vi.mock("../shell/api.js", { spy: true });

const WORDS = wordsFrom(
  "en",
  [
    "words/en.ftl",
    "words/shell.en.ftl",
    "words/chat.en.ftl",
    "words/book/people.en.ftl",
    "words/book/notices.en.ftl",
  ].map((path) => readFileSync(path, "utf8")),
);

const TABLE: TableState = {
  id: "0123456789abcdef0123",
  match: "fedcba98765432100123",
  game: "bruges",
  rules: "1",
  settings: {},
  state: "playing",
  listed: false,
  host: "p0",
  seats: [testSeat(0), testSeat(1)],
  clock: { move: null, game: null, bank: null, vacation: false },
  commitment: "",
  proposal: null,
  rematch: null,
  created: 0,
  spectators: "talk",
  hidden: [],
  rematch_by: null,
};

const chairOf = (seat: number, change: Partial<Chair> = {}): Chair => ({
  seat,
  name: ["Anna", "Bram"][seat]!,
  seal: "swan",
  own: seat === 0,
  bot: false,
  away: false,
  here: true,
  asked: false,
  answered: false,
  points: 0,
  ...change,
});

const line = (id: number, change: Partial<Saying> = {}): Saying => ({
  id,
  name: "Bram",
  seat: 1,
  text: "Good luck!",
  at: id,
  speaker: "p1",
  greeting: null,
  carried: false,
  ...change,
});

const told = (change: Partial<MatchState>) =>
  act(() => useTable.setState(({ match }) => ({ match: { ...match, ...change } })));
const show = (what: React.ReactNode) => render(<SpeakingWith words={WORDS}>{what}</SpeakingWith>);

beforeEach(() => {
  useTable.setState({
    table: TABLE.id,
    dropped: "",
    match: { ...EMPTY_MATCH, player: "p0", seat: 0, seq: 7, table: TABLE },
  });
});

describe("presence", () => {
  it("is here, away, gone, or a bot's; one is always here oneself", () => {
    expect(presenceOf(chairOf(1))).toBe("here");
    expect(presenceOf(chairOf(1, { idle: true }))).toBe("away");
    expect(presenceOf(chairOf(1, { here: false }))).toBe("gone");
    expect(presenceOf(chairOf(1, { here: false, away: true }))).toBe("bot");
    expect(presenceOf(chairOf(1, { bot: true }))).toBe("bot");
    expect(presenceOf(chairOf(0, { idle: true }))).toBe("here");
  });

  it("is said in words where it is worth saying", async () => {
    show(<PresentFace chair={chairOf(1, { here: false, face: "duchess" })} />);
    expect((await screen.findByText("gone")).className).toBe("sr");
  });

  it("is told of everybody in the list of those who play", async () => {
    show(<People table={{ ...TABLE, seats: [testSeat(0), testSeat(1, { idle: true })] }} />);
    expect(await screen.findByText("away just now")).toBeTruthy();
  });

  it("is said in the bar of whoever is waited for", () => {
    const shown = { ...sceneOf<"bruges">({} as never, 2).shown, asked: [1], answered: [], waiting: null };
    told({ shown: shown as never });
    const bar = (change: Partial<Chair>) => (
      <SpeakingWith words={WORDS}>
        <Prompt pointing={{ asked: null } as never} chairs={[chairOf(0), chairOf(1, change)]} hint="Meanwhile." />
      </SpeakingWith>
    );
    const { container, rerender } = render(bar({ idle: true }));
    expect(container.querySelector("#prompt")?.textContent).toContain("Bram is away just now.");
    rerender(bar({}));
    expect(container.querySelector("#prompt")?.textContent).toContain("Meanwhile.");
  });
});

describe("a face", () => {
  it("is the chosen one, or a bot's own by its name", () => {
    const bot = testSeat(1, { kind: "bot", name: "bot:greedy", player: null, bot: "greedy" });
    const table = { ...TABLE, seats: [testSeat(0, { portrait: "duchess" }), bot] };
    expect(table.seats.map((seat) => faceAt(table, seat))).toEqual(["duchess", "Margriet"]);
  });

  it("in a replay is a bot's own, and a person's by their name", () => {
    const table = { ...TABLE, seats: seatsOf(["Anna", "bot:greedy"]) };
    expect(table.seats.map((seat) => faceAt(table, seat))).toEqual(["Anna", "Margriet"]);
  });

  it("is that of a persona, and of the second of a kind that of its seat; so is the name", () => {
    const players = ["Anna", "bot:master:hawk", "bot:syndic:hawk", "bot:search:25ms"];
    const table = { ...TABLE, seats: seatsOf(players) };
    expect(namesAt(table)).toEqual(["Anna", "Heilwig", "Joris", "Lysbet"]);
    expect(table.seats.map((seat) => faceAt(table, seat))).toEqual(namesAt(table));
    expect(namesAt({ ...TABLE, seats: seatsOf(["Heilwig", "bot:master:hawk"]) })).toEqual(["Heilwig", "Margriet"]);
  });

  it("gives way to one that was chosen, a bot's to a person's", () => {
    const bot = testSeat(0, { kind: "bot", name: "bot:greedy", player: null, bot: "greedy" });
    const table = { ...TABLE, seats: [bot, testSeat(1, { player: "guest-1" }), testSeat(2, { portrait: "duchess" })] };
    const before = table.seats.map((seat) => facesBefore(table, seat));
    expect(before).toEqual([["duchess", "guest-1"], ["duchess"], []]);
  });
});

describe("what somebody says", () => {
  it("stands at the seat for a moment; what was said before, and elsewhere, does not", async () => {
    told({ chat: [line(1, { text: "An old line" })] });
    show(<Bubbles />);
    expect(saidSince([line(1), line(2)], 1, 0)).toEqual([line(2)]);
    const lines = [line(1), line(2), line(3, { carried: true, seat: null }), line(4, { seat: null })];
    told({ chat: [...lines, line(5, { seat: 0, name: "Anna", speaker: "p0" })] });
    const bubbles = () => document.querySelector(".bubbles")?.textContent;
    await waitFor(() => expect(bubbles()).toBe("Bram Good luck!"));
    await waitFor(() => expect(bubbles()).toBe(""));
  });

  it("stands above the seat where there is no room below, and the longer the more there is to read", async () => {
    const seat = document.createElement("b");
    seat.dataset.at = "seat:1";
    const box = { left: 300, top: innerHeight - 60, bottom: innerHeight - 10, right: 390, width: 90 };
    seat.getBoundingClientRect = () => box as DOMRect;
    document.body.append(seat);
    told({ chat: [] });
    show(<Bubbles />);
    told({ chat: [line(1, { text: "x".repeat(100) })] });
    await waitFor(() => expect(document.querySelector(".bubble.above")).toBeTruthy());
    const bubble = document.querySelector<HTMLElement>(".bubble.above")!;
    expect([bubble.style.bottom, bubble.style.top]).toEqual(["68px", ""]);
    expect(bubble.style.animationDuration).toBe("7000ms");
    seat.remove();
  });

  it("stands on the board, and not on what is asked beside or below it", async () => {
    const [seat, board] = [document.createElement("b"), document.createElement("div")];
    seat.dataset.at = "seat:1";
    board.className = "board-area";
    seat.getBoundingClientRect = () => ({ left: 300, top: 200, bottom: 240, right: 350, width: 50 }) as DOMRect;
    board.getBoundingClientRect = () => ({ left: 0, top: 40, bottom: 300, right: 360, width: 360 }) as DOMRect;
    document.body.append(seat, board);
    told({ chat: [] });
    show(<Bubbles />);
    told({ chat: [line(1)] });
    await waitFor(() => expect(document.querySelector(".bubble.above")).toBeTruthy());
    expect(document.querySelector<HTMLElement>(".bubble")!.style.left).toBe("92px");
    seat.remove();
    board.remove();
  });

  it("is a greeting by one press, and read in the reader's own language", async () => {
    const say = vi.spyOn(useTable.getState(), "say");
    told({ chat: [line(1, { text: "Goed gestreden, buren!", greeting: "well-fought" })] });
    show(<Chat />);
    expect(await screen.findAllByText("Well fought, neighbours!")).toHaveLength(2); // the line and the button
    await userEvent.click(screen.getByRole("button", { name: "Well met!" }));
    expect(say).toHaveBeenCalledWith("Well met!", "well-met");
  });

  it("of the game before stands apart, and nothing can be done about it here", async () => {
    told({ chat: [line(1, { carried: true, seat: null, text: "You were lucky." })] });
    show(<Chat />);
    expect(await screen.findByText("From the game before")).toBeTruthy();
    expect(screen.getByText("You were lucky.").closest("li")?.querySelector("button")).toBeNull();
    expect(screen.queryByText("(watching)")).toBeNull();
  });
});

describe("the others", () => {
  const chairs = (change: Partial<Chair>) => [chairOf(0), chairOf(1, change)];
  const notices = (change: Partial<Chair>) => (
    <SpeakingWith words={WORDS}>
      <NoticeList chairs={chairs(change)} />
    </SpeakingWith>
  );

  it("are told of when they leave and when they are back", async () => {
    const { rerender } = render(notices({}));
    rerender(notices({ away: true }));
    expect((await screen.findByText("Bram has left")).closest("[role=alert]")).toBeTruthy();
    rerender(notices({}));
    expect(await screen.findByText("Bram is back")).toBeTruthy();
  });

  it("have refused what is gone though nothing happened", async () => {
    const wish: Proposal = { seat: 0, count: 1, seq: 7, agreed: [0], kind: "take-back", id: "7.1", gone: null };
    told({ table: { ...TABLE, proposal: wish } });
    render(notices({}));
    expect(await screen.findByText("You have asked to take a move back")).toBeTruthy();
    told({ table: TABLE });
    expect(await screen.findByText("The others would rather let it stand.")).toBeTruthy();
  });

  it("have refused nothing that one gave up oneself", async () => {
    const wish: Proposal = { seat: 0, count: 1, seq: 7, agreed: [0], kind: "take-back", id: "7.1", gone: null };
    told({ table: { ...TABLE, proposal: wish } });
    render(notices({}));
    await userEvent.click(screen.getByRole("button", { name: "Never mind" }));
    told({ table: TABLE });
    told({ table: { ...TABLE, state: "over", rematch: "again", rematch_by: 1 } });
    await screen.findByText("Bram wants a rematch");
    expect(screen.queryByText("Not agreed")).toBeNull();
  });

  it("are with one again once a lost line is back, and that is said", async () => {
    const clock = vi.spyOn(Date, "now");
    render(notices({}));
    clock.mockReturnValue(1000);
    act(() => useTable.setState({ connection: "lost" }));
    clock.mockReturnValue(3000);
    act(() => useTable.setState({ connection: "open" }));
    clock.mockRestore();
    expect(await screen.findByText("The line is back")).toBeTruthy();
  });

  it("want a rematch: one press, and one sits at the kept seat", async () => {
    vi.mocked(api.sit).mockResolvedValue(undefined);
    told({ table: { ...TABLE, state: "over", rematch: "again", rematch_by: 1 }, winners: [0] });
    render(notices({}));
    expect((await screen.findByText("Bram wants a rematch")).closest("[role=alert]")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Play again" }));
    expect(api.sit).toHaveBeenCalledWith("again");
    await waitFor(() => expect(location.pathname).toBe("/t/again"));
  });
});

describe("the others at the table", () => {
  const SHARING = { ...TABLE, seats: [testSeat(0), testSeat(1, { profile: "abc" })] };

  beforeEach(() => {
    useBlocked.setState({ at: {} });
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
      this.open = false;
    };
    vi.mocked(api.blockPerson).mockResolvedValue({ id: 4, name: "Bram", at: 0 });
    vi.mocked(api.liftBlock).mockResolvedValue(undefined);
    vi.mocked(api.report).mockResolvedValue({ report: "r" });
  });

  it("can be looked up, if they share their page; oneself is not among them", async () => {
    const { rerender } = show(<People table={SHARING} />);
    expect((await screen.findByRole("link", { name: "Page of Bram" })).getAttribute("href")).toBe("/profile/abc");
    expect(screen.queryByText("Anna")).toBeNull();
    rerender(
      <SpeakingWith words={WORDS}>
        <People table={TABLE} />
      </SpeakingWith>,
    );
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("bots are told of too: how strong they are, and what they like", async () => {
    show(
      <People
        table={{ ...TABLE, seats: [testSeat(0), testSeat(1, { kind: "bot", player: null, bot: "master:builder" })] }}
      />,
    );
    expect(screen.getByText("Wouter")).toBeTruthy();
    expect(await screen.findByText(/Master: slips seldom/)).toBeTruthy();
    expect(await screen.findByText(/Wouter the Builder: another house/)).toBeTruthy();
  });

  it("are blocked by their seat, and what they say is gone at once; it can be lifted", async () => {
    told({ chat: [line(1, { text: "something vile" })] });
    show(
      <>
        <Chat />
        <People table={TABLE} />
      </>,
    );
    await userEvent.click(await screen.findByRole("button", { name: "Block Bram" }));
    expect(screen.queryByText("something vile")).toBeNull();
    expect(api.blockPerson).toHaveBeenLastCalledWith(TABLE.id, { seat: 1 });
    await userEvent.click(screen.getByRole("button", { name: "Unblock Bram" }));
    expect(screen.getByText("something vile")).toBeDefined();
    await waitFor(() => expect(api.liftBlock).toHaveBeenLastCalledWith(4));
  });

  it("are reported by their seat", async () => {
    show(<People table={TABLE} />);
    await userEvent.click(await screen.findByRole("button", { name: "Report Bram" }));
    await userEvent.type(await screen.findByLabelText("What has happened?"), "left three times");
    await userEvent.click(screen.getByRole("button", { name: "Send the report" }));
    expect(api.report).toHaveBeenLastCalledWith(
      TABLE.id,
      expect.objectContaining({ about: 1, note: "left three times" }),
    );
  });
});
