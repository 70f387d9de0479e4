/** Players have the faces of persons, at the tables of all games. */
import { expect, it } from "vitest";
import { FACES, personOf } from "./faces.js";

const BOTS = ["Hendrik", "Margriet", "Joris", "Lysbet", "Cornelis", "Aleydis", "Pieter", "Katelijne"];

it("there are 165 to choose from, and who has chosen one has it", () => {
  expect(FACES).toHaveLength(165);
  expect(FACES.map(personOf)).toEqual(FACES);
});

it("every bot has a face of its own", () => {
  const theirs = BOTS.map(personOf);
  expect(new Set(theirs).size).toBe(BOTS.length);
  expect(FACES).toEqual(expect.arrayContaining(theirs));
});

it("who has chosen none has one by chance, and always the same", () => {
  const ids = Array.from({ length: 40 }, (_, at) => personOf(`player ${at}`));
  expect(new Set(ids).size).toBeGreaterThan(25);
  expect(personOf("player 7")).toBe(ids[7]);
});
