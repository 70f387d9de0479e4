/** The prompt bar: what exactly is asked, why, and the way out; or whom we wait for. Always there, always in the same place. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon, type IconName } from "../design/Icon.js";
import { lazyPart } from "../shell/lazyPart.js";
import { useWords } from "../words/Speaking.js";
import { namesWaitedFor } from "./chairs.js";
import { type Beat, skip, useBeat } from "./director.js";
import type { Chair, Pointing } from "./drawing.js";
import { EndTurn, useTurnEndsItself } from "./EndTurn.js";
import { isAsked, waitedFor } from "./matchState.js";
import "./prompt.css";
import { PickWays } from "./PickWays.js";
import { isOff, presenceOf } from "./presence.js";
import { RuleOfPrompt } from "./RuleSign.js";
import { useToldRound } from "./roundEnd.js";
import { SeatMark } from "./SeatMark.js";
import { sentenceOf } from "./sentences.js";
import { useWithheld } from "./soFar.js";
import { useTable } from "./tableStore.js";
import type { Turn } from "./turns.js";
import { Undo } from "./Undo.js";
import { useTelling, useTurns } from "./useTurns.js";

// Where nothing else waits it is never seen; where something does, it can wait until this table stands.
const Tip = lazyPart(() => import("./Tip.js").then(({ Tip }) => Tip), 2000);
const NextTable = lazyPart(() => import("./NextTable.js").then(({ NextTable }) => NextTable), 2000);

/** Milliseconds after which a bot takes longer than it should. */
const LATE = 15_000;

interface PromptProps {
  pointing: Pointing;
  chairs: readonly Chair[];
  hint: string;
  /** What is to be chosen now, where that is less than the whole question. */
  step?: string;
  /** Is it answered by Confirm alone? Then that stands there from the start, and nothing moves when something is picked. */
  confirms?: boolean;
  /** What Confirm sends, in words. */
  sends?: string;
  /** The ref that ends a turn, if the game has one. */
  endsTurn?: string | undefined;
}

export function Prompt({ pointing, chairs, hint, step = "", confirms = false, sends = "", endsTurn }: PromptProps) {
  const words = useWords();
  const match = useTable((store) => store.match);
  const closed = useTable((store) => store.closed);
  const listening = useTable((store) => store.listening);
  const lost = useTable((store) => store.connection === "lost");
  const isLate = useLate(match.seq);
  const hurried = useTable((store) => store.hurried);
  const taught = useTable((store) => store.allowed !== null);
  const beat = useBeatOrLast();
  const telling = useTelling();
  const turns = useTurns();
  const { due, told: ended } = useToldRound();
  const unfolds = useWithheld(({ events }) => events.size > 0);
  const { asked } = pointing;
  const endsItself = useTurnEndsItself(pointing, endsTurn);
  const rule = <RuleOfPrompt />;
  const said = beat && (beat.moment?.said ?? telling?.saying?.(beat.turn));
  const told = beat ? (said ? words.say(said) : sentenceOf(words, beat.turn, telling)) : "";
  if (beat && told) {
    return (
      <Bar sign="quill" title={told} hint="" beside={<Mark turn={beat.turn} chairs={chairs} />}>
        <Undo />
        <button type="button" className="btn skip" onClick={skip}>
          {words("table-skip")}
        </button>
        <i className="clock" key={beat.id} style={{ animationDuration: `${beat.ms}ms` }} />
      </Bar>
    );
  }
  const over = (
    <Bar sign="quill" title={words("table-round-over")} hint="" beside={rule}>
      <Undo />
    </Bar>
  );
  // The next round is asked about when the last has been told.
  if (due && (!ended || unfolds)) return over;
  if (asked && listening) return <Bar sign="quill" title={words("table-listen")} hint={words("table-listen-hint")} />;
  if (endsItself) return <Bar sign="hourglass" title={words("table-turn-over")} hint="" />;
  if (asked) {
    return (
      <Bar
        sign="bell"
        tone="yours"
        title={step || words.say({ id: asked.why, args: asked.args })}
        step={step !== ""}
        hint={hint}
        urgent
        question={match.question}
        beside={rule}
      >
        <Tip asked={asked} />
        <PickWays pointing={pointing} confirms={confirms} sends={sends} />
        {endsTurn && <EndTurn pointing={pointing} by={endsTurn} />}
      </Bar>
    );
  }
  if (closed && isAsked(match))
    return (
      <Bar
        sign="hourglass"
        title={words(lost ? "table-kept" : "table-sending")}
        hint={lost ? words("table-kept-what") : hint}
        beside={rule}
      />
    );
  if (!match.shown) return <Bar sign="hourglass" title={words("table-opening")} hint="" />;
  // Nobody is waited for but whoever reads.
  if (ended) return over;
  const waited = waitedFor(match.shown);
  const bots = waited.every((seat) => chairs[seat]?.bot || chairs[seat]?.away);
  const held = bots && (match.undo?.count ?? 0) > 0 && waited.length === 1 && hurried !== match.seq;
  const late = isLate === match.seq && bots;
  const title = words(held ? "table-next" : match.shown.waiting ? "table-answered" : "table-waiting", {
    names: namesWaitedFor(words, match.shown, chairs),
  });
  // A round that has ended by it is the newer thing.
  const latest = turns.findLast(({ kind }) => kind !== "note" && kind !== "draws");
  const mine = held && latest?.seat === match.seat ? sentenceOf(words, latest, telling) : "";
  const absent = waited.flatMap((seat) => chairs[seat] ?? []).filter((chair) => isOff(presenceOf(chair)));
  const gone = absent.length
    ? words("table-absent", { count: absent.length, names: words.list(absent.map(({ name }) => name)) })
    : "";
  const watching = gone || (match.seat === null ? words("table-watching") : late ? words("table-late") : hint);
  return (
    <Bar
      sign="hourglass"
      title={mine || title}
      hint={held ? [mine && `${title}.`, words("table-next-hint")].filter(Boolean).join(" ") : watching}
      beside={rule}
    >
      {held && <GoOn />}
      <Undo />
      {/* A lesson has a Next of its own, and nobody is led out of it. */}
      {match.seat !== null && !taught && <NextTable here={match.table?.id ?? ""} />}
    </Bar>
  );
}

interface BarProps {
  /** What it is, where nothing is asked in it. */
  label?: string;
  sign: IconName;
  tone?: "yours" | "";
  title: string;
  hint: string;
  /** Does the title say what is to be chosen now? Then it stays when something has been picked. */
  step?: boolean;
  urgent?: boolean;
  /** Does it speak for itself? At a table the herald speaks. */
  live?: boolean;
  question?: string;
  /** What stands beside the sign. */
  beside?: ReactNode;
  children?: ReactNode;
}

export function Bar({
  label,
  sign,
  tone = "",
  title,
  hint,
  step = false,
  urgent = false,
  live = false,
  question,
  beside,
  children,
}: BarProps) {
  const words = useWords();
  const underWay = useTable((store) => store.underWay);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is a bar, and no fieldset
    <div
      className={`prompt ${tone}`}
      role="group"
      aria-label={label ?? words("table-prompt")}
      tabIndex={-1}
      data-asked={urgent || undefined}
      data-question={question}
      aria-busy={underWay !== null || undefined}
    >
      <span className="bell" aria-hidden="true">
        <Icon name={sign} />
      </span>
      {beside}
      <p
        className="say"
        id="prompt"
        data-step={step || undefined}
        aria-live={live ? "polite" : undefined}
        aria-atomic={live || undefined}
      >
        <b className="say-title">{title}</b>
        {hint && <span className="say-hint">{hint}</span>}
      </p>
      <span className="ways">{children}</span>
    </div>
  );
}

/** Bots wait a moment while a reply could be taken back. Whoever is sure need not. */
function GoOn() {
  const words = useWords();
  const go = useTable.getState().hurry;
  usePressAnywhere(go);
  return (
    <button type="button" className="btn" onClick={go} data-key="Enter">
      {words("table-go-on")}
    </button>
  );
}

/** The step after which nothing has come for long; bots answer sooner than that. */
function useLate(seq: number): number {
  const [late, setLate] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setLate(seq), LATE);
    return () => clearTimeout(timer);
  }, [seq]);
  return late;
}

/** A press on nothing in particular means: go on. */
function usePressAnywhere(go: (() => void) | null): void {
  const now = useRef(go);
  now.current = go;
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      const thing =
        target instanceof Element ? target.closest("a, button, input, textarea, dialog, [data-ref], .log") : null;
      if (!thing) now.current?.();
    };
    window.addEventListener("pointerdown", press);
    return () => window.removeEventListener("pointerdown", press);
  }, []);
}

/** The beat that is told; between two of one update it is still the last, for what stands behind them is not meant yet. */
function useBeatOrLast(): Beat | null {
  const { beat, telling } = useBeat();
  const last = useRef(beat);
  if (beat || !telling) last.current = beat;
  return last.current;
}

/** Whose move is told. */
function Mark({ turn, chairs }: { turn: Turn; chairs: readonly Chair[] }) {
  const chair = turn.seat === null ? null : chairs[turn.seat];
  return chair ? <SeatMark chair={chair} /> : null;
}
