import { describe, expect, it } from "vitest";
import type { FlandernView } from "../../protocol/flandern.js";
import type { Asked } from "../../protocol/index.js";
import type { Pointing } from "../../table/drawing.js";
import { following, NOTHING, type Picked, pointer, refused } from "../../table/picking.js";
import { groupsOf } from "./choosable.js";
import { placeOf } from "./laid.js";
import { countBySite, digitOf, litOf } from "./lit.js";
import { TILES } from "./tileKinds.js";

const BORDERS = { id: "barred-borders", args: { arms: "arms:blue" } };
const NOWHERE = { id: "barred-fits-nowhere", args: {} };

const asked: Asked = {
  why: "build",
  args: { card: "card:bruges" },
  least: 1,
  most: 1,
  offers: ["tile:grey-small-0/space:site-1-S3", "tile:grey-small-0/space:site-2-S1", "complete:site-1-L2"].map(
    (path) => ({
      path,
      count: 1,
      outcome: null,
    }),
  ),
  barred: [
    { path: "tile:grey-small-0/space:site-1-S4", reason: BORDERS },
    { path: "tile:grey-large-0", reason: NOWHERE },
  ],
};

const pointing = (picked: Picked): Pointing => ({
  asked,
  picked,
  of: (ref) => pointer(asked, picked, ref),
  following: following(asked, picked),
  refused: refused(asked, picked),
  point: () => {},
  putBack: () => {},
  answer: () => {},
});

describe("what is lit", () => {
  it("is a site to complete, as long as no tile is picked", () => {
    expect([...litOf(pointing(NOTHING))]).toEqual([
      ["site-1-L2", { ref: "complete:site-1-L2", state: "open", said: null }],
    ]);
  });

  it("is every space the tile fits, and those it does not say why", () => {
    const lit = litOf(pointing({ chosen: [], prefix: ["tile:grey-small-0"] }));
    expect(lit.get("site-1-S3")?.state).toBe("open");
    expect(lit.get("site-1-S4")).toEqual({ ref: "space:site-1-S4", state: "barred", said: BORDERS });
    expect([...countBySite(lit)]).toEqual([
      ["site-1", 1],
      ["site-2", 1],
    ]);
  });

  it("stays so once a space is picked, so that another can be taken instead", () => {
    const lit = litOf(pointing({ chosen: ["tile:grey-small-0/space:site-1-S3"], prefix: [] }));
    expect(lit.get("site-1-S3")?.state).toBe("picked");
    expect(lit.get("site-2-S1")?.state).toBe("open");
    expect(lit.get("site-1-S4")?.state).toBe("barred");
  });
});

describe("digits", () => {
  it("are for what is lit in the order in which it is spoken, once no tile is to be chosen", () => {
    const digits = (picked: Picked, ...refs: string[]) => refs.map((ref) => digitOf(pointing(picked), ref));
    expect(digits(NOTHING, "complete:site-1-L2")).toEqual([undefined]);
    const held = { chosen: [], prefix: ["tile:grey-small-0"] };
    expect(digits(held, "space:site-1-S3", "space:site-2-S1", "space:site-1-S4")).toEqual(["1", "2", undefined]);
    const whole = { chosen: ["tile:grey-small-0/space:site-2-S1"], prefix: [] };
    expect(digits(whole, "space:site-1-S3", "space:site-2-S1")).toEqual(["1", "2"]);
  });

  it("are followed by letters, where there are more than nine", () => {
    const following = Array.from({ length: 17 }, (_, place) => `space:site-1-S${place}`);
    const key = (place: number) => digitOf({ following } as unknown as Pointing, `space:site-1-S${place}`);
    expect([key(8), key(9), key(15), key(16)]).toEqual(["9", "d", "v", undefined]);
  });
});

describe("the tiles of a question", () => {
  it("stand by their arms, with the number of spaces they fit, or the reason why none", () => {
    const [grey] = groupsOf(asked, { "grey-small-0": 4, "grey-large-0": 2 });
    expect(grey?.arms).toBe("grey");
    expect(grey?.tiles.map(({ ref, left, fits, reason }) => [ref, left, fits, reason])).toEqual([
      ["tile:grey-small-0", 4, 2, null],
      ["tile:grey-large-0", 2, 0, NOWHERE],
    ]);
  });

  it("say in few words that nothing can be built at their gate: else all tiles would grow, and towns shrink", () => {
    const special = [...TILES.values()].find((tile) => tile.special === "A")!;
    const barred = [{ path: `tile:${special.kind}`, reason: { id: "barred-no-gate", args: {} } }];
    expect(groupsOf({ ...asked, offers: [], barred }, {})[0]?.tiles[0]?.why).toBe("gate");
  });
});

describe("the order of play", () => {
  it("keeps its numbers while those before have acted", () => {
    const view = { order: [2, 0], players: [{}, {}, {}, {}] } as unknown as FlandernView;
    expect([0, 1, 2].map((seat) => placeOf(view, seat))).toEqual([4, null, 3]);
  });
});
