import { describe, expect, it } from "vitest";
import type { Asked } from "../protocol/index.js";
import { following, NOTHING, point, pointer, putBack, refused, reply, settled } from "./picking.js";

const asked = (paths: (string | [string, number])[], least = 1, most = 1, barred: string[] = []): Asked => ({
  why: "take-turn",
  args: {},
  least,
  most,
  offers: paths.map((one) => {
    const [path, count] = typeof one === "string" ? [one, 1] : one;
    return { path, count, outcome: { id: "outcome-of", args: { path } } };
  }),
  barred: barred.map((path) => ({ path, reason: { id: "barred-short-of", args: { missing: 2, price: 9 } } })),
});

const TURN = asked(
  [
    "card:prince/use:workers",
    "card:prince/use:canal/section:left",
    "card:prince/use:canal/section:right",
    "card:mason/use:recruit/house:red",
    "person:lawyer",
  ],
  1,
  1,
  ["card:prince/use:recruit", "person:vicar"],
);

describe("picking step by step", () => {
  it("offers the first refs, then those that follow", () => {
    expect(following(TURN, NOTHING)).toEqual(["card:prince", "card:mason", "person:lawyer"]);
    const card = point(TURN, NOTHING, "card:prince");
    expect(card).toEqual({ chosen: [], prefix: ["card:prince"] });
    expect(following(TURN, card)).toEqual(["use:workers", "use:canal"]);
  });

  it("is settled at the end of a path", () => {
    const done = point(TURN, point(TURN, NOTHING, "card:prince"), "use:workers");
    expect(reply(TURN, done)).toEqual(["card:prince/use:workers"]);
    expect(settled(TURN, done)).toBe(true);
  });

  it("walks a way without a fork to its end, but never from the first thing", () => {
    const card = point(TURN, NOTHING, "card:mason");
    expect(card.prefix).toEqual(["card:mason"]);
    expect(reply(TURN, point(TURN, card, "use:recruit"))).toEqual(["card:mason/use:recruit/house:red"]);
  });

  it("lets one point at something further on if only one way leads there", () => {
    const card = point(TURN, NOTHING, "card:prince");
    expect(pointer(TURN, card, "section:left").open).toBe(true);
    expect(reply(TURN, point(TURN, card, "section:left"))).toEqual(["card:prince/use:canal/section:left"]);
    expect(pointer(TURN, NOTHING, "section:left").open).toBe(false);
  });

  it("puts a card back when another is pointed at", () => {
    const other = point(TURN, point(TURN, NOTHING, "card:prince"), "card:mason");
    expect(other).toEqual({ chosen: [], prefix: ["card:mason"] });
  });

  it("changes nothing when what cannot be had is pointed at", () => {
    expect(point(TURN, NOTHING, "person:vicar")).toBe(NOTHING);
    expect(point(TURN, NOTHING, "card:nobody")).toBe(NOTHING);
  });

  it("says what would come of it, and why not", () => {
    const card = point(TURN, NOTHING, "card:prince");
    expect(pointer(TURN, card, "use:workers").outcome?.args.path).toBe("card:prince/use:workers");
    expect(pointer(TURN, card, "use:canal").outcome).toBeNull();
    expect(pointer(TURN, card, "use:recruit")).toMatchObject({ open: false, reason: { id: "barred-short-of" } });
    expect(refused(TURN, NOTHING).map(({ ref }) => ref)).toEqual(["person:vicar"]);
  });

  it("puts back the last thing, or a certain one", () => {
    const card = point(TURN, NOTHING, "card:prince");
    const canal = point(TURN, card, "use:canal");
    expect(putBack(canal)).toEqual(card);
    expect(putBack(canal, "card:prince")).toEqual(NOTHING);
  });

  it("of one answer picks another in its place, as long as it is not sent", () => {
    const left = point(TURN, point(TURN, NOTHING, "card:prince"), "section:left");
    expect(following(TURN, left)).toEqual(["section:left", "section:right"]);
    expect(pointer(TURN, left, "section:right")).toMatchObject({ open: true, picked: 0 });
    expect(pointer(TURN, left, "section:left").picked).toBe(1);
    expect(point(TURN, left, "section:right").chosen).toEqual(["card:prince/use:canal/section:right"]);
    expect(point(TURN, left, "card:mason")).toEqual({ chosen: [], prefix: ["card:mason"] });
    expect(point(TURN, left, "card:nobody")).toBe(left);
    expect(putBack(left)).toEqual({ chosen: [], prefix: ["card:prince", "use:canal"] });
    expect(putBack(left, "card:prince")).toEqual(NOTHING);
  });

  it("leaves it to the person where a way may end or go on", () => {
    const die = asked(["card:a/use:guilders", "card:a/use:guilders/die:red"]);
    const use = point(die, point(die, NOTHING, "card:a"), "use:guilders");
    expect(use.prefix).toEqual(["card:a", "use:guilders"]);
    expect(settled(die, use)).toBe(false);
    expect(reply(die, use)).toEqual(["card:a/use:guilders"]);
    expect(reply(die, point(die, use, "die:red"))).toEqual(["card:a/use:guilders/die:red"]);
  });
});

describe("picking several", () => {
  const KEEP = asked(["card:agent-5", ["card:cleric-4", 2], "card:agent-3"], 2, 2);

  it("counts equal pieces, and never more than there are", () => {
    const one = point(KEEP, NOTHING, "card:agent-5");
    expect(pointer(KEEP, one, "card:agent-5").open).toBe(false);
    const two = point(KEEP, point(KEEP, NOTHING, "card:cleric-4"), "card:cleric-4");
    expect(two.chosen).toEqual(["card:cleric-4", "card:cleric-4"]);
    expect(pointer(KEEP, two, "card:cleric-4").picked).toBe(2);
  });

  it("is no reply before there are enough, and takes no more afterwards", () => {
    const one = point(KEEP, NOTHING, "card:agent-5");
    expect(reply(KEEP, one)).toBeNull();
    const two = point(KEEP, one, "card:agent-3");
    expect(reply(KEEP, two)).toEqual(["card:agent-5", "card:agent-3"]);
    expect(settled(KEEP, two)).toBe(false);
    expect(point(KEEP, two, "card:cleric-4")).toBe(two);
  });

  it("puts back one of two equal pieces", () => {
    const two = point(KEEP, point(KEEP, NOTHING, "card:cleric-4"), "card:cleric-4");
    expect(putBack(two, "card:cleric-4").chosen).toEqual(["card:cleric-4"]);
  });

  it("may be none at all where least is none", () => {
    expect(reply(asked(["threat:red"], 0, 2), NOTHING)).toEqual([]);
  });
});
