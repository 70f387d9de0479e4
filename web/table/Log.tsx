/** The log: who did what, with what, and what came of it. Pointing at a name shows the thing on the table. */
import { memo, type UIEvent, useEffect, useRef, useState } from "react";
import { useWords } from "../words/Speaking.js";
import type { Told } from "./course.js";
import type { Chair } from "./drawing.js";
import "./log.css";
import { seatIn } from "./refs.js";
import { SeatMark } from "./SeatMark.js";
import { useSitting } from "./store.js";

/** A long game has thousands of lines; so many are drawn at once, and more when they are asked for. */
const PAGE = 120;

export function Log({ chairs }: { chairs: readonly Chair[] }) {
  const words = useWords();
  const steps = useSitting((sitting) => sitting.course.steps);
  const [shown, setShown] = useState(PAGE);
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const first = firstOf(steps, shown);
  const last = steps.at(-1)?.seq;
  useEffect(() => {
    // The newest line stands at the bottom, unless somebody has scrolled up to read.
    const box = list.current?.parentElement;
    if (last && box && atEnd.current) box.scrollTop = box.scrollHeight;
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
        {steps.slice(first).map((step) => (
          <Lines key={step.seq} step={step} chairs={chairs} />
        ))}
      </ol>
    </section>
  );
}

/** The first step to draw, so that about so many lines are drawn in all. */
function firstOf(steps: readonly Told[], lines: number): number {
  let first = steps.length;
  for (let count = 0; first > 0 && count < lines; first--) count += Math.max(1, steps[first - 1]!.events.length);
  return first;
}

const Lines = memo(
  ({ step, chairs }: { step: Told; chairs: readonly Chair[] }) => {
    const words = useWords();
    const own = lineOf(step, chairs);
    const events = own ? [own] : step.events;
    return events
      .filter((event) => words.has(event.id))
      .map((event, place) => {
        const seat = seatIn(event.args.seat) ?? (own ? step.seat : null);
        const heading = event.id === "round-begins";
        const chair = seat === null ? null : chairs[seat];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the events of a step never change
          <li key={place} className={heading ? "heading" : ""}>
            {chair && !heading ? <SeatMark chair={chair} /> : <span aria-hidden="true" />}
            <span>
              {words.pieces(event).map((piece, at) =>
                typeof piece === "string" ? (
                  piece
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a sentence keeps its order
                  <Name key={at} piece={piece} />
                ),
              )}
            </span>
          </li>
        );
      });
  },
  (before, after) => before.step === after.step && sameNames(before.chairs, after.chairs),
);

const sameNames = (one: readonly Chair[], other: readonly Chair[]) =>
  one.length === other.length && one.every((chair, seat) => chair.name === other[seat]?.name);

/** Steps that are not of the game: taken back, sat down, newer rules. */
function lineOf(step: Told, chairs: readonly Chair[]): { id: string; args: Record<string, string> } | null {
  const name = step.seat === null ? "" : (chairs[step.seat]?.name ?? "");
  switch (step.kind) {
    case "undo":
      return { id: "table-took-back", args: { name } };
    case "withdraw":
      return { id: "table-withdrew", args: { name } };
    case "seat":
      return step.player.startsWith("bot:")
        ? { id: "table-bot-plays-on", args: { name } }
        : { id: "table-plays-again", args: { name } };
    case "rules":
      return { id: "table-newer-rules", args: {} };
    default:
      return null;
  }
}

/** A name in a sentence. While it is pointed at, the thing itself is marked. */
function Name({ piece }: { piece: { ref: string; name: string } }) {
  const mark = (on: boolean) => {
    const [kind, which = ""] = piece.ref.split(/:(.*)/s);
    const places = [`[data-ref="${piece.ref}"]`, `[data-names~="${piece.ref}"]`, `[data-at="${kind}:${which}"]`];
    for (const thing of document.querySelectorAll(places.join(","))) thing.classList.toggle("is-spotted", on);
  };
  useEffect(() => () => mark(false));
  return (
    <b className="named" onPointerEnter={() => mark(true)} onPointerLeave={() => mark(false)}>
      {piece.name}
    </b>
  );
}
