// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Asked } from "../protocol/index.js";
import { NOTHING } from "../table/picking.js";
import {
  afterReading,
  type LessonScene,
  type LessonScript,
  onward,
  type Progress,
  reachOf,
  standing,
  stepsSoFar,
  UNBEGUN,
} from "./script.js";

/** A small lesson: something to read, two things to do, one that comes only after another, and the end. */
const script: LessonScript = [
  { id: "welcome", when: () => true },
  { id: "draw", when: ({ asked }) => asked?.why === "draw", must: () => ["pile:left"], repeats: true },
  {
    id: "build",
    when: ({ asked }) => asked?.why === "build",
    must: () => ["tile:a"],
    args: ({ me }) => ({ seat: me }),
  },
  { id: "built", after: "build", when: () => true },
  { id: "trade", when: ({ asked }) => asked?.why === "trade", must: () => ["button:yes"] },
  { id: "end", after: "draw", when: ({ asked }) => asked?.why === "over" },
];

/** A moment at which this is asked; with a number, another question of the same kind. */
const scene = (why: string | null, number = 0, more: Partial<LessonScene> = {}): LessonScene => ({
  view: {} as LessonScene["view"],
  me: 0,
  asked: why === null ? null : ({ why, args: {}, offers: [], barred: [], least: 1, most: 1 } as unknown as Asked),
  question: why === null ? "" : `${why}-${number}`,
  seq: 0,
  steps: [],
  played: 0,
  underWay: false,
  picked: NOTHING,
  panel: false,
  ...more,
});

const after = (...scenes: LessonScene[]): Progress => scenes.reduce((now, one) => onward(script, now, one), UNBEGUN);
const stands = (progress: Progress) => standing(script, progress)?.id ?? null;
const numberOf = (progress: Progress) => stepsSoFar(script, progress).length;
/** The welcome has been read at this scene. */
const welcomed = (first: LessonScene) => afterReading(script, after(first), first);

describe("what is to be read", () => {
  it("stays until it has been read, whatever happens meanwhile", () => {
    const now = after(scene("draw"), scene(null), scene("build"), scene("trade"));
    expect(stands(now)).toBe("welcome");
    expect(stands(afterReading(script, now, scene("trade")))).toBe("trade");
  });

  it("comes only after what it follows", () => {
    const first = scene(null);
    expect(stands(welcomed(first))).toBe(null);
    const built = onward(script, welcomed(scene("build")), scene("trade"));
    expect(built.done).toEqual(["welcome", "build"]);
    expect(stands(built)).toBe("built");
  });
});

describe("what is to be done", () => {
  it("stands as long as it is its moment, and is done when it is not any longer", () => {
    const now = welcomed(scene("build"));
    expect(stands(onward(script, now, scene("build")))).toBe("build");
    expect(onward(script, now, scene(null)).done).toContain("build");
  });

  it("is not done while the answer is under way", () => {
    const now = welcomed(scene("build"));
    expect(onward(script, now, scene(null, 0, { underWay: true }))).toBe(now);
  });

  it("is done when the same is asked anew, unless it is asked for several times over", () => {
    expect(welcomed(scene("build")).done).not.toContain("build");
    expect(onward(script, welcomed(scene("build")), scene("build", 1)).done).toContain("build");
    expect(stands(onward(script, welcomed(scene("draw")), scene("draw", 1)))).toBe("draw");
  });

  it("keeps the words it was said with", () => {
    const now = welcomed(scene("build"));
    expect(onward(script, now, scene("build", 0, { me: 3 })).said.build).toEqual({ seat: 0 });
  });
});

describe("what is taken back", () => {
  const at = (why: string | null, played: number, number = 0) => scene(why, number, { played });

  it("is to be done again, and what came after it has not been told", () => {
    const built = onward(script, welcomed(at("build", 0)), at("trade", 1));
    expect(stands(built)).toBe("built");
    const back = onward(script, built, at("build", 0, 1));
    expect(stands(back)).toBe("build");
    expect(back.done).toEqual(["welcome"]);
    expect(stands(onward(script, back, at("trade", 1, 1)))).toBe("built");
  });

  it("takes nothing with it that was read before", () => {
    const trading = onward(script, welcomed(at("build", 0)), at("trade", 1));
    const read = afterReading(script, trading, at("trade", 1));
    expect(stands(read)).toBe("trade");
    const back = onward(script, onward(script, read, at("draw", 2)), at("trade", 1, 1));
    expect([stands(back), back.done]).toEqual(["trade", ["welcome", "build", "built"]]);
  });

  it("is found in the middle of what comes several times over", () => {
    const first = welcomed(at("draw", 0));
    const drawn = onward(script, onward(script, first, at("draw", 4, 4)), at("trade", 5));
    expect(stands(drawn)).toBe("trade");
    expect(stands(onward(script, drawn, at("draw", 4, 5)))).toBe("draw");
  });
});

describe("what is the learner's own choice", () => {
  const own: LessonScript = [{ id: "own", free: true, when: ({ asked }) => asked?.why === "turn" }];

  it("is done when it has been answered, and need not be read away", () => {
    const now = onward(own, UNBEGUN, scene("turn"));
    expect(onward(own, now, scene("turn"))).toBe(now);
    expect(onward(own, now, scene(null)).done).toEqual(["own"]);
  });
});

describe("somebody who does something else", () => {
  it("is not stuck: the next step whose moment it is comes, and an earlier one when its moment comes", () => {
    const trading = welcomed(scene("trade"));
    expect(stands(trading)).toBe("trade");
    const building = onward(script, trading, scene("build"));
    expect(stands(building)).toBe("build");
  });

  it("is left alone where the script has nothing to say, and taken up again", () => {
    const alone = onward(script, welcomed(scene("trade")), scene("something-new"));
    expect(stands(alone)).toBe(null);
    expect(onward(script, alone, scene("something-newer"))).toBe(alone);
    expect(stands(onward(script, alone, scene("draw")))).toBe("draw");
  });
});

describe("the numbers of the steps", () => {
  it("never fall, nor does the reach, also when steps come out of their order", () => {
    let now = UNBEGUN;
    const numbers: number[] = [];
    const reaches: number[] = [];
    for (const one of [scene("trade"), scene("trade"), scene("build"), scene(null), scene("draw"), scene("over")]) {
      now = onward(script, now, one);
      if (standing(script, now)?.must === undefined) now = afterReading(script, now, one);
      numbers.push(numberOf(now));
      reaches.push(reachOf(script, now));
    }
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(reaches).toEqual([...reaches].sort((a, b) => a - b));
    expect(stepsSoFar(script, now).map(({ id }) => id)).toEqual(["welcome", "trade", "build", "built", "draw", "end"]);
  });

  it("are whole at the last one, whatever was left out, and not before", () => {
    const drawn = onward(script, welcomed(scene("draw")), scene("over"));
    expect(stands(drawn)).toBe("end");
    expect([numberOf(drawn), reachOf(script, drawn)]).toEqual([3, 1]);
    expect(reachOf(script, UNBEGUN)).toBe(0);
    expect(reachOf(script, welcomed(scene("trade")))).toBeLessThan(1);
  });
});
