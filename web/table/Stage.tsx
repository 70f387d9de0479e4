/** The stage: the card or tile of a rival's move, lifted beside its seat at a size that can be read, then laid down where it goes. */
import { useLayoutEffect, useRef } from "react";
import { useWords } from "../words/Speaking.js";
import { type Beat, LIFTED } from "./director.js";
import type { Drawing, Drawn } from "./drawing.js";
import { conceal, fly, keep } from "./flying.js";
import { copyOf, type PieceCopy } from "./pieceCopy.js";
import { Results } from "./Results.js";
import { SeatMark } from "./SeatMark.js";
import { firstSeen } from "./spotting.js";
import "./stage.css";
import type { Telling } from "./telling.js";
import { drawThreads } from "./threads.js";
import { sumOf } from "./turns.js";

/** When it is up, and when it goes down, as parts of the beat. */
const UP = 0.17;
const DOWN = 0.76;

export function Stage({ beat, drawing, drawn }: { beat: Beat; drawing: Drawing; drawn: Drawn }) {
  const { telling } = drawing;
  const { deed, kind } = beat.turn;
  if (!telling || !deed || kind !== "turn" || !telling.hasThing(deed)) return null;
  return <Lifted key={beat.id} beat={beat} drawing={drawing} drawn={drawn} telling={telling} />;
}

interface LiftedProps {
  beat: Beat;
  drawing: Drawing;
  drawn: Drawn;
  telling: Telling;
}

function Lifted({ beat: { turn, ms, shown, since }, drawing, drawn, telling }: LiftedProps) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const thing = useRef<HTMLSpanElement>(null);
  const before = useRef<{ stood: Element | null; over: PieceCopy | null }>({ stood: null, over: null });
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
    const seat = firstSeen([`seat:${turn.seat}`]);
    const panel = (seat?.closest("section") ?? seat)?.getBoundingClientRect() ?? null;
    const room =
      document.querySelector(".board-area")?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
    const own = [...drawn.chairs].find((one) => one.own);
    const needed = [own ? [`seat:${own.seat}`] : [], way?.to ?? [], places].flatMap((names) => {
      const thing = firstSeen(names);
      const whole = thing?.closest("section")?.getBoundingClientRect();
      // A panel or a town is wanted whole; of a board only the place.
      const small = whole && whole.width * whole.height < (room.width * room.height) / 5 ? whole : null;
      return thing ? [small ?? thing.getBoundingClientRect()] : [];
    });
    const spot = beside(panel, card.getBoundingClientRect(), room, needed);
    card.style.left = `${spot.x}px`;
    card.style.top = `${spot.y}px`;
    const stood = card.getBoundingClientRect();
    const source = firstSeen(way ? way.from : places);
    const from = source?.getBoundingClientRect() ?? panel ?? stood;
    const scale = Math.min(1, from.width / stood.width, from.height / stood.height);
    const [x, y] = [middle(from)[0] - middle(stood)[0], middle(from)[1] - middle(stood)[1]];
    const motion = card.animate?.(
      [
        { transform: `translate(${x}px, ${y}px) scale(${Math.max(0.12, scale)})`, opacity: 0.4 },
        { transform: "none", opacity: 1 },
      ],
      { duration: ms * UP, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" },
    );
    // What is up here is not there as well.
    const reveal = source && way && (way.as ?? "itself") === "itself" ? conceal(source, ms * LIFTED) : undefined;
    return () => {
      motion?.cancel();
      reveal?.();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a beat never changes
  useLayoutEffect(() => {
    const layer = document.querySelector(".flights");
    const [card, piece] = [box.current, thing.current];
    if (!shown || !layer || !card || !piece) return;
    const target = way ? firstSeen(way.to) : null;
    // What it becomes is not seen before it is there; what stood there before is.
    const isNew = target !== before.current.stood;
    const reveal = target && isNew ? conceal(target, ms * (1 - LIFTED)) : undefined;
    if (isNew && before.current.over) keep(layer, before.current.over, ms * (1 - LIFTED));
    const loosen = drawThreads(layer, card.getBoundingClientRect(), [
      ...(way ? [{ to: way.to, loss: false }] : [{ to: places, loss: false }]),
      ...results
        .filter(({ seat }) => seat !== turn.seat)
        .map(({ of, seat, amount }) => ({ to: [`${of}@${seat}`], loss: amount < 0 })),
    ]);
    const timer = setTimeout(
      () => {
        card.animate?.({ opacity: [1, 0] }, { duration: ms * (1 - DOWN), fill: "both" });
        if (!target) return;
        // What is only printed on a card goes down without it.
        const flying = piece.querySelector("[data-flies]") ?? piece;
        const from = flying.getBoundingClientRect();
        const down = { from, to: target.getBoundingClientRect(), ms: ms * (1 - DOWN), delay: 0, ends: !isNew };
        fly(layer, copyOf(flying, layer), isNew ? copyOf(target, layer) : null, down, () => undefined);
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

const middle = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const;

const STEPS = 6;

/** On a phone above the hand, else beside its seat: or as near to that as it covers neither one's own things nor where it goes. */
function beside(panel: DOMRect | null, card: DOMRect, room: DOMRect, needed: readonly DOMRect[]) {
  const place = panel ?? room;
  const narrow = innerWidth <= 720;
  const right = place.right + 12 + card.width <= innerWidth;
  const home = narrow
    ? { x: (innerWidth - card.width) / 2, y: room.bottom - card.height - 8 }
    : { x: right ? place.right + 12 : place.left - 12 - card.width, y: place.top };
  const [left, top] = [room.left + 8, Math.max(8, room.top + 8)];
  const most = { x: room.right - card.width - 8, y: Math.max(top, room.bottom - card.height - 8) };
  const along = (least: number, end: number) =>
    Array.from({ length: STEPS + 1 }, (_, step) => least + ((end - least) * step) / STEPS);
  const clamp = (value: number, least: number, end: number) => Math.max(least, Math.min(value, end));
  const nearest = { x: clamp(home.x, left, most.x), y: clamp(home.y, top, most.y) };
  const spots = [nearest, ...along(left, most.x).flatMap((x) => along(top, most.y).map((y) => ({ x, y })))];
  const covers = ({ x, y }: typeof home) =>
    needed.reduce(
      (sum, box) => sum + shared(x, card.width, box.left, box.right) * shared(y, card.height, box.top, box.bottom),
      0,
    );
  const far = ({ x, y }: typeof home) => Math.hypot(x - nearest.x, y - nearest.y);
  return spots.reduce((best, spot) => (covers(spot) * 9 + far(spot) < covers(best) * 9 + far(best) ? spot : best));
}

/** How much of a length lies between two ends. */
const shared = (from: number, length: number, start: number, end: number) =>
  Math.max(0, Math.min(from + length, end) - Math.max(from, start));
