/** What a Cleric's theft did to a limit, as it was known when it was done: told from the steps alone, so a page that is opened anew knows it too. */
import type { Profession } from "../../protocol/capital-lux.js";
import type { Heard } from "../../protocol/index.js";
import type { PlayedStep } from "../../table/matchState.js";
import { useTable } from "../../table/tableStore.js";
import { lineOf } from "./ending.js";
import { faceOf, modifierOf, PROFESSIONS, professionOf } from "./professions.js";

/** A limit that fell. */
export interface Fall {
  profession: Profession;
  before: number;
  after: number;
  /** By how much the viewer's own hometown is over it now, if it was not before. */
  over: number;
}

type Sums = Record<Profession, number>;
const zero = (): Sums => ({ agent: 0, cleric: 0, scholar: 0, merchant: 0 });

/** Every limit that fell by a theft, by the event that tells of it. */
export function fallsOf(steps: readonly PlayedStep[], me: number | null): Map<Heard, Fall> {
  const falls = new Map<Heard, Fall>();
  const capital = zero();
  const mine = zero();
  let modifiers = zero();
  const add = (sums: Sums, cards: readonly string[], times: number) => {
    for (const { profession, value } of cards.map(faceOf)) sums[profession] += times * value;
  };
  const limitOf = (profession: Profession) => capital[profession] + modifiers[profession];
  for (const event of steps.flatMap((step) => step.events)) {
    const { id, seat, cards, capital: above, modifier } = lineOf(event);
    const before = PROFESSIONS.map(limitOf);
    if (id === "round-begins") modifiers = zero();
    if (id === "you-place-modifier") modifiers[professionOf(above!)] += modifierOf(modifier!);
    if (id === "opens-capital" || id === "plays-to-capital") add(capital, cards, 1);
    if (id === "takes-from-capital" || id === "takes-bonus") add(capital, cards, -1);
    const had = { ...mine };
    if (seat === me && ["plays-to-hometown", "takes-from-capital", "lays-down"].includes(id)) add(mine, cards, 1);
    if (seat === me && id === "loses") add(mine, cards, -1);
    if (id !== "takes-from-capital") continue;
    const { profession } = faceOf(cards[0]!);
    const was = before[PROFESSIONS.indexOf(profession)]!;
    const after = limitOf(profession);
    const isOver = had[profession] <= Math.max(was, 0) && mine[profession] > Math.max(after, 0);
    falls.set(event, { profession, before: was, after, over: isOver && seat !== me ? mine[profession] - after : 0 });
  }
  return falls;
}

let known: { steps: readonly PlayedStep[]; falls: Map<Heard, Fall> } = { steps: [], falls: new Map() };

/** The limit that fell by this event of the match at this table. */
export function fallOf(event: Heard): Fall | undefined {
  const { steps, seat } = useTable.getState().match;
  if (known.steps !== steps) known = { steps, falls: fallsOf(steps, seat) };
  return known.falls.get(event);
}
