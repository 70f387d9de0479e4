/** How a round was reckoned up, profession by profession. A view shows what came of it: undoing what was told shows what was before. */
import type { CapitalLuxView, Profession } from "../../protocol/capital-lux.js";
import type { Heard } from "../../protocol/index.js";
import type { Chair } from "../../table/drawing.js";
import type { PlayedStep } from "../../table/matchState.js";
import { type Line, lineOf } from "./ending.js";
import { faceOf, modifierOf, PROFESSIONS, professionOf } from "./professions.js";

/** A hometown held against a limit. Only what was over has cost cards or gold. */
export interface Check {
  seat: number;
  total: number;
  over: number;
  fate: "fits" | "saves" | "loses";
  /** The gold the seat had when limits were checked. */
  gold: number;
  lost: readonly string[];
}

/** Whoever had most of a profession, and the card taken for it, if there was one left. */
export interface Leader {
  seat: number;
  card: string | null;
}

export interface Column {
  profession: Profession;
  capital: number;
  modifiers: readonly { seat: number; value: number }[];
  limit: number;
  checks: readonly Check[];
  most: number;
  leaders: readonly Leader[];
}

export interface Change {
  seat: number;
  before: number;
  after: number;
  lost: number;
  paid: number;
  bonus: number;
}

export interface Reckoning {
  round: number;
  /** The step that ended the round: no other round end has it, not even the same one played again. */
  seq: number;
  laid: readonly Line[];
  columns: readonly Column[];
  changes: readonly Change[];
  /** Who begins the next round, and why; nothing after the last one. */
  begins: Heard | null;
}

const ENDS = ["starts-next", "game-ends"];

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const worth = (cards: readonly string[]) => sum(cards.map((card) => faceOf(card).value));

/** How the last round was reckoned up; nothing before any has ended. The view must be one between that and the next turn. */
export function reckoningOf(
  steps: readonly PlayedStep[],
  view: CapitalLuxView,
  chairs: readonly Chair[],
): Reckoning | null {
  const events = steps.flatMap(({ seq, events }) => events.map((event) => ({ seq, event })));
  const end = events.findLastIndex(({ event }) => ENDS.includes(event.id));
  const begun = events.slice(0, end).findLastIndex(({ event }) => event.id === "round-begins");
  if (end < 0 || begun < 0) return null;
  const lines = events.slice(begun, end).map(({ event }) => lineOf(event));
  const told = (id: string) => lines.filter((line) => line.id === id);
  const last = events[end]!;
  return {
    round: Number(events[begun]!.event.args.round),
    seq: last.seq,
    laid: told("lays-down"),
    columns: PROFESSIONS.map((profession, place) => columnOf(profession, place, view, told)),
    changes: chairs.map(({ seat, points }) => {
      const of = (id: string) => told(id).filter((line) => line.seat === seat);
      const lost = worth(of("loses").flatMap(({ cards }) => cards));
      const paid = sum(of("saves").map(({ gold }) => gold));
      const bonus = worth(of("takes-bonus").flatMap(({ cards }) => cards));
      return { seat, before: points + lost + paid - bonus, after: points, lost, paid, bonus };
    }),
    begins: last.event.id === "starts-next" ? last.event : null,
  };
}

function columnOf(
  profession: Profession,
  place: number,
  { halls, players }: CapitalLuxView,
  told: (id: string) => Line[],
): Column {
  const here = (id: string) =>
    told(id).filter(({ capital, cards }) =>
      capital === null ? faceOf(cards[0]!).profession === profession : professionOf(capital) === profession,
    );
  const taken = here("takes-bonus");
  const modifiers = here("reveals-modifier").map(({ seat, modifier }) => ({ seat, value: modifierOf(modifier!) }));
  const capital = halls[place]!.total + worth(taken.flatMap(({ cards }) => cards));
  const limit = capital + sum(modifiers.map(({ value }) => value));
  const held = players.map((player) => player.hometown[place]!.total);
  const most = Math.max(...held);
  const checks = players.flatMap(({ gold }, seat): Check[] => {
    const lost = here("loses").find((line) => line.seat === seat)?.cards ?? [];
    const saves = here("saves").some((line) => line.seat === seat);
    const total = held[seat]! + worth(lost);
    if (total === 0) return [];
    const paid = sum(told("saves").map((line) => (line.seat === seat ? line.gold : 0)));
    const fate = lost.length > 0 ? "loses" : saves ? "saves" : "fits";
    return [{ seat, total, over: Math.max(total - limit, 0), fate, gold: gold + paid, lost }];
  });
  // In the order in which they took a card; then those for whom there was none.
  const took = taken.map(({ seat, cards }): Leader => ({ seat, card: cards[0]! }));
  const without = held.flatMap((total, seat): Leader[] =>
    most > 0 && total === most && !took.some((leader) => leader.seat === seat) ? [{ seat, card: null }] : [],
  );
  const leaders = [...took, ...without];
  return { profession, capital, modifiers, limit, checks, most, leaders };
}
