/** Numbers change when the card is there that changes them, not when it sets out. */
import { useEffect, useState } from "react";
import { isStill } from "../../settings/settings.js";
import { LIFTED, useBeat } from "../../table/director.js";
import { flightLength } from "../../table/flying.js";

/** How long what changes now is under way: a card that is lifted takes the rest of its beat. */
function underWay(): number {
  const { beat } = useBeat.getState();
  return beat && !beat.moment ? beat.ms * (1 - LIFTED) : flightLength(undefined);
}

/** A value as it was, until the piece that changes it has landed. */
export function useLate<T>(value: T, key: string): T {
  const [landed, setLanded] = useState({ value, key });
  const still = isStill();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has the same key is the same
  useEffect(() => {
    if (still) return setLanded({ value, key });
    const timer = setTimeout(() => setLanded({ value, key }), underWay());
    return () => clearTimeout(timer);
  }, [key, still]);
  return still || landed.key === key ? value : landed.value;
}
