/** A worked example: steps that can be read whole, and a drawing in which the step one is at lights what it counts. */
import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { Icon } from "../design/Icon.js";
import { useWords } from "../words/Speaking.js";
import "./example.css";

export interface ExampleStep {
  id: string;
  said: string;
  /** What it brings, as it stands at the end of its line: `+6`. */
  brings: string;
  /** What there is after it: `8 + 6 = 14`. */
  sum: string;
}

interface ExampleProps {
  title: string;
  about: string;
  steps: readonly ExampleStep[];
  /** The drawing at a step. */
  children: (step: ExampleStep) => ReactNode;
}

export function Example({ title, about, steps, children }: ExampleProps) {
  const words = useWords();
  const heading = useId();
  const [at, setAt] = useState(0);
  // Nothing is told before somebody has gone a step: until then it would only interrupt.
  const [told, tell] = useState("");
  const step = steps[at]!;
  const go = (to: number) => {
    const next = steps[to];
    if (!next) return;
    setAt(to);
    tell(`${words("example-step", { step: to + 1, steps: steps.length })}. ${next.said} ${next.sum}`);
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    go(at + by);
  };
  return (
    <section className="worked" aria-labelledby={heading} onKeyDown={press}>
      <h3 id={heading}>{title}</h3>
      <p>{about}</p>
      <div className="stage">
        <div className="picture" inert>
          {children(step)}
        </div>
        <p className="sum" aria-hidden="true">
          <small>{step.said}</small>
          {step.sum}
        </p>
      </div>
      <div className="walk">
        <button type="button" className="btn" aria-disabled={at === 0} onClick={() => go(at - 1)}>
          <Icon name="left" />
          {words("example-back")}
        </button>
        <span>{words("example-step", { step: at + 1, steps: steps.length })}</span>
        <button type="button" className="btn" aria-disabled={at === steps.length - 1} onClick={() => go(at + 1)}>
          {words("example-next")}
          <Icon name="right" />
        </button>
      </div>
      <ol className="steps">
        {steps.map(({ id, said, brings }, place) => (
          <li key={id}>
            <button type="button" aria-current={place === at ? "step" : undefined} onClick={() => go(place)}>
              <span>{said}</span>
              <b>{brings}</b>
            </button>
          </li>
        ))}
      </ol>
      <p className="sr" aria-live="polite">
        {told}
      </p>
    </section>
  );
}
