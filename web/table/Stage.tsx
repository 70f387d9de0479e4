/** The stage: the card or tile of a rival's move, lifted where it covers nothing that is asked about, then laid down where it goes. */
import { useLayoutEffect, useRef } from "react";
import { useWords } from "../words/Speaking.js";
import { type Beat, LIFTED } from "./director.js";
import type { Drawing, Drawn } from "./drawing.js";
import { conceal, EASE, fly, keep } from "./flying.js";
import { copyOf, type PieceCopy } from "./pieceCopy.js";
import { Results } from "./Results.js";
import { SeatMark } from "./SeatMark.js";
import { useScreen } from "./screen.js";
import { firstSeen } from "./spotting.js";
import "./stage.css";
import { middleOf, standBeside, standInDock } from "./stagePlace.js";
import type { Telling } from "./telling.js";
import { drawThreads } from "./threads.js";
import { sumOf } from "./turns.js";

/** When it is up, and when it goes down, as parts of the beat. */
const UP = 0.28;
const DOWN = 0.72;
/** What is said of it goes back to its seat, as a part of the way down: what it covered is to be read again. */
const GOES = 0.6;
/** How small it is where it comes out of something. */
const SMALL = 0.12;

export function Stage({ beat, drawing, drawn }: { beat: Beat; drawing: Drawing; drawn: Drawn }) {
  const { telling } = drawing;
  const { deed, kind } = beat.turn;
  if (!telling || !deed || kind !== "turn" || !telling.hasThing(deed)) return null;
  return <Lifted key={beat.id} beat={beat} drawing={drawing} drawn={drawn} telling={telling} />;
}

/** Where somebody sits. */
function seatBox(seat: number | null): DOMRect | null {
  const thing = firstSeen([`seat:${seat}`]);
  return (thing?.closest("section") ?? thing)?.getBoundingClientRect() ?? null;
}

/** A box in the middle of another, so small. */
function shrunk(box: DOMRect, into: DOMRect, scale: number): string {
  const [[x, y], [toX, toY]] = [middleOf(box), middleOf(into)];
  return `translate(${toX - x}px, ${toY - y}px) scale(${scale})`;
}

interface LiftedProps {
  beat: Beat;
  drawing: Drawing;
  drawn: Drawn;
  telling: Telling;
}

function Lifted({ beat: { turn, ms, shown, since }, drawing, drawn, telling }: LiftedProps) {
  const words = useWords();
  const desk = useScreen() === "desk";
  const box = useRef<HTMLDivElement>(null);
  const thing = useRef<HTMLSpanElement>(null);
  const before = useRef<{ stood: Element | null; over: PieceCopy | null }>({ stood: null, over: null });
  /** Lets what was lifted be seen where it lay. */
  const lies = useRef(() => {});
  const deed = turn.deed!;
  const chair = turn.seat === null ? null : drawn.chairs[turn.seat];
  const way = drawing.flights(deed, drawn, deed)[0];
  const places = telling.places(deed);
  const results = sumOf(turn.events, telling);
  // Where things are is known once it is drawn, and it is drawn once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a beat never changes
  useLayoutEffect(() => {
    const card = box.current;
    const layer = document.querySelector(".flights");
    if (!card) return;
    const over = way?.over && layer ? firstSeen([way.over]) : null;
    before.current = { stood: way ? firstSeen(way.to) : null, over: over && copyOf(over, layer!) };
    const panel = seatBox(turn.seat);
    const own = [...drawn.chairs].find((one) => one.own);
    const needed = [own ? [`seat:${own.seat}`] : [], way?.to ?? [], places];
    // At a desk one looks at whose it is; elsewhere it would lie over half the board.
    if (desk || !standInDock(card, thing.current!)) standBeside(card, panel, needed);
    const stood = card.getBoundingClientRect();
    const source = firstSeen(way ? way.from : places);
    const from = source?.getBoundingClientRect() ?? panel ?? stood;
    const scale = Math.min(1, from.width / stood.width, from.height / stood.height);
    // It is never seen through: what it passes can be read, or it can.
    const motion = card.animate?.(
      { transform: [shrunk(stood, from, Math.max(SMALL, scale)), "none"] },
      { duration: ms * UP, easing: EASE },
    );
    // What is up here is not there as well.
    if (source && way && (way.as ?? "itself") === "itself") lies.current = conceal(source, ms);
    return () => {
      motion?.cancel();
      lies.current();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a beat never changes
  useLayoutEffect(() => {
    const layer = document.querySelector(".flights");
    const [card, piece] = [box.current, thing.current];
    // From now on it is drawn nowhere else; what has its place there is another.
    if (shown) lies.current();
    if (!shown || !layer || !card || !piece) return;
    const target = way ? firstSeen(way.to) : null;
    // What it becomes is not seen before it is there; what stood there before is.
    const isNew = target !== before.current.stood;
    const reveal = target && isNew ? conceal(target, ms * (1 - LIFTED)) : undefined;
    if (isNew && before.current.over) keep(layer, before.current.over, ms * (1 - LIFTED));
    const loosen = drawThreads(layer, card.getBoundingClientRect(), [
      // What goes there itself needs no line to show where.
      ...(way ? [] : [{ to: places, loss: false }]),
      ...results
        .filter(({ seat }) => seat !== turn.seat)
        .map(({ of, seat, amount }) => ({ to: [`${of}@${seat}`], loss: amount < 0 })),
    ]);
    const timer = setTimeout(
      () => {
        // What is only printed on a card goes down without it.
        const flying = piece.querySelector("[data-flies]") ?? piece;
        const copy = target && copyOf(flying, layer);
        const [stood, from] = [card.getBoundingClientRect(), flying.getBoundingClientRect()];
        card.animate?.(
          { transform: ["none", shrunk(stood, seatBox(turn.seat) ?? stood, 0)] },
          { duration: ms * (1 - DOWN) * GOES, easing: "ease-in", fill: "both" },
        );
        if (!target || !copy) return;
        const down = { from, to: target.getBoundingClientRect(), ms: ms * (1 - DOWN), delay: 0, ends: !isNew };
        fly(layer, copy, isNew ? copyOf(target, layer) : null, down, () => undefined);
        piece.style.opacity = "0";
      },
      // By the clock of the beat: where drawing takes its time, there is still enough left to be seen to land.
      since + ms * DOWN - performance.now(),
    );
    return () => {
      clearTimeout(timer);
      reveal?.();
      loosen();
    };
  }, [shown]);
  return (
    <div className="beat" ref={box} aria-hidden="true" data-seat={turn.seat}>
      <p className="whose">
        {chair && <SeatMark chair={chair} />}
        <b>{chair?.name}</b>
      </p>
      <span className="thing" ref={thing} data-at="stage">
        <telling.Thing event={deed} />
      </span>
      <p className="use">{words.say(deed)}</p>
      <Results results={results} actor={turn.seat} chairs={drawn.chairs} />
    </div>
  );
}
