/** Meanwhile: all that was done since the learner's own last reply. Deeds, and what came of them for the learner; not what was drawn. */
import type { Heard } from "../protocol/index.js";
import type { PlayedStep } from "../table/matchState.js";
import type { Telling } from "../table/telling.js";
import { isLoss, type Turn } from "../table/turns.js";

const ownLast = (steps: readonly PlayedStep[], me: number) =>
  steps.findLast((step) => step.kind === "reply" && step.seat === me)?.seq ?? 0;

/** The turns of others, then those of the table, after what has been heard. Before the first step was read nothing is meant. */
export function othersMoves(
  turns: readonly Turn[],
  steps: readonly PlayedStep[],
  me: number,
  heard: number,
): readonly Turn[] {
  if (heard === 0) return [];
  const own = ownLast(steps, me);
  const fresh = turns.filter(({ seq, deed }) => seq > heard && deed !== null);
  return [
    ...fresh.filter(({ kind, seat, seq }) => kind === "turn" && seat !== me && seq > own),
    ...fresh.filter(({ kind, seq }) => kind === "table" && seq >= own),
  ];
}

/** What the learner lost in somebody's turn: it is said after its deed. */
export const lossesIn = ({ events, deed }: Turn, me: number, telling: Telling | undefined): readonly Heard[] =>
  events.filter(
    (event) => event !== deed && (telling?.results(event) ?? []).some((result) => result.seat === me && isLoss(result)),
  );

/** The learner's own last turn, of which the Mentor may say what came of it; none, if others did something before or it was heard. */
export const ownMove = (turns: readonly Turn[], steps: readonly PlayedStep[], me: number, heard: number) =>
  turns.findLast(({ kind, seat }) => kind === "turn" && seat === me && ownLast(steps, me) > heard);
