/** A thing on a plan that can be pointed at. Like `Ref`, for what is drawn. */
import type { KeyboardEvent, ReactNode } from "react";
import type { Pointing } from "../../table/drawing.js";
import { askWhyNot } from "../../table/RuleSign.js";
import { digitOf, type Lit } from "./lit.js";
import type { LookHandlers } from "./look.js";

interface MarkProps {
  lit: Lit | null;
  pointing: Pointing;
  /** What it is; for a thing that can be pointed at with its outcome or reason. */
  name: string;
  space: string;
  className: string;
  looks: LookHandlers;
  children: ReactNode;
}

export function Mark({ lit, pointing, name, space, className, looks, children }: MarkProps) {
  const place = { "data-at": `space:${space}`, "data-names": `space:${space} complete:${space}` };
  if (!lit) {
    return (
      // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it can be looked at, and not be pressed
      <g className={className} role="img" aria-label={name} {...place} {...looks}>
        {children}
      </g>
    );
  }
  const { ref, state, said } = lit;
  const [whole] = pointing.picked.chosen;
  const act = () => {
    // A second press sends what the first has shown.
    if (state === "picked" && whole?.endsWith(ref)) pointing.answer(whole);
    else if (state === "picked") pointing.putBack(ref);
    else if (state === "open") pointing.point(ref);
    else if (said) askWhyNot(ref, said, name);
  };
  const press = (event: KeyboardEvent) => {
    // On what is picked already Enter confirms, and that is the table's.
    if (event.key !== " " && (event.key !== "Enter" || state === "picked")) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside a drawing
    <g
      className={`ref is-${state} ${className}`}
      role="button"
      tabIndex={0}
      // What is drawn has no click() of its own, and by that a key presses it.
      ref={(mark) => void (mark && Object.assign(mark, { click: act }))}
      data-ref={ref}
      data-key={digitOf(pointing, ref)}
      aria-label={name}
      aria-pressed={state === "picked" || undefined}
      aria-disabled={state === "barred" || undefined}
      onClick={act}
      onKeyDown={press}
      {...place}
      {...looks}
    >
      {children}
    </g>
  );
}
