/** A thing that can be pointed at: lit if it can be had, dashed with its reason if not, gilded once it is picked. */
import { type ComponentPropsWithoutRef, type ReactNode, useId } from "react";
import { aloud } from "../words/aloud.js";
import { useWords } from "../words/Speaking.js";
import type { Pointing } from "./drawing.js";
import "./ref.css";
import { askWhyNot } from "./RuleSign.js";

export interface RefProps extends Omit<ComponentPropsWithoutRef<"button">, "name" | "onClick"> {
  /** The ref, such as `card:prince`. */
  of: string;
  pointing: Pointing;
  /** What it is, for those who cannot see it. Its outcome or reason is added. */
  name: string;
  /** Of equal pieces drawn one by one: is this one of those that are picked? By default any is. */
  isPicked?: boolean;
  /** What else a click does, where pointing is not possible: to open a card and read it. */
  onLook?: () => void;
  children?: ReactNode;
}

export function Ref({ of, pointing, name, isPicked, onLook, className = "", children, ...rest }: RefProps) {
  const words = useWords();
  const about = useId();
  const { open, reason, outcome, picked, count, held } = pointing.of(of);
  const chosen = isPicked ?? picked > 0;
  const said = reason ? words.say(reason) : outcome ? words.say(outcome) : "";
  const state = chosen ? "is-picked" : open ? "is-open" : reason ? "is-barred" : "is-still";
  const click = () => {
    // Of equal pieces another click takes another one, as long as there is one to be had.
    if (open && (!chosen || (count > 1 && isPicked === undefined))) pointing.point(of);
    else if (chosen) pointing.putBack(of);
    else if (onLook) onLook();
    else if (held) pointing.point(of);
    else if (reason) askWhyNot(of, reason, name.endsWith(said) ? name : `${name}: ${said}`);
  };
  return (
    <button
      type="button"
      {...rest}
      className={`ref ${state} ${className}`}
      data-ref={of}
      aria-describedby={said ? about : undefined}
      aria-pressed={chosen || undefined}
      aria-disabled={!open && !chosen && !onLook ? true : undefined}
      onClick={click}
    >
      <span className="sr">{aloud(words, name)}</span>
      {/* What is seen is said in the name already, and in better order. */}
      <span className="ref-face" aria-hidden="true">
        {children}
      </span>
      {said && (
        <span className="sr" id={about} aria-hidden="true">
          {aloud(words, said)}
        </span>
      )}
    </button>
  );
}
