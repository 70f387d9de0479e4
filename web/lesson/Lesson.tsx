/** The Tutor over the real table: what to do and why, a ring around what is meant, and a light veil over the rest. */
import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { Icon } from "../design/Icon.js";
import { Portrait } from "../design/portrait/Portrait.js";
import type { TableState } from "../protocol/index.js";
import "./lesson.css";
import { show, useShowing } from "./showing.js";
import { useLesson } from "./useLesson.js";
import { useLessonWords } from "./useLessonWords.js";
import { usePlace } from "./usePlace.js";
import { Veil } from "./Veil.js";

/** What a learner may press while something is to be done; while one reads, nothing need be. */
const PRESSED = [".table .is-open[data-ref]"];

export function Lesson({ table }: { table: TableState }) {
  const words = useLessonWords(table.game);
  const [here, go] = useLocation();
  const lesson = useLesson(table.id, table.game);
  const card = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  const rings = lesson?.rings ?? [];
  useShowing(rings);
  const { holes, place, crowded } = usePlace(rings, lesson?.next ? [] : PRESSED, card);
  const brief = useBriefness(lesson?.step.id ?? "", crowded);
  if (!lesson || !words) return null;
  const { step, args, number, of, open, asked, last, back, next } = lesson;
  // The script is silent: the card makes room, for the table is the learner's own.
  const free = !open && !next && asked;
  const again = () => {
    setShown(shown + 1);
    show(rings);
  };
  const close = () => go(here, { replace: true });
  return (
    <>
      <Veil holes={holes} pulse={shown} />
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
          {free ? (
            <p>{words("lesson-yours")}</p>
          ) : (
            <>
              <h2>{words(`lesson-${step.id}`, args)}</h2>
              <p>{words(`lesson-${step.id}-say`, args)}</p>
              <details open={!brief}>
                <summary>{words("lesson-why")}</summary>
                {words(`lesson-${step.id}-why`, args)}
              </details>
            </>
          )}
        </div>
        <div className="foot">
          <progress value={number} max={of} aria-label={words("lesson-step", { number, of })} />
          {back && (
            <button type="button" className="btn quiet" onClick={back}>
              {words("lesson-back")}
            </button>
          )}
          {open && rings.length > 0 && (
            <button type="button" className="btn show" onClick={again} data-key="s">
              {words("lesson-show")}
            </button>
          )}
          {!open && !next && !free && <span className="wait">{words("lesson-wait")}</span>}
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
