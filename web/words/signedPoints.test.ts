/** A number with its sign. */
import { expect, it } from "vitest";
import { signedPoints } from "./signedPoints.js";

it("has a sign, as the language writes numbers", () => {
  expect([signedPoints("en", 3.14), signedPoints("de", -1), signedPoints("en", 0)]).toEqual(["+3.1", "−1,0", "0.0"]);
});
