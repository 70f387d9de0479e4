/**
 * The herald: the one voice of the table. Moves are spoken in their order as they are told, then what is asked, politely and each once.
 * Of a question that has only changed a little, only the change is.
 */
import { useEffect, useMemo, useRef } from "react";
import type { View } from "../protocol/index.js";
import { useSettings } from "../settings/settings.js";
import { More } from "../words/More.js";
import { useWords } from "../words/Speaking.js";
import type { Words } from "../words/words.js";
import { ANSWERS } from "./answers.js";
import { useBeat } from "./director.js";
import type { Drawing, Drawn } from "./drawing.js";
import { useIsPassedOver } from "./EndTurn.js";
import type { Hearing, Listening } from "./ear.js";
import { useKeptFocus } from "./focusing.js";
import { type HeardLine, spokenRecap } from "./hearing.js";
import { useKeys } from "./keys.js";
import type { PlayedStep } from "./matchState.js";
import { newsOf } from "./news.js";
import { closedTold } from "./optionsTold.js";
import { recapOf } from "./recap.js";
import { useToldRound } from "./roundEnd.js";
import { SpokenLog } from "./SpokenLog.js";
import { useTable } from "./tableStore.js";
import type { Turn } from "./turns.js";
import { useHearing } from "./useHearing.js";
import { turnsOnce } from "./useTurns.js";
import { speak } from "./voice.js";

/** More steps at once than these: one has been away, and hears what came of it. */
const FAR = 6;

interface HeraldProps {
  drawing: Drawing;
  drawn: Drawn;
}

export function Herald(props: HeraldProps) {
  return (
    <More pages={["spoken"]}>
      <Voice {...props} />
    </More>
  );
}

function Voice({ drawing, drawn }: HeraldProps) {
  const words = useWords();
  const hearing = useHearing();
  useKeptFocus(drawn);
  useMoves(words, drawing, drawn, hearing);
  useAsked(words, drawing, drawn, hearing);
  useKeysTold(words, drawn);
  useRematch(words, drawn);
  useLetters({ words, drawn, telling: drawing.telling, hearing });
  return <SpokenLog />;
}

const TOLD = "guildtable-keys-told";
/** Whoever has heard of the keys at so many tables knows them. */
const TABLES = 3;

/** A list of keys that nobody sees has to be told of, before the first question. */
function useKeysTold(words: Words, { me }: Drawn): void {
  const guided = useTable(({ allowed, listening }) => allowed !== null || listening);
  const told = useRef(false);
  useEffect(() => {
    const times = Number(localStorage.getItem(TOLD));
    if (me === null || guided || told.current || times >= TABLES) return;
    told.current = true;
    localStorage.setItem(TOLD, `${times + 1}`);
    speak(words("spoken-keys"));
  }, [me, guided, words]);
}

/** Who wants to play again is seen beside the table, by those who look there. */
function useRematch(words: Words, { chairs, me }: Drawn): void {
  const by = useTable(({ match }) => match.table?.rematch_by ?? null);
  const name = by === null || me === null || by === me ? "" : (chairs[by]?.name ?? "");
  useEffect(() => {
    if (name) speak(words("spoken-rematch", { name }));
  }, [name, words]);
}

/** Each letter is answered by the voice, and so is a key for what cannot be had. */
function useLetters(listening: Omit<Listening, "match" | "now">): void {
  const now = useRef(listening);
  now.current = listening;
  const [answers, closed] = useMemo(() => {
    const heard = (): Listening => ({ ...now.current, match: useTable.getState().match, now: Date.now() });
    const letters = Object.entries(ANSWERS).map(([letter, answer]) => [letter, () => speak(...answer(heard()))]);
    return [
      Object.fromEntries(letters) as Record<string, () => void>,
      (key: string, things: readonly HTMLElement[]) => speak(...closedTold(heard(), key, things)),
    ] as const;
  }, []);
  useKeys(answers, closed);
}

/** Each move when it is told, and not before; what is skipped is spoken at once. */
function useMoves(words: Words, { telling }: Drawing, drawn: Drawn, hearing: Hearing | undefined): void {
  const { me, chairs } = drawn;
  const steps = useTable((store) => store.match.steps);
  // Whoever is guided is told by the guide.
  const guided = useTable(({ allowed, listening }) => allowed !== null || listening);
  const moves = useSettings((settings) => settings.moves);
  const { beat, telling: isTelling } = useBeat();
  const reading = useToldRound((round) => round.told);
  const heard = useRef(0);
  const seen = useRef<View | null>(null);
  const drawing = useRef<Turn | null>(null);
  const waiting = useRef<readonly HeardLine[]>([]);
  useEffect(() => {
    const fresh = after(steps, heard.current);
    const before = seen.current;
    heard.current = steps.at(-1)?.seq ?? 0;
    seen.current = drawn.view;
    if (fresh.length === 0 || guided) return;
    const recap = () => {
      const text = spokenRecap(words, recapOf(turnsOnce(steps, telling), steps, me, telling), chairs, telling, hearing);
      return { lines: [{ beat: 0, text }], drawing: null };
    };
    const listener = { words, drawn, telling, hearing, moves };
    const news = fresh.length > FAR && moves !== "off" ? recap() : newsOf(fresh, listener, before, drawing.current);
    drawing.current = news.drawing;
    const { lines } = news;
    waiting.current = [...waiting.current, ...lines];
  }, [steps, guided, moves, words, me, chairs, telling, drawn, hearing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new steps are looked at too
  useEffect(() => {
    const isTold = (line: HeardLine) => !isTelling || (beat !== null && line.beat <= beat.id);
    // Whether there is something to read is known when the end of the round has been told.
    const isPast = (line: HeardLine) => !isTelling || (beat !== null && line.beat < beat.id);
    const canBeHeard = (line: HeardLine) => isTold(line) && (!line.next || (isPast(line) && !isReading()));
    const first = waiting.current.findIndex((line) => !canBeHeard(line));
    const told = first < 0 ? waiting.current : waiting.current.slice(0, first);
    waiting.current = waiting.current.slice(told.length);
    speak(...told.map(({ text }) => text));
  }, [steps, beat, isTelling, reading]);
}

/** How a round ended is read first. Asked for when it matters: what is drawn with it is known a moment later. */
const isReading = () => useToldRound.getState().told;

const after = (steps: readonly PlayedStep[], seq: number): readonly PlayedStep[] =>
  steps.slice(steps.findLastIndex((step) => step.seq <= seq) + 1);

/** The question once, with what helps to answer it; then only what has changed. */
function useAsked(words: Words, drawing: Drawing, drawn: Drawn, hearing: Hearing | undefined): void {
  // What answers itself is no question.
  const passed = useIsPassedOver(drawn.pointing, drawing.endsTurn);
  const asked = passed ? null : drawn.pointing.asked;
  const print = useTable((store) => store.match.question);
  const listening = useTable((store) => store.listening);
  const reading = useToldRound((round) => round.told);
  const seen = drawing.useHint(drawn);
  const hint = hearing?.unsaid ? seen.replace(words(hearing.unsaid), "").trim() : seen;
  const step = drawing.useStep?.(drawn) ?? "";
  const about = hearing?.asks?.(drawn, words) ?? "";
  const said = useRef({ print: "", step: "", hint: "", about: "" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read is asked about
  useEffect(() => {
    const before = said.current;
    if (!asked || listening || isReading()) {
      if (!asked) said.current = { ...before, print: "" };
      return;
    }
    said.current = { print, step, hint: hint || before.hint, about };
    const isNew = print !== before.print;
    if (isNew) speak(words.say({ id: asked.why, args: asked.args }));
    if (isNew || about !== before.about) speak(about);
    if (step !== before.step) speak(step);
    // What helps is said once, until it is something else.
    if (hint !== before.hint) speak(hint);
  }, [asked, print, listening, reading, step, hint, about, words]);
}
