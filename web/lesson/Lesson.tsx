/** The Mentor beside the real table: what to do and why, a ring around what is meant, and a light veil over the rest. */
import { useMemo, useState } from "react";
import { useLocation } from "wouter";
import { Icon } from "../design/Icon.js";
import { Portrait } from "../design/portrait/Portrait.js";
import type { TableState } from "../protocol/index.js";
import { useIsPassedOver } from "../table/EndTurn.js";
import { useToldRound } from "../table/roundEnd.js";
import { useScreen } from "../table/screen.js";
import { useTable } from "../table/tableStore.js";
import type { Telling } from "../table/telling.js";
import { turnsOnce } from "../table/useTurns.js";
import { changedPlaces } from "./changed.js";
import { useFold } from "./docking.js";
import { LessonEnd } from "./LessonEnd.js";
import "./veil.css";
import "./mentor.css";
import "./mentor-sizes.css";
import { Meanwhile } from "./Meanwhile.js";
import { forget } from "./myLessons.js";
import { show, useShowing } from "./showing.js";
import { useHoles, useHolesAt } from "./useHoles.js";
import { type LessonState, useLesson } from "./useLesson.js";
import { useLessonWords } from "./useLessonWords.js";
import { Veil } from "./Veil.js";
import { WaxSeal } from "./WaxSeal.js";

interface LessonProps {
  table: TableState;
  telling: Telling | undefined;
  /** The ref that ends a turn, if the game has one. */
  endsTurn?: string | undefined;
}

export function Lesson({ table, telling, endsTurn }: LessonProps) {
  const words = useLessonWords(table.game);
  const [here, go] = useLocation();
  const lesson = useLesson(table.id, table.game);
  const [shown, setShown] = useState(0);
  const rings = lesson?.rings ?? [];
  const found = useShowing(rings, lesson?.opens ?? "");
  const heldBack = useTable((store) => store.heldBack);
  const noticed = useNoticed(rings.join());
  const holes = useHoles(rings);
  const changed = useHolesAt(useChanged(lesson?.looking ?? false, telling));
  const phone = useScreen() === "phone";
  const away = useAway(lesson);
  const folded = useFold((fold) => fold.folded);
  const over = useTable((store) => store.match.winners !== null);
  const question = useTable((store) => store.match.shown?.question ?? null);
  const passed = useIsPassedOver({ asked: question }, endsTurn);
  if (over) return null;
  // The Mentor's place is there from the first frame.
  if (!lesson || !words) return <section className="mentor" aria-busy="true" />;
  const { step, args, number, reach, open, asked, between, last, back, next } = lesson;
  // Where the script is silent the table is the learner's own, and one line is enough; what has been done is not asked for again.
  // A turn that ends by itself is nobody's move.
  const silent = isSilent(lesson) && asked && !passed;
  const ends = last && open;
  // What is only read is ringed already: it need be shown only when it is out of sight.
  const shows = open && rings.length > 0 && (step?.must !== undefined || (found && holes.length === 0));
  const again = () => {
    setShown(shown + 1);
    show(rings);
  };
  // While something is only read, the phone's dock makes room for what is spoken of; unless it is in the dock.
  const reads = open && next !== null && !rings.some((ring) => document.querySelector(`.dock-area ${ring}`));
  const close = () => {
    forget(table.id);
    go(here, { replace: true });
  };
  return (
    <>
      {changed.length > 0 ? (
        <Veil holes={changed} pulse={0} light />
      ) : (
        <Veil holes={holes} pulse={shown + heldBack} light={step?.free || step?.repeats} />
      )}
      <section
        className="mentor"
        aria-label={words("lesson-mentor")}
        data-step={step?.id}
        data-rings={rings.join("\n") || undefined}
        data-between={between || undefined}
        data-away={away || undefined}
        data-folded={folded || undefined}
        data-free={silent || undefined}
        data-ends={ends || undefined}
        data-reads={reads || undefined}
        data-own={(open && step?.free) || undefined}
      >
        <header>
          <Portrait id="mentor" group="scholar" colour="yellow" woman className="pic" />
          <span className="count">{words("lesson-step", { number })}</span>
          <button
            type="button"
            className="fold"
            aria-expanded={!folded}
            aria-label={words(folded ? "lesson-unfold" : "lesson-fold")}
            onClick={() => useFold.setState({ folded: !folded })}
          >
            <Icon name={folded ? "up" : "down"} />
          </button>
          <button type="button" className="shut" onClick={close} aria-label={words("lesson-close")}>
            <Icon name="close" />
          </button>
        </header>
        <div className="words" aria-live="polite" aria-atomic="true">
          {open && !step?.free && (
            <Meanwhile words={words} remarks={lesson.remarks} heard={lesson.heard} telling={telling} />
          )}
          {silent ? (
            <p>
              {words("lesson-yours")} <span className="sr">{words("lesson-key-options")}</span>
            </p>
          ) : between || isSilent(lesson) || !step ? (
            // What comes of it is seen; whoever listens is told of it.
            <p aria-hidden={asked || undefined}>{words(asked ? "lesson-watch" : "lesson-wait")}</p>
          ) : (
            <>
              {ends && <WaxSeal />}
              <h2>{words(`lesson-${step.id}`, args)}</h2>
              {lesson.past && <p className="past">{words("lesson-past")}</p>}
              <p className="say">{words(`lesson-${step.id}-say`, args)}</p>
              {step.read && open && <p className="sr">{words(`lesson-key-${step.read}`)}</p>}
              {!ends && <p className="sr">{words(next ? "lesson-key-next" : "lesson-key-options")}</p>}
              <details open={(!phone || reads) && !folded} key={`${step.id} ${phone} ${reads} ${folded}`}>
                <summary>{words("lesson-why")}</summary>
                {words(`lesson-${step.id}-why`, args)}
              </details>
            </>
          )}
          {noticed && <p className="noticed">{words(next ? "lesson-read-first" : "lesson-can-wait")}</p>}
        </div>
        <div className="foot">
          <progress value={reach} max={1} aria-label={words("lesson-reach")} />
          {back && (
            <button type="button" className="btn quiet earlier" onClick={back}>
              {words("lesson-back")}
            </button>
          )}
          {shows && (
            <button type="button" className="btn show" onClick={again} data-key="z">
              {words("lesson-show")}
            </button>
          )}
          {ends ? (
            <LessonEnd table={table} onPlayOn={close} />
          ) : (
            next && (
              <button type="button" className="btn primary next" onClick={next} data-key="x">
                {words("lesson-next")}
              </button>
            )
          )}
        </div>
      </section>
    </>
  );
}

/** Was something else pressed since this is wanted? */
function useNoticed(wanted: string): boolean {
  const heldBack = useTable((store) => store.heldBack);
  const [before, setBefore] = useState({ wanted, heldBack });
  if (before.wanted !== wanted) setBefore({ wanted, heldBack });
  return before.wanted === wanted && heldBack > before.heldBack;
}

/** Has the script nothing to say of this moment? */
const isSilent = ({ between, open, past }: LessonState): boolean => !between && !open && !past;

/** Do others play, or is what they did, or how a round ended, still being told? Meanwhile the table needs the room. */
function useAway(lesson: LessonState | null): boolean {
  const [away, setAway] = useState(false);
  const told = useToldRound((round) => round.told);
  const now = lesson !== null && (lesson.between || isSilent(lesson)) && (away || told || !lesson.asked);
  if (now !== away) setAway(now);
  return now;
}

const NOWHERE: readonly string[] = [];

/** Where something has changed, while one looks at it. */
function useChanged(looking: boolean, telling: Telling | undefined): readonly string[] {
  const steps = useTable((store) => store.match.steps);
  const me = useTable((store) => store.match.seat);
  return useMemo(
    () => (looking && me !== null ? changedPlaces(turnsOnce(steps, telling), steps, me, telling) : NOWHERE),
    [looking, steps, me, telling],
  );
}
