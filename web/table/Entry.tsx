/** A turn in the log: whose, with what, one sentence, and what came of it. The further sentences are a press away. */
import { useEffect, useState } from "react";
import { Icon } from "../design/Icon.js";
import type { Heard } from "../protocol/index.js";
import { useWords } from "../words/Speaking.js";
import type { Chair } from "./drawing.js";
import type { PlayedStep } from "./matchState.js";
import { Results } from "./Results.js";
import { SeatMark } from "./SeatMark.js";
import { headlines, MOST, noteOf } from "./sentences.js";
import { spot } from "./spotting.js";
import type { Telling } from "./telling.js";
import { sumOf, type Turn } from "./turns.js";
import { useTelling } from "./useTurns.js";

interface EntryProps {
  turn: Turn;
  chairs: readonly Chair[];
}

export function Entry({ turn, chairs }: EntryProps) {
  const words = useWords();
  const telling = useTelling();
  const [open, setOpen] = useState(false);
  const { kind, deed } = turn;
  if (kind === "note") return <Note step={turn.step!} chairs={chairs} />;
  const first = headlines(turn, telling, words).filter(({ id }) => words.has(id));
  // What a chip says is not said again.
  const others = turn.events
    .filter(
      (event) => event !== deed && !first.includes(event) && words.has(event.id) && !telling?.results(event).length,
    )
    .slice(0, MOST);
  if (first.length + others.length === 0) return <li hidden />;
  if (kind === "heading") {
    return (
      <li className="heading">
        <Sentence event={first[0]!} />
      </li>
    );
  }
  const chair = turn.seat === null ? null : chairs[turn.seat];
  return (
    <li className={kind === "table" ? "common" : kind}>
      {chair ? <SeatMark chair={chair} /> : <span aria-hidden="true" />}
      <div className="entry">
        {turn.bot && <Icon name="bot" />}
        {telling && deed && kind === "turn" && telling.hasThing(deed) && (
          <span className="thumb" aria-hidden="true">
            <telling.Thumb event={deed} />
          </span>
        )}
        <div>
          {kind === "draws" ? (
            <Draws turn={turn} telling={telling} />
          ) : (
            first.map((event, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was told keeps its order
              <Line key={place} event={event} />
            ))
          )}
          {kind !== "draws" && <Results results={sumOf(turn.events, telling)} actor={turn.seat} chairs={chairs} />}
          {open &&
            others.map((event, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was told keeps its order
              <Line key={place} event={event} className="further" />
            ))}
          {telling && others.length > 0 && kind !== "draws" && (
            <button type="button" className="more" aria-expanded={open} onClick={() => setOpen(!open)}>
              {words(open ? "table-less" : "table-more", { count: others.length })}
            </button>
          )}
        </div>
      </div>
    </li>
  );
}

/** Cards drawn one after the other, as their backs show. */
function Draws({ turn, telling }: { turn: Turn; telling: Telling | undefined }) {
  const words = useWords();
  const drawn = turn.events.filter((event) => telling?.part(event) === "draw");
  return (
    <p className="drawn">
      {words("table-drew", { seat: `seat:${turn.seat}` })}
      <span className="backs" aria-hidden="true">
        {telling &&
          // biome-ignore lint/suspicious/noArrayIndexKey: what was drawn keeps its order
          drawn.map((event, place) => <telling.Thumb key={place} event={event} />)}
      </span>
      <span className="sr">{drawn.map((event) => words.say(event)).join(" ")}</span>
      {turn.events
        .filter((event) => !drawn.includes(event) && words.has(event.id))
        .map((event, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was told keeps its order
          <Sentence key={place} event={event} />
        ))}
    </p>
  );
}

/** A sentence of its own. While the line is pointed at, what it tells of is marked on the table. */
function Line({ event, className }: { event: Heard; className?: string }) {
  const places = useTelling()?.places(event) ?? [];
  useEffect(() => () => spot(places, false));
  return (
    <p className={className} onPointerEnter={() => spot(places, true)} onPointerLeave={() => spot(places, false)}>
      <Sentence event={event} />
    </p>
  );
}

function Sentence({ event }: { event: Heard }) {
  const words = useWords();
  return words.pieces(event).map((piece, at) =>
    typeof piece === "string" ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence keeps its order
      <Name key={at} piece={piece} />
    ),
  );
}

function Note({ step, chairs }: { step: PlayedStep; chairs: readonly Chair[] }) {
  const words = useWords();
  const chair = step.seat === null ? null : chairs[step.seat];
  return (
    <li className="note">
      {chair ? <SeatMark chair={chair} /> : <span aria-hidden="true" />}
      <p>{noteOf(words, step)}</p>
    </li>
  );
}

/** A name in a sentence. While it is pointed at, the thing itself is marked. */
function Name({ piece }: { piece: { ref: string; name: string } }) {
  const refs = piece.ref.split(" ");
  useEffect(() => () => spot(refs, false));
  return (
    <b className="named" onPointerEnter={() => spot(refs, true)} onPointerLeave={() => spot(refs, false)}>
      {piece.name}
    </b>
  );
}
