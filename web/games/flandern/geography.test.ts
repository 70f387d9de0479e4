/** Where spaces lie, in words. */
import { expect, it } from "vitest";
import type { FlandernView } from "../../protocol/flandern.js";
import { wordsFrom } from "../../words/words.js";
import { sideTold, siteTold, touchTold } from "./geography.js";
import { LAYOUTS } from "./layout.js";

const SIDES = ["e", "ne", "n", "nw", "w", "sw", "s", "se"].map((side) => `fl-side-${side} = ${side}`);
const WORDS = wordsFrom("en", [
  [
    ...SIDES,
    "fl-inner = inner\nfl-mid = middle\nfl-outer = outer\nfl-suburb = suburb",
    "fl-touches = touches { $what }\nfl-touches-nothing = touches nothing built\nfl-gate-here = gate { $letter }",
    "fl-touch-centre = the centre ({ $colour })\nfl-touch = { $shape } { $colour }",
    "fl-small = small\nfl-medium = medium\nfl-large = large\narms-green = green\narms-blue = blue\nnone = none",
    "fl-site-told = { $spaces } spaces; at the centre { $shapes }; gates { $gates }",
  ].join("\n"),
]);
const view = (board: string, districts: Record<string, [string]> = {}) =>
  ({ board, districts, swallowed: {}, covered: [], opened: [] }) as unknown as FlandernView;

it.each([...LAYOUTS.keys()])("no two spaces of a site are called alike: %s", (board) => {
  for (const { spaces, suburbs } of LAYOUTS.get(board)!.sites) {
    const names = [...spaces, ...suburbs].map(({ id, shape }) => `${shape} ${sideTold(view(board), id, WORDS)}`);
    expect(new Set(names).size).toBe(names.length);
  }
});

it("a space is told by what it touches and by its gate", () => {
  const built = view("reconstruction", { "site-1-centre": ["green-centre"], "site-1-S3": ["blue-small-0"] });
  expect(touchTold(built, "site-1-S2", WORDS)).toBe("touches the centre (green) and small blue");
  expect(touchTold(built, "site-1-S4", WORDS)).toMatch(/^touches small blue; gate A$/);
  expect(touchTold(view("reconstruction"), "site-1-M1", WORDS)).toBe("touches nothing built");
});

it("a site is told by its shape before a town is there", () => {
  const [first] = LAYOUTS.get("reconstruction")!.sites;
  expect(siteTold(first!, WORDS)).toBe("12 spaces; at the centre 3 small, 1 medium, 2 large; gates A, B, C");
});
