/** How a round ended, from what was told: it goes by faster than one can read. */
import type { CapitalLuxView } from "../../protocol/capital-lux.js";
import type { Heard } from "../../protocol/index.js";
import { idOf, seatIn } from "../../table/refs.js";
import { useWithheld } from "../../table/soFar.js";
import { useTable } from "../../table/tableStore.js";

/** A line of the report: an event, or all that a seat has lost, or taken as bonus. */
export interface Line {
  id: string;
  seat: number;
  capital: string | null;
  modifier: string | null;
  gold: number;
  cards: readonly string[];
}

const TOLD = ["reveals-modifier", "saves", "loses", "takes-bonus"];
/** Cards say themselves which profession they were: those of a seat stand together. */
const TOGETHER = ["loses", "takes-bonus"];

export const lineOf = ({ id, args }: Heard): Line => ({
  id,
  seat: seatIn(args.seat)!,
  capital: typeof args.capital === "string" ? args.capital : null,
  modifier: typeof args.modifier === "string" ? args.modifier : null,
  gold: Number(args.gold ?? 0),
  cards: [args.cards ?? args.card ?? []].flat().map((ref) => idOf(`${ref}`)),
});

/** The lines of the last round end in these events, in order. */
export function reportOf(events: readonly Heard[]): Line[] {
  const lines: Line[] = [];
  for (const event of events) {
    if (!TOLD.includes(event.id)) continue;
    const line = lineOf(event);
    const same = lines.find(({ id, seat }) => TOGETHER.includes(id) && id === line.id && seat === line.seat);
    if (same) same.cards = [...same.cards, ...line.cards];
    else lines.push(line);
  }
  return lines;
}

/** Which round has ended last, and how; nothing while cards are played, and before any has ended. */
export function useReport(view: CapitalLuxView): { round: number; lines: readonly Line[] } | null {
  const steps = useTable((store) => store.match.steps);
  const withheld = useWithheld((held) => held.events);
  const ending = view.phase === "round-end";
  if (!ending && !view.phase.startsWith("choose") && view.phase !== "over") return null;
  // What unfolds on the table is not read here before.
  const events = steps.flatMap((step) => step.events).filter((event) => !withheld.has(event));
  const starts = events.flatMap((event, place) => (event.id === "round-begins" ? [place] : []));
  const over = ending || view.phase === "over";
  const lines = reportOf(over ? events.slice(starts.at(-1) ?? 0) : events.slice(starts.at(-2) ?? 0, starts.at(-1)));
  return lines.length > 0 ? { round: over ? view.round : view.round - 1, lines } : null;
}
