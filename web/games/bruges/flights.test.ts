/** Pieces fly between things and counters; what comes from nowhere that is seen does not fly. */
import { describe, expect, it } from "vitest";
import type { Heard } from "../../protocol/index.js";
import type { Drawn } from "../../table/drawing.js";
import { flights } from "./flights.js";

const drawn = {
  me: 0,
  view: {
    own: { hand: ["prince", "beggar"], unseen: ["red", "blue"], drawn: [] },
    players: [{ houses: [{ colour: "red" }] }, { houses: [] }],
  },
} as unknown as Drawn<"bruges">;
const told = (id: string, args: Heard["args"]): Heard => ({ id, args });
const recruited = told("recruits", { seat: "seat:1", person: "person:beggar", house: "house:red" });
const ways = (event: Heard, deed: Heard | null = null) => flights(event, drawn, deed);

describe("what flies in Bruges", () => {
  it("goes from a rival's counter to that of whoever took it", () => {
    const [way] = ways(
      told("takes-workers-from", { seat: "seat:1", victim: "seat:0", workers: ["worker:brown", "worker:brown"] }),
      recruited,
    );
    expect(way).toMatchObject({ from: ["worker:brown@0"], to: ["worker:brown@1"], as: "sign", count: 2 });
  });

  it("comes out of the card that brings it, and says by whom points came", () => {
    const [way] = ways(told("scores", { seat: "seat:1", points: 10 }), recruited);
    expect(way?.from).toContain("stage");
    expect(way?.gain).toEqual({ amount: 10, by: "person:beggar" });
  });

  it("has no place to come from where nobody brings it", () => {
    expect(ways(told("takes-guilders", { seat: "seat:0", guilders: 3 }))[0]?.from).toEqual([]);
  });

  it("ends in its own place: a drawn card in the hand, a recruit in the house that was empty", () => {
    expect(ways(told("draws", { seat: "seat:0", colour: "colour:blue", pile: "pile:left" }))[0]).toMatchObject({
      from: ["dock-pile:left", "pile:left"],
      to: ["unseen:1"],
    });
    // Backs are sorted: the red one lies before the blue one that was there already.
    const red = told("draws", { seat: "seat:0", colour: "colour:red", pile: "pile:left" });
    expect(ways(red)[0]).toMatchObject({ to: ["unseen:0"] });
    const own = told("recruits", { seat: "seat:0", person: "person:beggar", house: "house:red" });
    expect(ways(own)[0]).toEqual({ from: ["card:beggar"], to: ["person:beggar"], over: "house:red" });
  });

  it("leaves a rival's hand by its back alone", () => {
    expect(ways(recruited)[0]?.from[0]).toMatch(/^back:1\./);
  });
});
