/** A person in full, beside the thing one looks at or on a sheet. */
import { useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../../design/Icon.js";
import { Sheet } from "../../design/Sheet.js";
import type { Pointing } from "../../table/drawing.js";
import { Ref } from "../../table/Ref.js";
import { RuleOf } from "../../table/RuleSign.js";
import { useWords } from "../../words/Speaking.js";
import { Full } from "./Full.js";
import { lookAway } from "./look.js";
import "./peek.css";

/** Above the thing, or below it where there is no room. It says what a click would do; the click is the thing's own. */
export function PopOver({ person, at, pointing }: { person: string; at: DOMRect; pointing: Pointing }) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: -1000 });
  useLayoutEffect(() => {
    const { width, height } = box.current!.getBoundingClientRect();
    const left = Math.max(8, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - 8));
    const above = at.top - height - 10;
    setPlace({ left, top: above > 4 ? above : Math.min(at.bottom + 10, innerHeight - height - 4) });
  }, [at]);
  return (
    <div className="bruges-peek panel" ref={box} style={place} role="tooltip">
      <Full id={person} />
      <Now person={person} pointing={pointing} />
    </div>
  );
}

/** What the person can do at this moment, or why not. */
function Now({ person, pointing }: { person: string; pointing: Pointing }) {
  const words = useWords();
  const { open, outcome, reason } = pointing.of(`person:${person}`);
  if (reason) return <p className="card-now barred">{words.say(reason)}</p>;
  if (!open || !outcome || outcome.id.startsWith("text-")) return null;
  return <p className="card-now">{words.say(outcome)}</p>;
}

export function FullSheet({ person, pointing }: { person: string; pointing: Pointing }) {
  const words = useWords();
  const ref = `person:${person}`;
  const { open, reason } = pointing.of(ref);
  return (
    <Sheet
      title={words.name(`card:${person}`)}
      close={words("bruges-close")}
      onClose={lookAway}
      className="bruges-sheet"
    >
      <Full id={person} />
      {reason && <p className="card-now barred">{words.say(reason)}</p>}
      {open && (
        // A click answers or goes on in the dock: either way one has looked enough.
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the click is the button's
        <div onClick={lookAway}>
          <Ref of={ref} pointing={pointing} name={words.name(ref)} className="btn primary wide">
            <Icon name="person" />
            {words("bruges-choose-person", { person: words.name(ref) })}
          </Ref>
        </div>
      )}
      <RuleOf game="bruges" things={[ref]} />
    </Sheet>
  );
}
