/** The Tutor over the real table: what to do and why, a ring around what is meant, and a light veil over the rest. */
import { useRef, useState } from "react";
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

export function Lesson({ table }: { table: TableState }) {
  const words = useLessonWords(table.game);
  const [here, go] = useLocation();
  const lesson = useLesson(table.id, table.game);
  const card = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  const rings = lesson?.rings ?? [];
  useShowing(rings);
  const { holes, place } = usePlace(rings, card);
  if (!lesson || !words) return null;
  const { step, args, number, of, open, asked, last, back, next } = lesson;
  const again = () => {
    setShown(shown + 1);
    show(rings);
  };
  const close = () => go(here, { replace: true });
  return (
    <>
      <Veil holes={holes} pulse={shown} />
      <section ref={card} className="tutor" style={place} aria-label={words("lesson-tutor")} data-step={step.id}>
        <Portrait id="tutor" group="scholar" colour="yellow" woman className="pic" />
        <span className="count">{words("lesson-step", { number, of })}</span>
        <button type="button" className="shut" onClick={close} aria-label={words("lesson-close")}>
          <Icon name="close" />
        </button>
        <div className="words" aria-live="polite" aria-atomic="true">
          <h2>{words(`lesson-${step.id}`, args)}</h2>
          <p>{words(`lesson-${step.id}-say`, args)}</p>
          <details open>
            <summary>{words("lesson-why")}</summary>
            {words(`lesson-${step.id}-why`, args)}
          </details>
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
          {!open && !next && (
            <span className="wait" data-asked={asked || undefined}>
              {words(asked ? "lesson-yours" : "lesson-wait")}
            </span>
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
