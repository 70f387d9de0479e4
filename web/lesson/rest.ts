/**
 * Rest: what was done, what others do and what comes of it is seen in full light. Only when all of it has been told, and has been
 * looked at for a moment, does the Mentor go on. A press goes on at once; where nothing moves there is nothing to wait for.
 */
import { useLayoutEffect, useState } from "react";
import { isStill, useSettings } from "../settings/settings.js";
import { useBeat } from "../table/director.js";
import { isFlying } from "../table/flying.js";
import { useToldRound } from "../table/roundEnd.js";

/** A look every so often: cards fly, dice roll and panels open in many places. */
const EVERY = 80;
/** How long one looks at what has changed. */
export const LOOKED = 1000;

/** What a drawing plays once, as a reveal. What glows for ever, or follows the mouse, is no motion of the match. */
const isPlayed = (motion: Animation): boolean =>
  motion.playState === "running" &&
  !(motion instanceof CSSTransition) &&
  Number.isFinite(Number(motion.effect?.getComputedTiming().endTime));

function isMoving(): boolean {
  if (useToldRound.getState().told) return true;
  if (isStill()) return false;
  const { telling, atRest } = useBeat.getState();
  const board = document.querySelector(".board-area");
  return telling || !atRest || isFlying() || (board?.getAnimations?.({ subtree: true }) ?? []).some(isPlayed);
}

/** Whoever wants others' moves at once wants the Mentor at once. */
const looks = (): number => (isStill() || useSettings.getState().pace === "instant" ? 0 : LOOKED);

export interface Rest {
  /** Has all been told since this moment came? */
  rests: boolean;
  /** Nothing moves any more, and one looks at what has changed. */
  looking: boolean;
}

/** Is the table at rest at this moment of the match? It is never, as long as others are asked. */
export function useRest(moment: string | null, asked: boolean): Rest {
  const [rested, setRested] = useState<string | null>(null);
  const [looking, setLooking] = useState<string | null>(null);
  // The end of a round stands until it has been read, also where it opens a moment later.
  const told = useToldRound((round) => round.told);
  const rests = rested === moment;
  useLayoutEffect(() => {
    if (moment === null || !asked || rests) return;
    let still: number | null = null;
    const look = () => {
      if (isMoving()) {
        still = null;
        setLooking(null);
        return;
      }
      still ??= performance.now();
      // Whoever has just come has seen nothing move.
      if (rested === null || performance.now() - still >= looks()) setRested(moment);
      else setLooking(moment);
    };
    const goOn = () => {
      if (!useToldRound.getState().told && !useBeat.getState().telling) setRested(moment);
    };
    look();
    const watch = setInterval(look, EVERY);
    window.addEventListener("pointerdown", goOn);
    window.addEventListener("keydown", goOn);
    return () => {
      clearInterval(watch);
      window.removeEventListener("pointerdown", goOn);
      window.removeEventListener("keydown", goOn);
    };
  }, [moment, asked, rests, rested]);
  return { rests: rests && asked && !told, looking: looking !== null && looking === moment && !rests };
}
