import { expect, test } from "vitest";
import { origin, person } from "./persons.js";

test("a card is known in full, in part, or our own", () => {
  expect(origin(person("piper"))).toBe("ours");
  expect(origin(person("bard"))).toBe("part");
  expect(person("bard").ours).toContain("price");
  expect(origin({ ...person("bard"), ours: [] })).toBe("known");
});

test("a card nobody told us of is still a card", () => {
  expect(person("somebody_new")).toMatchObject({ id: "somebody_new", price: 0, ours: [] });
});
