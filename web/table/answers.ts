/** What a single letter asks for: the same letters in every game, answered by the voice of the table. The focus stays where it is. */
import { aloud } from "../words/aloud.js";
import { capital } from "../words/capitalise.js";
import type { Words } from "../words/words.js";
import { clockText } from "./Clock.js";
import { inOrder, namesWaitedFor } from "./chairs.js";
import type { Chair, Drawn } from "./drawing.js";
import type { Hearing } from "./ear.js";
import { spokenRecap } from "./hearing.js";
import { thingFor } from "./keys.js";
import type { MatchState } from "./matchState.js";
import { agreedOutcome, reply } from "./picking.js";
import { isMain, MOST_TURNS, touches } from "./recap.js";
import { useToldRound } from "./roundEnd.js";
import type { Telling } from "./telling.js";
import { turnsOnce } from "./useTurns.js";

export interface Listening {
  words: Words;
  drawn: Drawn;
  match: MatchState;
  telling: Telling | undefined;
  hearing: Hearing | undefined;
  /** By this browser's clock. */
  now: number;
}

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
  o: options,
  w: whyNot,
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

/** How a round ended stands to be read: how one goes on, and back, where that can be done. */
const stillRead = (words: Words): readonly string[] => [
  words("spoken-reading"),
  ...(thingFor("u") ? [words("spoken-undo-key")] : []),
];

/** As it is called on the page, where a screen reader finds it; a whole card's text is left for there. */
function nameIn({ hearing, drawn, words }: Listening, ref: string): string {
  const thing = document.querySelector(`[data-ref="${ref}"]`);
  const label = thing?.getAttribute("aria-label") ?? thing?.querySelector(":scope > .sr")?.textContent;
  const short = label && !label.includes(". ") ? label : null;
  return capital(short ?? hearing?.thing?.(ref, drawn, words) ?? words.name(ref));
}

/** A label says all that there is to say of a thing, what comes of it too. */
const isLabelled = (ref: string, name: string) =>
  capital(document.querySelector(`[data-ref="${ref}"]`)?.getAttribute("aria-label") ?? "") === name;

/** The key that points at it, where it has one: of equal pieces that of one which is not picked. */
const keyOf = (ref: string): string | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-ref="${ref}"][data-key]:not([aria-pressed])`)].find(
    (one) => thingFor(one.dataset.key!) === one,
  )?.dataset.key;

/** A name found on the page may say already what comes of it, in the words for the ear. */
function withOutcome(words: Words, thing: string, outcome: string): string {
  const [name, said] = [aloud(words, thing), aloud(words, outcome)];
  return said && !name.includes(said) ? `${name}: ${said}` : name;
}

const DIGIT = /^\d$/;
/** What says no, or takes nothing. */
const DECLINE = "0";

/** What can follow now, each with its key and with what would come of it, in the order of the keys. */
function options(listening: Listening): readonly string[] {
  const { words, drawn, match } = listening;
  const { asked, following, picked, of } = drawn.pointing;
  if (useToldRound.getState().told) return stillRead(words);
  if (match?.winners) return afterwards(words);
  if (!asked) return [words("spoken-not-asked")];
  const chosen = [...picked.chosen.flatMap((path) => path.split("/")), ...picked.prefix];
  const isWhole = chosen.length > 0 && reply(asked, picked) !== null;
  // Whoever guides the player has closed what there would be.
  if (following.length === 0 && chosen.length === 0) return [words("spoken-not-asked")];
  const found = following
    .map((ref) => ({ ref, key: keyOf(ref) }))
    .sort((one, other) => (Number(one.key) || 10) - (Number(other.key) || 10));
  return [
    chosen.length > 0 ? words("spoken-chosen", { what: chosen }) : "",
    isWhole ? words("spoken-enter") : "",
    isWhole && following.length === 0 ? "" : words("spoken-options", { count: following.length }),
    ...found.map(({ ref, key }) => {
      const { count, ...pointer } = of(ref);
      const outcome = pointer.outcome ?? agreedOutcome(asked, picked, ref);
      const one = nameIn(listening, ref);
      const name = count > 1 ? words("repeated", { name: one, count }) : one;
      const told = withOutcome(words, name, outcome && !isLabelled(ref, one) ? words.say(outcome) : "");
      return key ? `${key.toUpperCase()}: ${told}` : told;
    }),
    found.some(({ key }) => key) && found.some(({ key }) => !key) ? words("spoken-others-by-tab") : "",
    asked.least === 0 && chosen.length === 0
      ? words(thingFor(DECLINE) ? "spoken-decline-key" : "spoken-may-decline")
      : "",
  ];
}

/** What can be done when it is over, in the words of the buttons. */
function afterwards(words: Words): readonly string[] {
  const things = [...document.querySelectorAll<HTMLElement>(":is(.final-bar, .asking) [data-key]")];
  const found = things.filter(({ dataset }) => DIGIT.test(dataset.key!) && thingFor(dataset.key!));
  return [words("spoken-over"), ...found.map(({ dataset, textContent }) => `${dataset.key}: ${textContent?.trim()}`)];
}

/** What one would expect and cannot have, each with its reason. */
function whyNot(listening: Listening): readonly string[] {
  const { words, drawn } = listening;
  if (!drawn.pointing.asked) return [words("spoken-not-asked")];
  const { refused } = drawn.pointing;
  // What is closed may lie behind something that is still to be chosen.
  const isLater = drawn.pointing.asked.barred.length > 0 && drawn.pointing.following.length > 0;
  if (refused.length === 0) return [words(isLater ? "spoken-barred-later" : "spoken-nothing-barred")];
  return reasonsOf(listening, refused);
}

const reasonsOf = (listening: Listening, refused: Listening["drawn"]["pointing"]["refused"]): readonly string[] =>
  refused.map(({ ref, reason }) => withOutcome(listening.words, nameIn(listening, ref), listening.words.say(reason)));

/** Keys that do something only where there is something to do. */
const IDLE = /^[\deucyixz]$/;

/** Why what a key is for cannot be had, or that it is for nothing now: whoever does not see it would hear nothing at all. */
export function closedTold(listening: Listening, key: string, things: readonly HTMLElement[]): readonly string[] {
  const { words } = listening;
  if (things.length === 0 && key === "j") return [words("spoken-no-table")];
  if (things.length === 0) return IDLE.test(key) ? [words("spoken-no-such", { key: key.toUpperCase() })] : [];
  const { refused } = listening.drawn.pointing;
  return reasonsOf(
    listening,
    refused.filter(({ ref }) => things.some(({ dataset }) => dataset.ref === ref)),
  );
}
