// @vitest-environment jsdom
/** The director: every move its beat, in order, none lost, whatever is pressed. */
import { describe, expect, it, vi } from "vitest";
import type { Heard, Update } from "../protocol/index.js";
import { useSettings } from "../settings/settings.js";
import { beatOf } from "./cues.js";
import { direct, directBy, flush, holdTelling, skip, stopDirecting, tellAgain, useBeat } from "./director.js";
import { directEachTest, event, match, pace, shown, tell, testTelling, update, visibility } from "./testDirecting.js";
import { turnsOf } from "./turns.js";

directEachTest();

describe("a rival's move", () => {
  it("is lifted first, then shown, then laid down, in about 1.2 seconds", () => {
    tell(update(1, 1, "plays"));
    expect(useBeat.getState().beat?.turn.deed?.id).toBe("plays");
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(600);
    expect(shown).toEqual([1]);
    expect(useBeat.getState().beat).not.toBeNull();
    vi.advanceTimersByTime(600);
    expect(useBeat.getState().beat).toBeNull();
  });

  it.each([
    ["slow", 1.7],
    ["normal", 1],
    ["fast", 0.5],
  ] as const)("takes its time at the pace %s", (name, factor) => {
    pace(name);
    tell(update(1, 1, "plays"));
    expect(useBeat.getState().beat?.ms).toBeCloseTo(1200 * factor);
  });

  it("never overlaps another, and keeps its order", () => {
    tell(update(1, 1, "plays"), update(2, 2, "plays"), update(3, 1, "ends"));
    expect(useBeat.getState().beat?.turn.seat).toBe(1);
    vi.advanceTimersByTime(1250);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(200);
    expect(useBeat.getState().beat?.turn.seat).toBe(2);
    vi.advanceTimersByTime(3000);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("has no beat where nothing is to be seen", () => {
    tell(update(1, 1), update(2, 2, "ends"));
    vi.advanceTimersByTime(0);
    expect(shown).toEqual([1, 2]);
  });

  it("is told in less time the more of them wait", () => {
    tell(...Array.from({ length: 20 }, (_, n) => update(n + 1, 1 + (n % 2), "plays")));
    vi.advanceTimersByTime(22_000);
    expect(shown).toHaveLength(20);
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
  });
});

describe("an update that tells of several moves", () => {
  const several = (seq: number, ...moves: [string, number][]) => {
    const [step] = update(seq, moves[0]![1]).steps;
    return {
      ...update(seq, 1),
      steps: [{ ...step!, events: moves.map(([id, seat]) => event(id, seat)) }],
    } as unknown as Update;
  };

  it("is shown with the first of them, and what the next brought belongs to the next", () => {
    const one = several(1, ["plays", 1], ["gains", 1], ["plays", 2], ["gains", 2]);
    const events = one.steps[0]!.events as Heard[];
    tell(one);
    const first = useBeat.getState().beat!;
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(600);
    expect(shown).toEqual([1]);
    expect(useBeat.getState().beat).toMatchObject({ id: first.id, shown: true });
    vi.advanceTimersByTime(900);
    const second = useBeat.getState().beat!;
    expect(second).toMatchObject({ shown: false, turn: { seat: 2 } });
    expect(events.map(beatOf)).toEqual([first.id, first.id, second.id, second.id]);
    vi.advanceTimersByTime(600);
    expect(useBeat.getState().beat).toMatchObject({ id: second.id, shown: true });
  });

  it("brought about by one's own reply is shown at once, and the others' part of it is told", () => {
    tell(several(1, ["plays", 0], ["plays", 2]));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(0);
    expect(useBeat.getState().beat).toMatchObject({ shown: false, turn: { seat: 2 } });
    vi.advanceTimersByTime(600);
    expect(useBeat.getState().beat?.shown).toBe(true);
  });

  it("lets nothing be asked before the last of them lies where it belongs", () => {
    tell(several(1, ["plays", 1], ["plays", 2]));
    vi.advanceTimersByTime(2500);
    expect(shown).toEqual([1]);
    expect(useBeat.getState().atRest).toBe(false);
    vi.advanceTimersByTime(500);
    expect(useBeat.getState()).toMatchObject({ beat: null, telling: false, atRest: true });
  });

  it("is drawn ahead of what is told, until the last of them is", () => {
    tell(several(1, ["plays", 1], ["plays", 2]));
    const first = useBeat.getState().latest;
    vi.advanceTimersByTime(600);
    expect(useBeat.getState()).toMatchObject({ latest: first, ahead: true });
    vi.advanceTimersByTime(1100);
    expect(useBeat.getState()).toMatchObject({ latest: first + 1, ahead: true, beat: { shown: false } });
    vi.advanceTimersByTime(550);
    expect(useBeat.getState()).toMatchObject({ latest: first + 1, ahead: false, beat: { shown: true } });
  });

  it.each([
    ["its own update", () => tell(several(1, ["plays", 0], ["plays", 2]))],
    ["the next", () => tell(update(1, 0, "plays"), update(2, 2, "plays"))],
  ])("tells of a rival in %s only when one's own piece has arrived", (_, told) => {
    document.body.innerHTML = '<div class="flights"><b class="gained"></b><i class="flying"></i></div>';
    told();
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(800);
    expect(useBeat.getState()).toMatchObject({ beat: null, telling: true });
    document.querySelector(".flying")!.remove();
    vi.advanceTimersByTime(50);
    expect(useBeat.getState().beat?.turn.seat).toBe(2);
    document.body.innerHTML = "";
  });

  it("begins nothing while a piece is in the air, and waits for none that never lands", () => {
    const layer = document.body.appendChild(document.createElement("div"));
    layer.className = "flights";
    const piece = layer.appendChild(document.createElement("i"));
    tell(several(1, ["plays", 1], ["plays", 2], ["plays", 1]));
    vi.advanceTimersByTime(1700);
    expect(useBeat.getState().beat).toBeNull();
    piece.remove();
    vi.advanceTimersByTime(50);
    expect(useBeat.getState().beat?.turn.seat).toBe(2);
    layer.append(piece);
    vi.advanceTimersByTime(1200 + 240 + 800);
    expect(useBeat.getState().beat).toBeNull();
    vi.advanceTimersByTime(200);
    expect(useBeat.getState().beat?.turn.seat).toBe(1);
    layer.remove();
  });
});

describe("while somebody reads", () => {
  it("what is being told is told to its end, nothing more is, and nothing is lost", () => {
    tell(update(1, 1, "plays"));
    vi.advanceTimersByTime(600);
    const done = holdTelling();
    tell(update(2, 2, "plays"), update(3, 1, "ends"));
    vi.advanceTimersByTime(10_000);
    expect(shown).toEqual([1]);
    expect(useBeat.getState()).toMatchObject({ beat: null, telling: false, atRest: false });
    done();
    expect(useBeat.getState().beat?.turn.seat).toBe(2);
    vi.advanceTimersByTime(3000);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("that is drawn before anything of the next round is told", () => {
    directBy({ ...testTelling, part: (one) => (one.id === "round" ? "heading" : testTelling.part(one)) });
    let done: () => void = () => undefined;
    const reading = (message: unknown) => {
      shown.push((message as Update).seq);
      // As a drawing does: a moment after it was shown.
      if (shown.at(-1) === 1)
        queueMicrotask(() => {
          done = holdTelling();
        });
    };
    for (const one of [update(1, 1, "round"), update(2, 2, "plays")]) direct(one, match, reading);
    return Promise.resolve().then(() => {
      vi.advanceTimersByTime(5000);
      expect(shown).toEqual([1]);
      expect(useBeat.getState().beat).toBeNull();
      done();
      vi.advanceTimersByTime(3000);
      expect(shown).toEqual([1, 2]);
    });
  });

  it("an own answer says that they have read it", () => {
    holdTelling();
    tell(update(1, 1, "plays"), update(2, 0, "plays"));
    expect(shown).toEqual([1, 2]);
  });
});

describe("a press", () => {
  it("goes on to the next move, and loses none", () => {
    tell(update(1, 1, "plays"), update(2, 2, "plays"), update(3, 1, "plays"));
    skip();
    expect(shown).toEqual([1]);
    expect(useBeat.getState().beat?.turn.seat).toBe(2);
    vi.advanceTimersByTime(700);
    skip();
    expect(shown).toEqual([1, 2]);
    skip();
    expect(shown).toEqual([1, 2, 3]);
    expect(useBeat.getState().beat).toBeNull();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([1, 2, 3]);
  });

  it("on one's own things shows all there is", () => {
    tell(update(1, 1, "plays"), update(2, 2, "plays"));
    flush();
    expect(shown).toEqual([1, 2]);
    expect(useBeat.getState().beat).toBeNull();
  });
});

describe("the truth is shown at once", () => {
  it.each(["instant", "still"])("where nothing is to move: %s", (how) => {
    useSettings.setState(how === "still" ? { motion: "off" } : { pace: "instant" });
    tell(update(1, 1, "plays"), update(2, 2, "plays"));
    expect(shown).toEqual([1, 2]);
    expect(useBeat.getState().beat).toBeNull();
  });

  it("to who does not look", () => {
    tell(update(1, 1, "plays"), update(2, 2, "plays"));
    visibility("hidden");
    expect(shown).toEqual([1, 2]);
    tell(update(3, 1, "plays"));
    expect(shown).toEqual([1, 2, 3]);
  });

  it("to who has just come, or was long away", () => {
    direct(update(1, 1, "plays"), { ...match, shown: null }, () => shown.push(1));
    expect(shown).toEqual([1]);
    const steps = Array.from({ length: 9 }, (_, n) => update(n + 2, 1, "plays").steps[0]!);
    tell({ ...update(10, 1), steps });
    expect(shown).toEqual([1, 10]);
  });

  it("of one's own move, after all that came before it", () => {
    tell(update(1, 1, "plays"), update(2, 2, "plays"), update(3, 0, "plays"));
    expect(shown).toEqual([1, 2, 3]);
  });
});

describe("what has been told", () => {
  it("can be told again, and nothing changes by it", () => {
    const { steps } = update(1, 1, "plays");
    tellAgain(turnsOf(steps as never, testTelling));
    expect(useBeat.getState().beat?.turn.seat).toBe(1);
    vi.advanceTimersByTime(2000);
    expect(useBeat.getState().beat).toBeNull();
    expect(shown).toEqual([]);
  });

  it("is told again move by move, and what is asked stays open meanwhile", () => {
    const [move] = turnsOf(update(1, 1, "plays").steps as never, testTelling);
    tellAgain([{ ...move!, kind: "table", seat: null }, move!]);
    expect(useBeat.getState()).toMatchObject({ atRest: true, beat: { again: true, turn: { kind: "turn" } } });
    vi.advanceTimersByTime(1500);
    expect(useBeat.getState().beat).toBeNull();
  });

  it("is forgotten by who leaves the table", () => {
    tell(update(1, 1, "plays"));
    stopDirecting();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([]);
  });
});
