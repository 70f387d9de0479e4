// @vitest-environment node
import { describe, expect, it, vi } from "vitest";
import type { Heard } from "../protocol/index.js";
import type { PlayedStep } from "./matchState.js";
import { withSteps } from "./matchState.js";
import type { Result, TurnPart } from "./telling.js";
import { isLoss, NOTHING_TOLD, sumOf, toldOn, turnsOf } from "./turns.js";

const PARTS: Record<string, TurnPart> = {
  plays: "main",
  activates: "deed",
  draws: "draw",
  rolls: "table",
  "round-begins": "heading",
};
const telling = {
  part: ({ id }: Heard): TurnPart => PARTS[id] ?? "result",
  results: ({ id, args }: Heard): Result[] =>
    id === "pays" || id === "takes"
      ? [
          {
            seat: Number(`${args.seat}`.slice(5)),
            of: "guilders",
            icon: "guilder",
            amount: (id === "pays" ? -1 : 1) * Number(args.guilders),
            name: "guilders",
          },
        ]
      : [],
};

let seq = 0;
const said = (text: string): Heard => {
  const [id = "", seat, guilders] = text.split(" ");
  return {
    id,
    args: { ...(seat ? { seat: `seat:${seat}` } : {}), ...(guilders ? { guilders: Number(guilders) } : {}) },
  };
};
const step = (seat: number | null, ...events: string[]): PlayedStep => ({
  seq: ++seq,
  kind: "reply",
  seat,
  events: events.map(said),
  player: "",
  count: 0,
});
const undo = (seat: number, count: number): PlayedStep => ({ ...step(seat), kind: "undo", count });
const told = (...steps: PlayedStep[]) =>
  turnsOf(steps, telling).map(
    ({ kind, seat, deed, events }) =>
      `${kind} ${seat ?? "-"} ${deed?.id ?? "-"}: ${events.map(({ id }) => id).join(" ")}`,
  );

describe("turns", () => {
  it("hold a seat's whole run of replies, with what chance answered in between", () => {
    expect(told(step(1, "plays 1", "pays 1 3"), step(null, "turns-up 1"), step(1, "activates 1"), step(1))).toEqual([
      "turn 1 plays: plays pays turns-up activates",
    ]);
  });

  it("are about their great deed, also where a lesser one came first", () => {
    expect(told(step(1, "activates 1"), step(1, "plays 1"))).toEqual(["turn 1 plays: activates plays"]);
  });

  it("keep what others answered in the middle", () => {
    expect(told(step(1, "plays 1"), step(0), step(2, "loses 0", "loses 2"), step(1, "activates 1"))).toEqual([
      "turn 1 plays: plays loses loses activates",
    ]);
  });

  it("begin with what the deed cost, where that is told first", () => {
    expect(told(step(0, "plays 0"), step(1, "pays 1 3", "plays 1", "takes 1 1"))).toEqual([
      "turn 0 plays: plays",
      "turn 1 plays: plays pays takes",
    ]);
  });

  it("of the table are one where the same happens to several", () => {
    expect(told(step(2, "rolls 0", "rolls 1", "takes 1 2"))).toEqual(["table - rolls: rolls rolls takes"]);
  });

  it("have one great deed each", () => {
    expect(told(step(1, "plays 1"), step(0), step(1, "plays 1"))).toEqual([
      "turn 1 plays: plays",
      "turn 1 plays: plays",
    ]);
  });

  it("fold draws into one, a seat", () => {
    expect(told(step(0, "draws 0"), step(0, "draws 0"), step(1, "draws 1"))).toEqual([
      "draws 0 draws: draws draws",
      "draws 1 draws: draws",
    ]);
  });

  it("end with the round, and dice are nobody's", () => {
    const end = step(2, "plays 2", "round-begins 1", "draws 1");
    expect(told(end, step(null, "rolls 1", "receives 0"), step(1, "plays 1"))).toEqual([
      "turn 2 plays: plays",
      "heading 1 round-begins: round-begins",
      "draws 1 draws: draws",
      "table - rolls: rolls receives",
      "turn 1 plays: plays",
    ]);
  });

  it("forget what was taken back, and say that it was", () => {
    const steps = withSteps([], [step(0, "plays 0"), step(0, "activates 0"), undo(0, 2), step(0, "plays 0")]);
    expect(told(...steps)).toEqual(["note 0 -: ", "turn 0 plays: plays"]);
  });

  it("of a game that says nothing of its own are its sentences", () => {
    const steps = [step(0, "moves 0"), step(1, "moves 1", "wins 1"), step(1, "round-begins")];
    expect(turnsOf(steps, undefined).map(({ kind, events }) => `${kind} ${events.length}`)).toEqual([
      "turn 1",
      "turn 2",
      "heading 1",
    ]);
  });

  it("are not made anew for every step", () => {
    const part = vi.fn(telling.part);
    const many = Array.from({ length: 5000 }, (_, n) => step(n % 3, `plays ${n % 3}`));
    const told = toldOn(NOTHING_TOLD, many, { part });
    part.mockClear();
    const more = toldOn(told, [...many, step(0, "plays 0")], { part });
    expect(part.mock.calls.length).toBeLessThan(4);
    expect(more.turns).toHaveLength(5001);
    expect(more.turns[4998]).toBe(told.turns[4998]);
  });

  it("are made anew where something was taken back", () => {
    const before = [step(0, "plays 0"), step(1, "plays 1")];
    const told = toldOn(NOTHING_TOLD, before, telling);
    const after = withSteps(before, [undo(1, 1)]);
    expect(toldOn(told, after, telling).turns).toEqual(turnsOf(after, telling));
  });
});

describe("what came of it", () => {
  it("is added up for each seat, and nothing in the end is no result", () => {
    const events = ["takes 0 5", "pays 0 3", "takes 1 2", "pays 1 2"].map(said);
    expect(sumOf(events, telling).map(({ seat, amount }) => [seat, amount])).toEqual([[0, 2]]);
  });

  it("is a loss where there is less, or more of something bad", () => {
    const result: Result = { seat: 0, of: "x", icon: "guilder", amount: 1, name: "x" };
    expect([result, { ...result, amount: -1 }, { ...result, bad: true }].map(isLoss)).toEqual([false, true, true]);
  });
});

it("says that somebody plays again only where a bot has played for them", () => {
  const sits = (player: string): PlayedStep => ({ ...step(0), kind: "seat", player });
  const notes = (...steps: PlayedStep[]) => turnsOf(steps, telling).filter(({ kind }) => kind === "note").length;
  expect(notes(sits("p1"), step(0, "plays 0"))).toBe(0);
  expect(notes(sits("p1"), sits("bot:greedy"), sits("p1"))).toBe(2);
});
