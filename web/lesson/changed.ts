/** What has changed on the table since the learner's own move: it is ringed before the Mentor goes on. */
import type { PlayedStep } from "../table/matchState.js";
import type { Telling } from "../table/telling.js";
import { sumOf, type Turn } from "../table/turns.js";

/** More rings are not looked at. */
const MOST = 6;

/** The places, by anchor: where deeds can be seen, and the counters that are another now. */
export function changedPlaces(
  turns: readonly Turn[],
  steps: readonly PlayedStep[],
  me: number,
  telling: Telling | undefined,
): readonly string[] {
  if (!telling) return [];
  const own = steps.findLast((step) => step.kind === "reply" && step.seat === me)?.seq ?? 0;
  const since = turns.slice(turns.findLastIndex((turn) => turn.seq < own) + 1);
  const counters = sumOf(
    since.flatMap(({ events }) => events),
    telling,
  ).map(({ of, seat }) => `${of}@${seat}`);
  const deeds = since.flatMap(({ kind, deed }) => (kind === "turn" && deed ? telling.places(deed).slice(0, 1) : []));
  return [...new Set([...counters, ...deeds])].slice(0, MOST);
}
