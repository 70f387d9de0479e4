/** What can be chosen and what cannot, told: each with its key, and once for all that come to the same. */
import type { Message } from "../protocol/index.js";
import { aloud } from "../words/aloud.js";
import { capital } from "../words/capitalise.js";
import type { Words } from "../words/words.js";
import type { Listening } from "./ear.js";
import { CHOICE_KEYS, thingFor } from "./keys.js";
import { agreedOutcome, following as allFollowing, reply } from "./picking.js";
import { useToldRound } from "./roundEnd.js";

/** How a round ended stands to be read: how one goes on, and back, where that can be done. */
export const stillRead = (words: Words): readonly string[] => [
  words("spoken-reading"),
  ...(thingFor("u") ? [words("spoken-undo-key")] : []),
];

/** As it is called on the page, where a screen reader finds it; a whole card's text is left for there. */
function nameIn({ hearing, drawn, words }: Listening, ref: string): string {
  const listed = hearing?.listed?.(ref, drawn, words);
  if (listed) return capital(listed);
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

/** Digits first, then the letters that follow them, then all else. */
const rankOf = (key: string | undefined): number => {
  const place = key ? CHOICE_KEYS.indexOf(key) : -1;
  return place < 0 ? CHOICE_KEYS.length : place;
};

/** A name found on the page may say already what comes of it, in the words for the ear. */
const withOutcome = (name: string, said: string): string => (said && !name.includes(said) ? `${name}: ${said}` : name);

const withKey = (key: string | undefined, told: string): string => (key ? `${key.toUpperCase()}: ${told}` : told);

const DIGIT = /^\d$/;
/** What says no, or takes nothing. */
const DECLINE = "0";
/** So many in a row that come to the same are told of together. */
const ALIKE = 3;

interface Option {
  key: string | undefined;
  name: string;
  outcome: string;
}

function optionOf(listening: Listening, ref: string): Option {
  const { words, drawn, hearing } = listening;
  const { asked, picked, of } = drawn.pointing;
  const { count, ...pointer } = of(ref);
  const one = nameIn(listening, ref);
  const said = (outcome: Message) => hearing?.outcome?.(ref, outcome, drawn, words) ?? words.say(outcome);
  const outcome = pointer.outcome ?? agreedOutcome(asked!, picked, ref);
  return {
    key: keyOf(ref),
    name: aloud(words, count > 1 ? words("repeated", { name: one, count }) : one),
    outcome: aloud(words, outcome && !isLabelled(ref, one) ? said(outcome) : ""),
  };
}

/** Those that stand beside each other and come to the same. */
function alikeOnes(options: readonly Option[]): readonly (readonly Option[])[] {
  const runs: Option[][] = [];
  for (const option of options) {
    const run = runs.at(-1);
    if (run && option.outcome && run[0]!.outcome === option.outcome) run.push(option);
    else runs.push([option]);
  }
  return runs;
}

function listed(words: Words, options: readonly Option[]): readonly string[] {
  const count = options.length;
  const runs = alikeOnes(options);
  const [first] = runs;
  if (runs.length === 1 && count >= ALIKE)
    return [
      words("spoken-options-each", { count, outcome: first![0]!.outcome }),
      ...options.map(({ key, name }) => withKey(key, name)),
    ];
  return [
    words("spoken-options", { count }),
    ...runs.flatMap((run) =>
      run.length < ALIKE
        ? run.map(({ key, name, outcome }) => withKey(key, withOutcome(name, outcome)))
        : [
            words("spoken-each", { count: run.length, outcome: run[0]!.outcome }),
            ...run.map(({ key, name }) => withKey(key, name)),
          ],
    ),
  ];
}

/** What can follow now, each with its key and with what would come of it, in the order of the keys. */
export function optionsTold(listening: Listening): readonly string[] {
  const { words, drawn, match } = listening;
  const { asked, following, picked } = drawn.pointing;
  if (useToldRound.getState().told) return stillRead(words);
  if (match?.winners) return afterwards(words);
  if (!asked) return [words("spoken-not-asked")];
  const chosen = [...picked.chosen.flatMap((path) => path.split("/")), ...picked.prefix];
  const isWhole = chosen.length > 0 && reply(asked, picked) !== null;
  if (following.length === 0 && chosen.length === 0) return [guided(listening) || words("spoken-not-asked")];
  const found = following
    .map((ref) => optionOf(listening, ref))
    .sort((one, other) => rankOf(one.key) - rankOf(other.key));
  return [
    chosen.length > 0 ? words("spoken-chosen", { what: chosen }) : "",
    isWhole ? words("spoken-enter") : "",
    ...(isWhole && following.length === 0 ? [] : listed(words, found)),
    found.some(({ key }) => key) && found.some(({ key }) => !key) ? words("spoken-others-by-tab") : "",
    asked.least === 0 && chosen.length === 0 ? declineTold(words, asked.most > 1) : "",
  ];
}

function declineTold(words: Words, several: boolean): string {
  const key = thingFor(DECLINE) ? "-key" : "";
  return words(several ? `spoken-none${key}` : `spoken-decline${key}`);
}

/** What can be done when it is over, in the words of the buttons. */
function afterwards(words: Words): readonly string[] {
  const things = [...document.querySelectorAll<HTMLElement>(":is(.final-bar, .asking) [data-key]")];
  const found = things.filter(({ dataset }) => DIGIT.test(dataset.key!) && thingFor(dataset.key!));
  return [words("spoken-over"), ...found.map(({ dataset, textContent }) => `${dataset.key}: ${textContent?.trim()}`)];
}

/** Where a lesson keeps other things closed: what it asks for. */
function guided(listening: Listening): string {
  const { words, drawn } = listening;
  const { asked, following, picked } = drawn.pointing;
  if (!asked || allFollowing(asked, picked).length === following.length) return "";
  const what = following.map((ref) => withKey(keyOf(ref), aloud(words, nameIn(listening, ref)))).join("; ");
  if (what) return words("spoken-lesson-asks", { what });
  return words(reply(asked, picked) && picked.chosen.length > 0 ? "spoken-lesson-send" : "spoken-lesson-read");
}

type Refused = Listening["drawn"]["pointing"]["refused"];

/** What one would expect and cannot have, each reason once. */
export function barredTold(listening: Listening): readonly string[] {
  const { words, drawn, hearing } = listening;
  const { asked, refused, following } = drawn.pointing;
  if (!asked) return [words("spoken-not-asked")];
  const besides = [guided(listening), hearing?.gone?.(drawn, words) ?? ""].filter(Boolean);
  const told = [...besides, ...reasonsOf(listening, refused)];
  if (told.length > 0) return told;
  // What is closed may lie behind something that is still to be chosen.
  const isLater = asked.barred.length > 0 && following.length > 0;
  return [words(isLater ? "spoken-barred-later" : "spoken-nothing-barred")];
}

function reasonsOf(listening: Listening, refused: Refused): readonly string[] {
  const { words, drawn, hearing } = listening;
  const byReason = new Map<string, string[]>();
  for (const { ref, reason } of refused) {
    const why = aloud(words, hearing?.reason?.(ref, drawn, words) ?? words.say(reason));
    byReason.set(why, [...(byReason.get(why) ?? []), aloud(words, nameIn(listening, ref))]);
  }
  return [...byReason].map(([why, names]) =>
    names.length === 1 ? withOutcome(names[0]!, why) : `${capital(why)}: ${names.join(". ")}.`,
  );
}

/** Keys that do something only where there is something to do. */
const IDLE = /^[\deucyixz]$/;

/** Why what a key is for cannot be had, or that it is for nothing now: whoever does not see it would hear nothing at all. */
export function closedTold(listening: Listening, key: string, things: readonly HTMLElement[]): readonly string[] {
  const { words, drawn } = listening;
  if (things.length === 0 && key === "j") return [words("spoken-no-table")];
  if (things.length === 0 && !IDLE.test(key)) return [];
  const found = drawn.pointing.refused.filter(({ ref }) => things.some(({ dataset }) => dataset.ref === ref));
  if (found.length > 0) return reasonsOf(listening, found);
  const idle = things.length > 0 ? "" : words("spoken-no-such", { key: key.toUpperCase() });
  return [idle, guided(listening)].filter(Boolean);
}
