/**
 * Landing: an update is drawn at once, but what a board says of a place is that of before until the piece that changes it lies there.
 * Where the piece is told with a later beat, it sets out with that.
 */
import { useEffect, useState } from "react";
import type { Heard } from "../protocol/index.js";
import { isStill } from "../settings/settings.js";
import { beatOf } from "./cues.js";
import { LIFTED, useBeat } from "./director.js";
import { flightLength } from "./flying.js";
import { useTable } from "./tableStore.js";

/** How many steps back the event is looked for that changed something now. */
const STEPS = 6;

/** How long what sets out now is under way: a card that is lifted takes the rest of its beat. */
function underWay(): number {
  const { beat } = useBeat.getState();
  return beat && !beat.moment ? beat.ms * (1 - LIFTED) : flightLength(undefined);
}

/** The beat with which it was last told of such a thing. */
function beatFor(isAbout: (event: Heard) => boolean): number {
  const { steps } = useTable.getState().match;
  const event = steps
    .slice(-STEPS)
    .flatMap(({ events }) => events)
    .findLast(isAbout);
  return event ? beatOf(event) : 0;
}

const hasSetOut = (id: number): boolean => {
  const { beat, telling, latest } = useBeat.getState();
  return !telling || latest > id || (latest === id && beat?.shown !== false);
};

/** A value as it was, until the piece has landed that changes it. What has the same key is the same. */
export function useLanded<T>(value: T, key: string, isAbout: (event: Heard) => boolean): T {
  const [landed, setLanded] = useState({ value, key });
  const still = isStill();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has the same key is the same
  useEffect(() => {
    const land = () => setLanded({ value, key });
    if (still || landed.key === key) return land();
    const id = beatFor(isAbout);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (timer === undefined && hasSetOut(id)) timer = setTimeout(land, underWay());
    };
    look();
    const stop = useBeat.subscribe(look);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [key, still]);
  return still || landed.key === key ? value : landed.value;
}
