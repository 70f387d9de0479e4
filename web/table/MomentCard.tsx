/** A moment in the middle of the table while all else dims; it ends where its thing lives. Where nothing moves it is a banner. */
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from "react";
import type { Beat } from "./director.js";
import type { Drawing, Drawn } from "./drawing.js";
import type { StagedMoment } from "./moments.js";
import { thingsAt } from "./spotting.js";
import { aside } from "./stagePlace.js";
import "./moment.css";

/** Shares of the time: it has come, and it begins to go where it belongs. */
const HERE = 0.12;
const LEAVES = 0.84;
/** Below the bar. */
const TOP = 54;

interface PartProps {
  drawing: Drawing;
  drawn: Drawn;
}

export function MomentCard({ beat, drawing, drawn }: PartProps & { beat: Beat }) {
  const { moment } = beat;
  const Picture = drawing.Picture;
  if (!moment || moment.hold || !Picture) return null;
  return (
    <div className="moment" aria-hidden="true" key={beat.id} style={{ animationDuration: `${beat.ms}ms` }}>
      <Card beat={beat} moment={moment}>
        <Picture moment={moment} drawn={drawn} />
      </Card>
    </div>
  );
}

function Card({ beat: { ms }, moment, children }: { beat: Beat; moment: StagedMoment; children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a beat never changes
  useLayoutEffect(() => {
    const box = card.current;
    if (!box) return;
    const room = document.querySelector(".board-area")?.getBoundingClientRect();
    // In the middle of the board, whatever stands below it; or else beside what it tells of.
    const middle = room ? (room.top + room.bottom) / 2 : innerHeight / 2;
    const top = Math.max(TOP, middle - box.offsetHeight / 2);
    box.style.top = `${top}px`;
    const lives = boxAt(moment.to);
    if (room && lives) {
      const spot = aside(new DOMRect(box.offsetLeft, top, box.offsetWidth, box.offsetHeight), lives, room);
      box.style.left = `${spot.x}px`;
      box.style.top = `${spot.y}px`;
    }
    const [x, y] = wayTo(moment.to, box.getBoundingClientRect());
    const motion = box.animate?.(
      [
        { transform: "translateY(14px) scale(0.6)", easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" },
        { transform: "none", offset: HERE, easing: "linear" },
        { transform: "none", offset: LEAVES, easing: "cubic-bezier(0.5, 0, 0.8, 0.4)" },
        { transform: `translate(${x}px, ${y}px) scale(0.12)` },
      ],
      { duration: ms, fill: "both" },
    );
    return () => motion?.cancel();
  }, []);
  return (
    <div className="moment-card" ref={card} style={{ "--ms": `${ms}ms` } as CSSProperties}>
      {children}
    </div>
  );
}

/** Where a thing is, if it can be seen. */
function boxAt(place: string | undefined): DOMRect | undefined {
  const boxes = place ? thingsAt([place]).map((thing) => thing.getBoundingClientRect()) : [];
  return boxes.find((box) => box.width > 0 && box.bottom > 0 && box.top < innerHeight);
}

/** From the middle of a box to where a thing is; nowhere, where it cannot be seen. */
function wayTo(place: string | undefined, from: DOMRect): readonly [number, number] {
  const to = boxAt(place);
  if (!to) return [0, 0];
  return [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
}

export function Banner({ banner, drawing, drawn }: PartProps & { banner: StagedMoment }) {
  const Picture = drawing.Picture;
  return (
    Picture && (
      <div className="moment-card banner" aria-hidden="true">
        <Picture moment={banner} drawn={drawn} />
      </div>
    )
  );
}
