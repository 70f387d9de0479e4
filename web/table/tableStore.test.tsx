/** The shell's logic as a person meets it: step by step, resumed, stale, undone, several at once. The server is played by the test. */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Asked, FromClient, FromServer, Shown, Update, View } from "../protocol/index.js";
import { useSettings } from "../settings/settings.js";
import { SpeakingWith } from "../words/Speaking.js";
import { wordsFrom } from "../words/words.js";
import { Choices } from "./Choices.js";
import { Prompt } from "./Prompt.js";
import { usePointing } from "./pointing.js";
import { Ref } from "./Ref.js";
import { useTable } from "./tableStore.js";

const WORDS = wordsFrom(
  "en",
  [
    `take-turn = Play a card.
keep = Keep { $count }.
card-prince = Prince
card-mason = Mason
card-weaver = Weaver
use-workers = workers
use-house = house
outcome-house = pay a worker
table-put-back = Put { $what } back
table-put-back-short = Put back
table-confirm = Confirm
table-confirm-count = Confirm { $chosen } of { $most }
table-sending = Sending
table-kept = Kept here
table-kept-what = You may close this page.
table-turn-over = Your turn is over
after-card = Activate a person, or end your turn.
person-lawyer = Lawyer
button-end-turn = End turn
key-e = E
table-waiting = Waiting for { $names }
table-answered = Answered, waiting for { $names }
table-undo = Undo
lays = You laid { $card }.
table-choices = Choices
table-decline = No
none = none`,
  ],
  ["Anna", "Bert"],
);

/** A socket whose other end is the test. */
class Socket {
  static all: Socket[] = [];
  static OPEN = 1;
  readyState = 1;
  sent: FromClient[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor() {
    Socket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  say(...messages: FromServer[]) {
    act(() => {
      for (const message of messages) this.onmessage({ data: JSON.stringify(message) });
    });
  }
  /** The server takes up the line. */
  welcome(seq = 0) {
    this.onopen();
    this.say({ type: "welcome", protocol: 1, server: "t", player: "p", seat: 0, seq });
  }
  breaks() {
    this.readyState = 3;
    act(() => this.onclose({ code: 1006 }));
  }
  replies() {
    return this.sent.filter((message) => message.type === "reply");
  }
}

const TURN: Asked = {
  why: "take-turn",
  args: {},
  least: 1,
  most: 1,
  offers: ["card:prince/use:workers", "card:prince/use:house", "card:mason/use:workers"].map((path) => ({
    path,
    count: 1,
    outcome: path.endsWith("house") ? { id: "outcome-house", args: {} } : null,
  })),
  barred: [],
};
const KEEP: Asked = {
  why: "keep",
  args: { count: 2 },
  least: 2,
  most: 2,
  offers: ["card:prince", "card:mason", "card:weaver"].map((path) => ({ path, count: 1, outcome: null })),
  barred: [],
};

const update = (
  seq: number,
  question: Asked | null,
  more: Partial<Update> & { asked?: number[]; answered?: number[] } = {},
): Update => {
  const { asked = question ? [0] : [1], answered = [], ...rest } = more;
  const shown = {
    viewer: 0,
    chapter: { round: 1, rounds: 3, phase: "play", turn: 0 },
    view: {},
    standing: [],
    asked,
    answered,
    question,
    waiting: answered.includes(0) ? ["card:prince"] : null,
  } as unknown as Shown<View>;
  return {
    type: "update",
    seq,
    steps: [{ seq, kind: "reply", seat: 1, events: [], count: 0, player: "" }],
    shown,
    ...(question ? { question: `${seq}.print` } : {}),
    ...rest,
  };
};

const SECOND: Asked = { ...TURN, offers: [{ path: "card:prince", count: 1, outcome: null }, ...KEEP.offers.slice(1)] };
const SECRET: Asked = { ...TURN, why: "secret", offers: TURN.offers.slice(2) };
const confirms = ({ why }: Asked) => why === "secret";

function Table() {
  const pointing = usePointing(confirms);
  const chairs = ["Anna", "Bert"].map((name, seat) => ({ name, seat, bot: false, away: false })) as never;
  return (
    <SpeakingWith words={WORDS}>
      <Prompt
        {...{ pointing, chairs }}
        hint=""
        confirms={pointing.asked !== null && confirms(pointing.asked)}
        sends="Play it"
        endsTurn="button:end-turn"
      />
      <Choices pointing={pointing} elsewhere={(ref) => ref === "button:end-turn"} />
    </SpeakingWith>
  );
}

/** A thing that is drawn whether it can be pointed at or not. */
const Held = () => <Ref of="card:mason" pointing={usePointing()} name="Mason" />;

let close: () => void;
const last = () => Socket.all.at(-1)!;

beforeEach(() => {
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  useSettings.setState({ motion: "off", confirm: false });
  render(<Table />);
  // What is still drawn of the table before may answer once more.
  localStorage.clear();
  act(() => {
    close = useTable.getState().open("table", "me");
  });
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

describe("a question", () => {
  it("is picked step by step and sent at the last step", async () => {
    last().welcome();
    last().say(update(1, TURN));
    expect(screen.getByText("Play a card.")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Prince" }));
    expect(last().replies()).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "house" }));
    expect(last().replies()).toMatchObject([{ question: "1.print", reply: ["card:prince/use:house"] }]);
    // Only what takes its time is drawn as closed; answered it is at once.
    expect(screen.getByText("Play a card.")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "house" }));
    expect(last().replies()).toHaveLength(1);
    expect(await screen.findByText("Sending")).toBeDefined();
  });

  it("asks once more where the person wants it so", async () => {
    useSettings.setState({ confirm: true });
    last().welcome();
    last().say(update(1, TURN));
    await userEvent.click(screen.getByRole("button", { name: "Prince" }));
    await userEvent.click(screen.getByRole("button", { name: "house" }));
    expect(last().replies()).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Play it" }));
    expect(last().replies()).toHaveLength(1);
  });

  it("that is to be confirmed is only picked by a press, can be picked otherwise, and Confirm says what it sends", async () => {
    last().welcome();
    const offers = ["card:mason/use:workers", "card:mason/use:house"].map((path) => ({
      path,
      count: 1,
      outcome: null,
    }));
    last().say(update(1, { ...SECRET, offers }));
    // It stands there from the start, so that nothing moves when something is picked.
    expect(screen.getByRole("button", { name: "Confirm" }).getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(screen.getByRole("button", { name: "Mason" }));
    expect(screen.queryByRole("button", { name: "Play it" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "workers" }));
    await userEvent.click(screen.getByRole("button", { name: "house" }));
    expect(last().replies()).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Play it" }));
    expect(last().replies()).toMatchObject([{ reply: ["card:mason/use:house"] }]);
  });

  it("lets one put things back", async () => {
    last().welcome();
    last().say(update(1, TURN));
    await userEvent.click(screen.getByRole("button", { name: "Prince" }));
    await userEvent.click(screen.getAllByText("Put Prince back")[0]!);
    expect(screen.getByRole("button", { name: "Mason" })).toBeDefined();
  });

  it("of several is confirmed, and not before there are enough", async () => {
    last().welcome();
    last().say(update(1, KEEP));
    await userEvent.click(screen.getByRole("button", { name: "Prince" }));
    await userEvent.click(screen.getByRole("button", { name: "Confirm 1 of 2" }));
    expect(last().replies()).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Weaver" }));
    await userEvent.click(screen.getByRole("button", { name: "Play it" }));
    expect(last().replies()).toMatchObject([{ reply: ["card:prince", "card:weaver"] }]);
  });

  it("is not answered twice while the answer is under way", async () => {
    last().welcome();
    last().say(update(1, TURN));
    act(() => {
      useTable.getState().answer(["card:mason/use:workers"]);
      useTable.getState().answer(["card:prince/use:workers"]);
    });
    expect(last().replies()).toHaveLength(1);
  });

  it("is not pointed at twice while the answer is under way, however fast the finger", async () => {
    last().welcome();
    last().say(update(1, TURN));
    act(() => {
      for (const ref of ["card:prince", "use:house", "use:house"]) useTable.getState().point(ref);
    });
    expect(last().replies()).toHaveLength(1);
  });
});

describe("a lesson", () => {
  const only = (...refs: string[]) => act(() => useTable.getState().allow(refs));
  const answer = (...paths: string[]) => act(() => useTable.getState().answer(paths));

  it("holds back whatever it does not want, and notices it", async () => {
    last().welcome();
    last().say(update(1, { ...TURN, least: 0 }));
    only("card:prince");
    act(() => useTable.getState().point("card:mason"));
    answer("card:mason/use:workers");
    await userEvent.click(screen.getAllByRole("button", { name: /^No/ })[0]!);
    expect(last().replies()).toEqual([]);
    expect(useTable.getState()).toMatchObject({ heldBack: 3, picked: { prefix: [] } });
  });

  it("takes what it wants, and what is picked only when nothing is wanted besides", () => {
    last().welcome();
    last().say(update(1, { ...TURN, offers: [...TURN.offers, { path: "card:prince", count: 1, outcome: null }] }));
    act(() => useTable.setState({ picked: { chosen: [], prefix: ["card:prince"] } }));
    only("use:house");
    answer("card:prince");
    only();
    answer("card:prince/use:workers");
    expect(last().replies()).toEqual([]);
    answer("card:prince");
    expect(last().replies()).toMatchObject([{ reply: ["card:prince"] }]);
    expect(useTable.getState().heldBack).toBe(2);
  });

  it("shows what it holds back as still, and notices when it is pressed", async () => {
    last().welcome();
    last().say(update(1, TURN));
    only("card:prince");
    render(
      <SpeakingWith words={WORDS}>
        <Held />
      </SpeakingWith>,
    );
    const mason = screen.getByRole("button", { name: "Mason" });
    expect(mason.className).toContain("is-still");
    await userEvent.click(mason);
    expect(useTable.getState().heldBack).toBe(1);
  });
});

describe("a stale question", () => {
  it("gives way to the new one, with what was picked put back", async () => {
    last().welcome();
    last().say(update(1, TURN));
    await userEvent.click(screen.getByRole("button", { name: "Prince" }));
    last().say(update(2, KEEP));
    expect(screen.getByText("Keep 2.")).toBeDefined();
    expect(useTable.getState().picked).toEqual({ chosen: [], prefix: [] });
  });

  it("that was answered too late is said so, and opened again", async () => {
    last().welcome();
    last().say(update(1, TURN));
    act(() => useTable.getState().answer(["card:mason/use:workers"]));
    const key = last().replies()[0]!.key;
    last().say({ type: "error", code: "stale", text: "The question has changed.", key });
    expect(useTable.getState().trouble?.code).toBe("stale");
    expect(useTable.getState().underWay).toBeNull();
    expect(screen.getByText("Play a card.")).toBeDefined();
  });
});

describe("a lost line", () => {
  it("is taken up where it broke, and the answer goes out again under its own key", () => {
    vi.useFakeTimers();
    last().welcome();
    last().say(update(4, TURN));
    act(() => useTable.getState().answer(["card:mason/use:workers"]));
    const sent = last().replies()[0]!;
    last().breaks();
    expect(useTable.getState().connection).toBe("lost");
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.getByText("Kept here")).toBeDefined();
    act(() => void vi.advanceTimersByTime(1000));
    expect(Socket.all).toHaveLength(2);
    last().welcome(4);
    expect(last().sent[0]).toEqual({ type: "hello", seen: 4 });
    expect(last().replies()).toEqual([sent]);
    last().say({ type: "ack", key: sent.key, seq: 5 }, update(5, null));
    expect(useTable.getState().underWay).toBeNull();
    vi.useRealTimers();
  });

  it("comes back when a node that goes down asks it to, and after one that went without a word in its own time", () => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    last().welcome();
    last().say({
      type: "error",
      code: "unavailable",
      text: "This node is going down: connect again.",
      key: "",
      wait: 7,
    });
    last().breaks();
    act(() => void vi.advanceTimersByTime(6900));
    expect(Socket.all).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(1000));
    expect(Socket.all).toHaveLength(2);
    last().say({ type: "welcome", protocol: 1, server: "", player: null, seat: null, seq: 0, spread: 20 });
    last().breaks();
    act(() => void vi.advanceTimersByTime(9900));
    expect(Socket.all).toHaveLength(2);
    act(() => void vi.advanceTimersByTime(1000));
    expect(Socket.all).toHaveLength(3);
    vi.mocked(Math.random).mockRestore();
    vi.useRealTimers();
  });

  it("says by its stamp which step it knows, and learns that what it saw is gone", () => {
    vi.useFakeTimers();
    const step = (seq: number) => ({ seq, kind: "reply" as const, seat: 1, events: [], count: 0, player: "" });
    last().welcome();
    last().say(update(1, null, { steps: [step(1)], stamp: 11 }), update(2, null, { steps: [step(2)], stamp: 22 }));
    last().breaks();
    act(() => void vi.advanceTimersByTime(1000));
    last().welcome(0);
    expect(last().sent[0]).toEqual({ type: "hello", seen: 2, stamp: 22 });
    expect(useTable.getState().match.steps).toEqual([]);
    expect(useTable.getState().wentBack).toBe(true);
    const told = [1, 2, 3].map(step);
    last().say(update(3, TURN, { steps: told, stamp: 33 }));
    expect(useTable.getState().match.steps).toEqual(told);
    expect(useTable.getState().match.stamp).toBe(33);
    last().breaks();
    act(() => void vi.advanceTimersByTime(1000));
    last().welcome(3);
    expect(last().sent[0]).toEqual({ type: "hello", seen: 3, stamp: 33 });
    expect(useTable.getState().match.steps).toEqual(told);
    vi.useRealTimers();
  });

  it("does not send again what was acknowledged", () => {
    vi.useFakeTimers();
    last().welcome();
    last().say(update(4, TURN));
    act(() => useTable.getState().answer(["card:mason/use:workers"]));
    last().say({ type: "ack", key: last().replies()[0]!.key, seq: 5 });
    last().breaks();
    act(() => void vi.advanceTimersByTime(1000));
    last().welcome(5);
    expect(last().replies()).toEqual([]);
    vi.useRealTimers();
  });
});

describe("the end of a turn", () => {
  const left = (...paths: string[]): Asked => ({
    ...TURN,
    why: "after-card",
    offers: paths.map((path) => ({ path, count: 1, outcome: null })),
  });
  const OVER = left("button:end-turn");
  const undone = { seq: 9, kind: "undo" as const, seat: 0, events: [], count: 1, player: "" };
  const undos = () => last().sent.filter(({ type }) => type === "undo");

  it("stands in the bar, not among the choices, and has its own key", async () => {
    last().welcome();
    last().say(update(1, left("person:lawyer", "button:end-turn")));
    expect(screen.getAllByRole("button", { name: "End turn" })).toHaveLength(1);
    expect(screen.getByRole("group", { name: "Choices" }).textContent).not.toContain("End turn");
    expect(last().replies()).toEqual([]);
    expect(document.querySelector('.prompt [data-key="e"]')?.textContent).toContain("End turn");
  });

  it("comes by itself where nothing else can be done", () => {
    last().welcome();
    last().say(update(1, OVER));
    expect(last().replies()).toMatchObject([{ question: "1.print", reply: ["button:end-turn"] }]);
    expect(screen.getByText("Your turn is over")).toBeDefined();
    last().say(update(2, OVER));
    expect(last().replies()).toHaveLength(2);
  });

  it("waits for whoever confirms every move, and in a lesson", () => {
    last().welcome();
    act(() => useTable.getState().allow(["button:end-turn"]));
    last().say(update(1, OVER));
    expect(last().replies()).toEqual([]);
    act(() => useTable.getState().allow(null));
    expect(last().replies()).toHaveLength(1);
    useSettings.setState({ confirm: true });
    last().say(update(2, OVER));
    expect(last().replies()).toHaveLength(1);
    expect(screen.getByRole("button", { name: "End turn" })).toBeDefined();
  });

  it("that nobody pressed is taken back together with what was done before it", () => {
    last().welcome();
    last().say({ ...update(9, OVER, { undo: { count: 1, barred: null } }), steps: [undone] });
    expect(last().replies()).toEqual([]);
    expect(undos()).toMatchObject([{ seq: 9 }]);
  });

  it("is left to the person where that cannot be taken back alone", () => {
    last().welcome();
    const seen = { count: 0, barred: "undo-barred-a-card-was-seen" };
    last().say({ ...update(9, OVER, { undo: seen }), steps: [undone] });
    expect(last().replies()).toEqual([]);
    expect(undos()).toEqual([]);
    expect(screen.getByRole("button", { name: "End turn" })).toBeDefined();
  });
});

describe("undo", () => {
  const own = (seq: number, kind: "reply" | "seat") => ({ seq, kind, seat: 0, events: [], count: 0, player: "Anna" });

  it("is not offered for what was played before one sat down", () => {
    last().welcome();
    const before = [own(5, "reply"), own(6, "seat")];
    last().say(update(6, TURN, { steps: before, undo: { count: 1, barred: null } }));
    expect(screen.queryByRole("button", { name: /Undo/ })).toBeNull();
    last().say(update(7, null, { steps: [own(7, "reply")], undo: { count: 1, barred: null } }));
    expect(screen.getByRole("button", { name: /Undo/ })).toBeDefined();
  });

  it("is offered while nobody has learned anything, and names the last step", async () => {
    last().welcome();
    last().say(update(7, null, { steps: [own(7, "reply")], undo: { count: 1, barred: null } }));
    await userEvent.click(screen.getAllByRole("button", { name: /Undo/ })[0]!);
    expect(last().sent.at(-1)).toMatchObject({ type: "undo", seq: 7 });
  });

  it("says what goes, as far as it was told", () => {
    last().welcome();
    const laid = { ...own(7, "reply"), events: [{ id: "lays", args: { card: "card:mason" } }] };
    last().say(update(7, null, { steps: [laid], undo: { count: 1, barred: null } }));
    expect(screen.getByRole("button", { name: /Undo You laid Mason\.$/ }).title).toBe("You laid Mason.");
  });

  it("strikes what was taken back from the log", () => {
    last().welcome();
    last().say(update(1, TURN), update(2, null));
    const undone = { seq: 3, kind: "undo" as const, seat: 0, events: [], count: 1, player: "" };
    last().say({ ...update(3, TURN), steps: [undone] });
    expect(useTable.getState().match.steps.map(({ seq }) => seq)).toEqual([1, 3]);
    expect(screen.getByText("Play a card.")).toBeDefined();
  });
});

describe("several asked at once", () => {
  it("wait for each other, and know only that the others have answered", () => {
    last().welcome();
    last().say(update(1, KEEP, { asked: [0, 1] }));
    last().say(update(2, null, { asked: [0, 1], answered: [0] }));
    expect(screen.getByText("Answered, waiting for Bert")).toBeDefined();
  });

  it("keep what they are picking when another answers first", async () => {
    last().welcome();
    last().say(update(1, KEEP, { asked: [0, 1] }));
    await userEvent.click(screen.getByRole("button", { name: "Prince" }));
    last().say({ ...update(2, KEEP, { asked: [0, 1], answered: [1] }), question: "1.print" });
    expect(useTable.getState().picked.chosen).toEqual(["card:prince"]);
  });
});

describe("a reply without a line", () => {
  const answer = async () => {
    last().welcome();
    last().say(update(1, SECOND));
    last().breaks();
    await userEvent.click(screen.getByRole("button", { name: "Prince" }));
    await screen.findByText("Kept here");
    expect(last().replies()).toEqual([]);
  };
  /** The page is closed, and another is opened at the same table. */
  const openAnew = (player = "me") => {
    close();
    act(() => {
      close = useTable.getState().open("table", player);
    });
    last().welcome(1);
  };

  it("is kept over a closed page and sent once by the next", async () => {
    await answer();
    openAnew();
    const [sent, ...more] = last().replies();
    expect(sent).toMatchObject({ question: "1.print", reply: ["card:prince"] });
    expect(more).toEqual([]);
    last().say(update(1, SECOND));
    expect(screen.getByText("Sending")).toBeDefined();
    last().say({ type: "ack", key: (sent as { key: string }).key, seq: 2 }, update(2, null));
    expect(useTable.getState().fate).toBe("sent");
    openAnew();
    expect(last().replies()).toEqual([]);
  });

  it("is refused where the table has moved on, which stays until it is read", async () => {
    await answer();
    openAnew();
    const [sent] = last().replies() as { key: string }[];
    last().say(update(5, TURN), { type: "error", key: sent!.key, code: "stale", text: "gone" });
    expect(useTable.getState()).toMatchObject({ fate: "late", trouble: null, underWay: null });
    expect(screen.getByRole("button", { name: "Prince" })).toBeDefined();
    act(() => useTable.getState().learnFate());
    openAnew();
    expect([useTable.getState().fate, last().replies()]).toEqual([null, []]);
  });

  it("is not sent by anybody else who comes to this browser", async () => {
    await answer();
    openAnew("somebody else");
    expect(last().replies()).toEqual([]);
  });
});

it("once one has said to go on, taking back is no longer offered as the thing to do now", async () => {
  last().welcome();
  last().say(update(1, null as never));
  act(() => useTable.getState().hurry());
  expect(useTable.getState().hurried).toBe(1);
  expect(last().sent.at(-1)).toMatchObject({ type: "confirm" });
});
