/** What a single letter asks for: the same letters in every game, answered by the voice of the table. The focus stays where it is. */
import { capital } from "../words/capitalise.js";
import type { Words } from "../words/words.js";
import { clockText } from "./Clock.js";
import { inOrder, namesWaitedFor } from "./chairs.js";
import type { Chair } from "./drawing.js";
import type { Listening } from "./ear.js";
import { spokenRecap } from "./hearing.js";
import { barredTold, optionsTold, stillRead } from "./optionsTold.js";
import { isMain, MOST_TURNS, touches } from "./recap.js";
import { useToldRound } from "./roundEnd.js";
import { turnsOnce } from "./useTurns.js";

export const ANSWERS: Readonly<Record<string, (listening: Listening) => readonly string[]>> = {
  l: since,
  s: ({ words, drawn }) => [capital(scoresTold(words, drawn.chairs))],
  t: whoseTurn,
  h: ({ hearing, drawn, words }) =>
    drawn.me === null ? [words("spoken-watching")] : (hearing?.hand(drawn, words) ?? []),
  n: ({ hearing, drawn, words }) =>
    inOrder(drawn.chairs, drawn.me)
      .filter(({ own }) => !own)
      .map(({ seat }) => hearing?.rival(drawn, seat, words) ?? ""),
  b: ({ hearing, drawn, words }) => hearing?.board(drawn, words) ?? [],
  o: optionsTold,
  w: barredTold,
};

/**
 * All since one's own last turn, whatever one was asked meanwhile and would not do: whoever asks wants to hear it, also what the table
 * did. Before the first turn of one's own the table has only been set up, and what the others did is told.
 */
function since({ words, match, drawn, telling, hearing }: Listening): readonly string[] {
  const { me, chairs } = drawn;
  if (me === null || !telling) return [words("spoken-nothing-since")];
  const turns = turnsOnce(match.steps, telling);
  const last = turns.findLastIndex(
    ({ kind, seat, deed, bot }) => kind === "turn" && seat === me && !bot && isMain(deed, telling),
  );
  const told = turns
    .slice(last + 1)
    .filter(({ kind, seat, bot }) => (kind === "turn" ? seat !== me || bot : kind === "table" && last >= 0))
    .slice(-MOST_TURNS);
  const touched = told.flatMap((turn) => touches(turn, me, telling));
  return [spokenRecap(words, { turns: told, touched }, chairs, telling, hearing) || words("spoken-nothing-since")];
}

/** The best first; as it stands within a sentence. */
export const scoresTold = (words: Words, chairs: readonly Chair[]): string =>
  [...chairs]
    .sort((one, other) => other.points - one.points)
    .map(({ name, own, points }) => words("spoken-score", { name: own ? words("spoken-you") : name, points }))
    .join(", ");

function whoseTurn({ words, match, drawn, now }: Listening): readonly string[] {
  const { shown, pointing, chairs, me } = drawn;
  const { round, rounds, phase } = shown.chapter;
  const names = namesWaitedFor(words, shown, chairs);
  const phaseName = `phase-${phase}`;
  const clock = me === null ? undefined : match.clocks[me];
  const left = [clock?.move, clock?.game].filter((seconds) => seconds !== null && seconds !== undefined);
  const gone = clock?.runs ? (now - match.clocksAt) / 1000 : 0;
  return [
    pointing.asked
      ? `${words("table-your-turn")}. ${words.say({ id: pointing.asked.why, args: pointing.asked.args })}`
      : names
        ? words("table-waiting", { names })
        : "",
    round > 0 ? capital(words("table-round", { round, rounds: rounds ?? 0 })) : "",
    words.has(phaseName) ? words("spoken-phase", { phase: words(phaseName) }) : "",
    left.length > 0 ? words("spoken-clock", { time: clockText(Math.max(0, Math.min(...left) - gone)) }) : "",
    ...(useToldRound.getState().told ? stillRead(words) : []),
  ];
}
