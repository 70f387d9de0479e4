// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Heard } from "../protocol/index.js";
import type { PlayedStep } from "./matchState.js";
import { changeKey, recapOf } from "./recap.js";
import type { Result, Telling } from "./telling.js";
import { turnsOf } from "./turns.js";

const guilders = (seat: number, amount: number): Result => ({
  seat,
  of: "guilders",
  icon: "guilder",
  amount,
  name: "guilders",
});
const telling = {
  part: ({ id }: Heard) => (id === "plays" ? "main" : id === "rolls" ? "table" : id === "draws" ? "draw" : "result"),
  results: ({ id, args }: Heard) => {
    const seat = Number(`${args.seat}`.slice(5));
    if (id === "robs") return [guilders(seat, 3), guilders(Number(`${args.victim}`.slice(5)), -3)];
    return id === "takes" ? [guilders(seat, 2)] : [];
  },
  places: () => [],
  hasThing: () => true,
} as unknown as Telling;

let seq = 0;
const step = (seat: number | null, ...events: string[]): PlayedStep => ({
  seq: ++seq,
  kind: "reply",
  seat,
  events: events.map((text) => {
    const [id = "", whose, victim] = text.split(" ");
    return { id, args: { seat: `seat:${whose}`, ...(victim ? { victim: `seat:${victim}` } : {}) } };
  }),
  player: "",
  count: 0,
});
const recap = (...steps: PlayedStep[]) => recapOf(turnsOf(steps, telling), steps, 0, telling);

describe("the recap", () => {
  it("begins after one's own last reply", () => {
    const { turns } = recap(step(1, "plays 1"), step(0, "plays 0"), step(1, "plays 1"), step(2, "plays 2"));
    expect(turns.map(({ seat }) => seat)).toEqual([1, 2]);
  });

  it("tells what a bot played in one's place, for one has not seen it", () => {
    const sits = (player: string): PlayedStep => ({ ...step(0), kind: "seat", player });
    const away = [step(0, "plays 0"), step(1, "plays 1"), sits("bot:greedy"), step(0, "plays 0"), step(1, "plays 1")];
    const { turns } = recap(...away, sits("anna"), step(2, "plays 2"));
    expect(turns.map(({ seat, bot }) => `${seat}${bot ? " bot" : ""}`)).toEqual(["1", "0 bot", "1", "2"]);
    expect(recap(...away, sits("anna"), step(0, "plays 0"), step(2, "plays 2")).turns).toHaveLength(1);
  });

  it("is the same after a reload: it is made from the steps", () => {
    const steps = [step(0, "plays 0"), step(1, "plays 1", "robs 1 0")];
    expect(recap(...steps)).toEqual(recap(...structuredClone(steps)));
  });

  it("tells what one lost until one's own turn has come, whatever one was asked meanwhile", () => {
    const before = [step(0, "plays 0"), step(1, "plays 1", "robs 1 0"), step(0)];
    const { turns, touched } = recap(...before, step(2, "plays 2"));
    expect(touched.map(({ turn }) => turn.seat)).toEqual([1]);
    expect(turns.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(recap(...before, step(0, "plays 0"), step(2, "plays 2")).touched).toEqual([]);
  });

  it("tells what one lost in another's turn by one's own answer", () => {
    const { touched } = recap(step(0, "plays 0"), step(1, "plays 1"), step(0, "robs 1 0"), step(2, "plays 2"));
    expect(touched.map(({ turn }) => turn.seat)).toEqual([1]);
  });

  it("says what touched oneself, and not what one gained", () => {
    const { touched } = recap(
      step(0, "plays 0"),
      step(1, "plays 1", "robs 1 0"),
      step(2, "plays 2", "robs 2 1", "takes 0"),
    );
    expect(touched.map(({ turn, events }) => [turn.seat, events.map(({ id }) => id)])).toEqual([[1, ["robs"]]]);
  });

  it("adds up what changed, seat by seat", () => {
    const { changes } = recap(
      step(0, "plays 0"),
      step(1, "plays 1", "robs 1 0", "takes 1"),
      step(2, "plays 2", "robs 2 0"),
    );
    expect([0, 1, 2].map((seat) => changes.get(changeKey(seat, "guilders"))?.amount)).toEqual([-6, 5, 3]);
  });

  it("leaves draws out, and takes in what the table did by one's own last reply", () => {
    const { turns } = recap(step(0, "plays 0", "rolls 1"), step(1, "draws 1"), step(1, "draws 1"), step(2, "plays 2"));
    expect(turns.map(({ kind }) => kind)).toEqual(["table", "turn"]);
  });

  it("is not there where nobody has done anything yet", () => {
    expect(recap(step(null, "rolls 1", "rolls 2"), step(1, "draws 1")).turns).toEqual([]);
  });

  it("is not there before the first turn of one's own, though what changed is", () => {
    const { turns, touched, changes } = recap(step(0, "draws 0"), step(1, "plays 1", "robs 1 0"));
    expect([turns, touched]).toEqual([[], []]);
    expect(changes.get(changeKey(0, "guilders"))?.amount).toBe(-3);
  });

  it("leaves out what was told as the end of a round, and knows that it was", () => {
    const steps = [step(0, "plays 0"), step(1, "plays 1"), step(2, "plays 2", "rolls 1"), step(2, "plays 2")];
    const ended = steps[2]!.seq;
    const found = recapOf(turnsOf(steps, telling), steps, 0, telling, ended);
    expect(found.turns.map(({ kind }) => kind)).toEqual(["turn", "turn", "turn"]);
    expect(found.ended).toBe(ended);
    expect(recap(...steps).turns.map(({ kind }) => kind)).toContain("table");
  });

  it("is bounded, and nobody's who only watches", () => {
    const steps = [
      step(0, "plays 0"),
      ...Array.from({ length: 40 }, (_, n) => step(1 + (n % 2), `plays ${1 + (n % 2)}`)),
    ];
    expect(recap(...steps).turns).toHaveLength(24);
    expect(recapOf(turnsOf(steps, telling), steps, null, telling).turns).toEqual([]);
  });
});
