/** The made-up table of a picture: who sits there, and that nothing is asked of anybody. */
import { SEALS } from "../design/Seal.js";
import type { GameName, Shown, Views } from "../protocol/index.js";
import type { Chair, Drawn, Pointing } from "../table/drawing.js";

export const PLAYERS = ["Anna", "Bert", "Clara", "Dirk"];

export const chairsFor = (count: number): Chair[] =>
  PLAYERS.slice(0, count).map((name, seat) => ({
    seat,
    name,
    seal: SEALS[seat]!,
    own: seat === 0,
    bot: false,
    away: false,
    here: true,
    asked: false,
    answered: false,
    points: 0,
  }));

/** A pointing at which these refs are lit, and nothing else: nobody can point at a picture. */
export function litAt(...refs: string[]): Pointing {
  return {
    asked: null,
    picked: { chosen: [], prefix: [] },
    of: (ref) => ({ open: refs.includes(ref), reason: null, outcome: null, picked: 0, count: 1 }),
    following: refs,
    refused: [],
    point: () => undefined,
    putBack: () => undefined,
    answer: () => undefined,
  };
}

/** What a drawing of this game is given: the view, as the first seat sees it. */
export function sceneOf<G extends GameName>(view: Views[G], seats: number, ...lit: string[]): Drawn<G> {
  const shown = {
    viewer: 0,
    view,
    standing: PLAYERS.slice(0, seats).map(() => ({ items: {} })),
    asked: [],
    answered: [],
  } as unknown as Shown<Views[G]>;
  return { shown, view, me: 0, chairs: chairsFor(seats), pointing: litAt(...lit) };
}
