/**
 * Since your last turn: a strip above the prompt whose room is always there, on a phone a line. As many things as fit are in it, and
 * none is cut; all of them are a press away. What touched oneself comes first. Whoever comes back after a day begins with all of it,
 * in the order in which it happened. One press shows a thing on the board.
 */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "../design/Icon.js";
import type { Heard } from "../protocol/index.js";
import { useWords } from "../words/Speaking.js";
import { tellAgain } from "./director.js";
import type { Chair } from "./drawing.js";
import { Results } from "./Results.js";
import type { Recap } from "./recap.js";
import { readAgain } from "./roundEnd.js";
import { SeatMark } from "./SeatMark.js";
import { sentenceOf } from "./sentences.js";
import { touchedBy } from "./touches.js";
import "./since.css";
import { spot, spotFor } from "./spotting.js";
import { sumOf, type Turn } from "./turns.js";
import { putAway } from "./useRecap.js";
import { useTelling } from "./useTurns.js";

/** How long a thing is ringed that was asked for by a tap. */
const RINGED = 1600;

interface SinceProps {
  recap: Recap;
  chairs: readonly Chair[];
  /** Has the reader been away for long? Then it is read before anything else. */
  begins: boolean;
  /** The table is to be seen: something is shown on it again. */
  onAgain: () => void;
}

export function Since({ recap, chairs, begins, onAgain }: SinceProps) {
  const words = useWords();
  const telling = useTelling();
  const { turns, touched, since, ended } = recap;
  const [open, setOpen] = useState(begins ? since : -1);
  const list = useRef<HTMLUListElement>(null);
  const isOpen = open === since;
  const more = useHidden(list, isOpen, recap);
  if (!telling) return null;
  const turnOver = () => setOpen(isOpen ? -1 : since);
  const show = (these: readonly Turn[], round = ended > 0) => {
    // What is to be seen lies below the list.
    setOpen(-1);
    onAgain();
    if (round) readAgain();
    // What one reads first is drawn first.
    setTimeout(() => tellAgain(these));
  };
  const [first] = touched;
  const weighs = ({ kind, deed }: Turn) => kind === "table" && deed && telling.weighs?.(deed);
  // A line has room for one thing: what touched the reader, what weighs for all, or else the last move.
  const latest = turns.findLast(weighs) ?? turns.findLast(({ kind }) => kind === "turn") ?? turns.at(-1);
  // What the table did to the reader is said in the row of what touched them.
  const told = new Set(touched.map(({ turn }) => turn).filter(({ kind }) => kind === "table"));
  const plain = turns.filter((turn) => !told.has(turn)).map((turn) => ({ turn, touch: undefined }));
  const lost = touched.map((touch) => ({ turn: touch.turn, touch }));
  // In order, what a turn did to the reader comes after it.
  const inOrder = begins
    ? [...plain, ...lost].sort((one, other) => turns.indexOf(one.turn) - turns.indexOf(other.turn))
    : [...lost, ...plain.sort(({ turn }, other) => Number(!weighs(turn)) - Number(!weighs(other.turn)))];
  const placesOf = (events: readonly Heard[]) => events.flatMap((event) => telling.places(event));
  const rows = inOrder.map(({ turn, touch }) => (
    <Row
      key={`${turn.seq} ${turn.seat} ${turn.deed?.id} ${touch !== undefined}`}
      turn={turn}
      places={placesOf(touch?.events ?? (turn.deed ? [turn.deed] : []))}
      chairs={chairs}
      touching={touch !== undefined}
      onShow={() => show([turn], false)}
    >
      {touch ? (
        <b>{touchedBy(words, touch, chairs)}</b>
      ) : (
        <>
          <span>{sentenceOf(words, turn, telling)}</span>
          <Results results={sumOf(turn.events, telling)} actor={turn.seat} chairs={chairs} />
        </>
      )}
    </Row>
  ));
  // How a round ended stands after what was done in it.
  const then = inOrder.findLastIndex(({ turn }) => turn.seq <= ended) + 1;
  return (
    <section className={`since ${isOpen ? "open" : ""}`} aria-label={words("since-title")}>
      <h2>{words("since-title")}</h2>
      {turns.length + ended > 0 && (
        <button type="button" className="brief" aria-expanded={isOpen} onClick={turnOver}>
          {first ? (
            <b className="touching">
              <Icon name="warning" />
              <span>{touchedBy(words, first, chairs)}</span>
            </b>
          ) : (
            <span className="latest">
              <span>{latest ? sentenceOf(words, latest, telling) : words("table-round-over")}</span>
            </span>
          )}
          <span className="sr">
            {words("since-title")}: {words("since-brief", { things: turns.length, touched: touched.length })}
          </span>
          {turns.length > 1 && (
            <span className="count" aria-hidden="true">
              +{turns.length - 1}
            </span>
          )}
        </button>
      )}
      <ul ref={list}>
        {rows.slice(0, then)}
        {ended > 0 && (
          <li>
            <button type="button" onClick={() => show([])}>
              <Icon name="laurel" />
              <span className="what">
                <b>{words("table-round-over")}</b>
              </span>
            </button>
          </li>
        )}
        {rows.slice(then)}
      </ul>
      <span className="ways">
        {(more > 0 || isOpen) && (
          <button type="button" className="btn sm quiet all" aria-expanded={isOpen} onClick={turnOver}>
            {isOpen ? words("table-less") : `+${more}`}
          </button>
        )}
        <button type="button" className="btn sm quiet again" onClick={() => show(turns)}>
          <Icon name="play" />
          <span>{words("since-again")}</span>
        </button>
        <button
          type="button"
          className="btn sm quiet shut"
          onClick={() => putAway(recap)}
          aria-label={words("table-close")}
        >
          <Icon name="close" />
        </button>
      </span>
    </section>
  );
}

/** How many things do not fit into the strip; what is not seen can have no focus either. */
function useHidden(list: RefObject<HTMLUListElement | null>, isOpen: boolean, recap: Recap): number {
  const [hidden, setHidden] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another recap has other rows
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    const count = () => {
      const rows = [...box.children] as HTMLElement[];
      const outside = rows.filter((row) => !isOpen && row.offsetTop > rows[0]!.offsetTop);
      for (const row of rows) row.inert = outside.includes(row);
      setHidden(outside.length);
    };
    count();
    if (typeof ResizeObserver === "undefined") return;
    const watch = new ResizeObserver(count);
    watch.observe(box);
    return () => watch.disconnect();
  }, [list, isOpen, recap]);
  return hidden;
}

interface RowProps {
  turn: Turn;
  places: readonly string[];
  chairs: readonly Chair[];
  touching: boolean;
  onShow: () => void;
  children: React.ReactNode;
}

/** The whole row is what one presses: the thing is ringed on the board, and the move told once more. */
function Row({ turn, places, chairs, touching, onShow, children }: RowProps) {
  const telling = useTelling();
  const chair = turn.seat === null ? null : chairs[turn.seat];
  return (
    <li>
      <button
        type="button"
        className={touching ? "touching" : ""}
        onPointerEnter={({ pointerType }) => pointerType === "mouse" && spot(places, true)}
        onPointerLeave={() => spot(places, false)}
        onFocus={() => spot(places, true)}
        onBlur={() => spot(places, false)}
        onClick={() => {
          spotFor(places, RINGED);
          onShow();
        }}
      >
        {chair ? <SeatMark chair={chair} /> : touching && <Icon name="warning" />}
        {turn.bot && <Icon name="bot" />}
        {telling && turn.deed && turn.kind === "turn" && telling.hasThing(turn.deed) && (
          <span className="thumb" aria-hidden="true">
            <telling.Thumb event={turn.deed} />
          </span>
        )}
        <span className="what">{children}</span>
      </button>
    </li>
  );
}
