/** The Tutor over the real table: what to do and why, a ring around what is meant, and a light veil over the rest. */
import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { Icon } from "../design/Icon.js";
import { Portrait } from "../design/portrait/Portrait.js";
import type { TableState } from "../protocol/index.js";
import { useSitting } from "../table/store.js";
import { useWords } from "../words/Speaking.js";
import "./lesson.css";
import { meanwhile } from "./meanwhile.js";
import { show, useShowing } from "./showing.js";
import { forget } from "./underWay.js";
import { useLesson } from "./useLesson.js";
import { useLessonWords } from "./useLessonWords.js";
import { usePlace } from "./usePlace.js";
import { Veil } from "./Veil.js";

/** What a learner may press while something is to be done, and what is to be read of it; while one reads, nothing need be. */
const PRESSED = [".table .is-open[data-ref]", ".dock-area"];

export function Lesson({ table }: { table: TableState }) {
  const words = useLessonWords(table.game);
  const [here, go] = useLocation();
  const lesson = useLesson(table.id, table.game);
  const card = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  const rings = lesson?.rings ?? [];
  const found = useShowing(rings);
  const heldBack = useSitting((sitting) => sitting.heldBack);
  // Whoever picks something has read what went before, and needs the room.
  const picking = useSitting(({ picked }) => picked.prefix.length + picked.chosen.length > 0);
  const noticed = useNoticed(rings.join());
  const { holes, place, crowded } = usePlace(rings, lesson?.next ? [] : PRESSED, card);
  const brief = useBriefness(lesson?.step.id ?? "", crowded);
  if (!lesson || !words) return null;
  const { step, args, number, of, open, asked, last, back, next } = lesson;
  const waiting = !open && !next && !asked;
  // What is only read is ringed already: it need be shown only when it is out of sight.
  const shows = open && rings.length > 0 && (step.must !== undefined || (found && holes.length === 0));
  // The script is silent: the card makes room, for the table is the learner's own.
  const free = !open && !next && asked;
  const again = () => {
    setShown(shown + 1);
    show(rings);
  };
  const close = () => {
    forget(table.id);
    go(here, { replace: true });
  };
  return (
    <>
      <Veil holes={holes} pulse={shown + heldBack} />
      <section
        ref={card}
        className="tutor"
        style={place}
        aria-label={words("lesson-tutor")}
        data-step={step.id}
        data-free={free || undefined}
      >
        <Portrait id="tutor" group="scholar" colour="yellow" woman className="pic" />
        <span className="count">{words("lesson-step", { number, of })}</span>
        <button type="button" className="shut" onClick={close} aria-label={words("lesson-close")}>
          <Icon name="close" />
        </button>
        <div className="words" aria-live="polite" aria-atomic="true">
          {open && !picking && <Meanwhile heard={lesson.heard} />}
          {free ? (
            <p>{words("lesson-yours")}</p>
          ) : waiting ? (
            <p>{words("lesson-wait")}</p>
          ) : (
            <>
              <h2>{words(`lesson-${step.id}`, args)}</h2>
              {lesson.past && <p className="past">{words("lesson-past")}</p>}
              <p>{words(`lesson-${step.id}-say`, args)}</p>
              <details open={!brief}>
                <summary>{words("lesson-why")}</summary>
                {words(`lesson-${step.id}-why`, args)}
              </details>
            </>
          )}
          {noticed && <p className="noticed">{words(next ? "lesson-read-first" : "lesson-can-wait")}</p>}
        </div>
        <div className="foot">
          <progress value={number} max={of} aria-label={words("lesson-step", { number, of })} />
          {back && (
            <button type="button" className="btn quiet" onClick={back}>
              {words("lesson-back")}
            </button>
          )}
          {shows && (
            <button type="button" className="btn show" onClick={again} data-key="s">
              {words("lesson-show")}
            </button>
          )}
          {last && open && (
            <button type="button" className="btn quiet" onClick={() => go("/")}>
              {words("lesson-leave")}
            </button>
          )}
          {next && (
            <button type="button" className="btn primary next" onClick={last && open ? close : next} data-key="n">
              {words(last && open ? "lesson-play-on" : "lesson-next")}
            </button>
          )}
        </div>
      </section>
    </>
  );
}

/** Was something else pressed since this is wanted? */
function useNoticed(wanted: string): boolean {
  const heldBack = useSitting((sitting) => sitting.heldBack);
  const [before, setBefore] = useState({ wanted, heldBack });
  if (before.wanted !== wanted) setBefore({ wanted, heldBack });
  return before.wanted === wanted && heldBack > before.heldBack;
}

/** What the others did in a blink, before what comes next. */
function Meanwhile({ heard }: { heard: number }) {
  const words = useWords();
  const steps = useSitting((sitting) => sitting.course.steps);
  const me = useSitting((sitting) => sitting.course.seat);
  const events = me === null ? [] : meanwhile(steps, me, heard, ({ id }) => words.has(id));
  if (events.length === 0) return null;
  return (
    <div className="meanwhile">
      <b>{words("lesson-meanwhile")}</b>
      <ul>
        {events.map((event, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its order
          <li key={place}>{words.say(event)}</li>
        ))}
      </ul>
    </div>
  );
}

/** A moment to settle, before the card is made smaller. */
const SETTLED = 200;

/** Where there is no room the reason is folded away until the next step; whoever wants it unfolds it. */
function useBriefness(step: string, crowded: boolean): boolean {
  const [brief, setBrief] = useState("");
  useEffect(() => {
    if (!crowded) return;
    const soon = setTimeout(() => setBrief(step), SETTLED);
    return () => clearTimeout(soon);
  }, [step, crowded]);
  return brief === step;
}
