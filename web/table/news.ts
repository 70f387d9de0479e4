/** What is spoken of steps that are new: turn by turn, a rival's draws all together, and everybody's points where a round has ended. */
import type { View } from "../protocol/index.js";
import { scoresTold } from "./answers.js";
import { pointsAt } from "./chairs.js";
import { beatOf } from "./cues.js";
import type { Listener } from "./ear.js";
import { type HeardLine, linesOf } from "./hearing.js";
import { type PlayedStep, waitedFor } from "./matchState.js";
import type { Turn } from "./telling.js";
import { turnsOf } from "./turns.js";

export interface News {
  lines: readonly HeardLine[];
  /** A rival who still draws: it is told when all is drawn. */
  drawing: Turn | null;
}

/** `before` is what was seen when these steps were not known yet, and `drawing` who was drawing then. */
export function newsOf(
  steps: readonly PlayedStep[],
  listener: Listener,
  before: View | null,
  drawing: Turn | null,
): News {
  const { drawn, hearing, words, moves } = listener;
  if (moves === "off") return { lines: [], drawing: null };
  const lines: HeardLine[] = [];
  let open = drawing;
  let next = false;
  const drew = () => {
    if (open) lines.push({ beat: beatOf(open.events.at(-1)!), text: hearing?.drew?.(open, words) ?? "", next });
    open = null;
  };
  const tell = (turn: Turn) => {
    if (moves === "brief" && turn.kind === "draws" && turn.seat !== drawn.me) {
      if (open?.seat !== turn.seat) drew();
      open = { ...turn, events: [...(open?.events ?? []), ...turn.events] };
      return;
    }
    drew();
    if (turn.kind === "heading") {
      lines.push({ beat: beatOf(turn.deed!), text: pointsAfter(turn, listener) });
      next = true;
    }
    lines.push(...linesOf(turn, listener).map((line) => ({ ...line, next })));
  };
  const declined = new Map(steps.map((step) => [step, declinedBy(step, steps, listener, before)]));
  for (const run of runsOf(steps, (step) => declined.get(step) !== "")) {
    for (const turn of turnsOf(run, listener.telling)) tell(turn);
    const text = declined.get(run.at(-1)!) ?? "";
    if (text) drew();
    lines.push({ beat: 0, text, next });
  }
  if (open && !waitedFor(drawn.shown).includes((open as Turn).seat!)) drew();
  return { lines: lines.filter(({ text }) => text !== ""), drawing: open };
}

/** Steps in order, a run up to each that ends one. */
function runsOf(steps: readonly PlayedStep[], ends: (step: PlayedStep) => boolean): PlayedStep[][] {
  const runs: PlayedStep[][] = [[]];
  for (const step of steps) {
    runs.at(-1)!.push(step);
    if (ends(step)) runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** What somebody would not do leaves no event. Only of a seat's first reply is it known what was asked. */
function declinedBy(
  step: PlayedStep,
  steps: readonly PlayedStep[],
  { hearing, words }: Listener,
  before: View | null,
): string {
  const first = steps.find(({ kind, seat }) => kind === "reply" && seat === step.seat);
  if (!before || step !== first || step.seat === null) return "";
  if (step.events.some(({ args }) => args.seat === `seat:${step.seat}`)) return "";
  return hearing?.declined?.(step.seat, before, words) ?? "";
}

/**
 * Before the first round there is nothing to count. A rival's chair has its points when they have landed, and this is made before:
 * they are counted from the standing.
 */
function pointsAfter({ deed }: Turn, { drawn, hearing, words }: Listener): string {
  const round = Number(deed?.args.round) - 1;
  const chairs = drawn.chairs.map((chair) => ({ ...chair, points: pointsAt(drawn.shown, chair.seat) }));
  return hearing?.counts && round > 0 ? words("spoken-after-round", { round, scores: scoresTold(words, chairs) }) : "";
}
