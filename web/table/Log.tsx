/** The log: one entry a turn, with what was done and what came of it. Pointing at a name shows the thing on the table. */
import { memo, type UIEvent, useLayoutEffect, useRef, useState } from "react";
import { useWords } from "../words/Speaking.js";
import type { Chair } from "./drawing.js";
import { Entry } from "./Entry.js";
import "./log.css";
import { useTurnsSoFar } from "./soFar.js";
import type { Turn } from "./turns.js";

/** A long game has thousands of turns; so many are drawn at once, and more when they are asked for. */
const PAGE = 24;

export function Log({ chairs }: { chairs: readonly Chair[] }) {
  const words = useWords();
  const turns = useTurnsSoFar();
  const [shown, setShown] = useState(PAGE);
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const first = Math.max(0, turns.length - shown);
  const last = turns.at(-1);
  useLayoutEffect(() => {
    // The newest stands at the bottom, unless somebody has scrolled up to read.
    const box = list.current?.parentElement;
    const toEnd = () => {
      if (last && box && atEnd.current) box.scrollTop = box.scrollHeight;
    };
    toEnd();
    // A sheet that is just opening has no height yet, and the recap takes some of it away.
    if (!box || typeof ResizeObserver === "undefined") return;
    const watch = new ResizeObserver(toEnd);
    watch.observe(box);
    return () => watch.disconnect();
  }, [last]);
  const scrolled = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse must be able to scroll it
    <section className="log" aria-label={words("table-log")} tabIndex={0} onScroll={scrolled}>
      {first > 0 && (
        <button type="button" className="btn sm quiet" onClick={() => setShown(shown + 5 * PAGE)}>
          {words("table-earlier", { count: first })}
        </button>
      )}
      <ol ref={list}>
        {turns.slice(first).map((turn, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns only come at the end
          <Kept key={first + place} turn={turn} chairs={chairs} />
        ))}
      </ol>
    </section>
  );
}

/** An entry is drawn once: it changes only while its turn lasts. */
const Kept = memo(
  Entry,
  (before, after) => before.turn === after.turn && sameNames(before.chairs, after.chairs),
) as (props: { turn: Turn; chairs: readonly Chair[] }) => React.JSX.Element;

const sameNames = (one: readonly Chair[], other: readonly Chair[]) =>
  one.length === other.length && one.every((chair, seat) => chair.name === other[seat]?.name);
