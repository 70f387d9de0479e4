/** Players have the faces of persons, at the tables of all games. */
import { expect, it } from "vitest";
import { FACES, personOf } from "./faces.js";

const BOTS = ["Hendrik", "Margriet", "Joris", "Lysbet", "Cornelis", "Aleydis", "Pieter", "Katelijne"];

it("there are 165 to choose from, and who has chosen one has it", () => {
  expect(FACES).toHaveLength(165);
  expect(FACES.map((face) => personOf(face))).toEqual(FACES);
});

it("every bot has a face of its own", () => {
  const theirs = BOTS.map((name) => personOf(name));
  expect(new Set(theirs).size).toBe(BOTS.length);
  expect(FACES).toEqual(expect.arrayContaining(theirs));
});

it("who has chosen none has one by chance, and always the same", () => {
  const ids = Array.from({ length: 40 }, (_, at) => personOf(`player ${at}`));
  expect(new Set(ids).size).toBeGreaterThan(25);
  expect(personOf("player 7")).toBe(ids[7]);
});

it("nobody at a table has the face of another, unless it was chosen", () => {
  const bots = BOTS.map((name) => personOf(name));
  for (let at = 0; at < 400; at++) expect(bots).not.toContain(personOf(`player ${at}`));
  const [first] = ["player 1"].map((one) => personOf(one));
  expect(personOf("player 1", [first!])).not.toBe(first);
  expect(personOf("Margriet", ["weaver"])).not.toBe("weaver");
  expect(personOf("weaver", ["weaver"])).toBe("weaver");
  // Who had to give way has another, and the next knows it.
  const second = personOf("player 1", [first!]);
  expect(personOf(second, ["player 2"])).toBe(second);
  expect(personOf("player 1", [first!, "player 1"])).not.toBe(second);
});
