/** Counsel as far as it was asked for: of the moment one looks at, or of a whole game, one moment after another. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Counsel } from "../protocol/index.js";
import { keyOf, type Moment } from "./counsel.js";
import type { Source } from "./source.js";

export interface Counsels {
  known: ReadonlyMap<string, Counsel>;
  trouble: unknown;
  /** Ask about a moment; what is known already is not asked again. */
  ask(moment: Moment): Promise<void>;
  /** How far the whole game has been looked through; null while nobody looks. */
  through: { done: number; of: number } | null;
  lookThrough(moments: readonly Moment[]): void;
  stop(): void;
}

export function useCounsels(source: Source): Counsels {
  const [known, setKnown] = useState<ReadonlyMap<string, Counsel>>(new Map());
  const [trouble, setTrouble] = useState<unknown>(null);
  const [through, setThrough] = useState<Counsels["through"]>(null);
  const asked = useRef(new Map<string, Promise<void>>());
  const looking = useRef(0);
  useEffect(
    () => () => {
      looking.current++;
    },
    [],
  );
  const ask = useCallback(
    (moment: Moment): Promise<void> => {
      const key = keyOf(moment);
      const before = asked.current.get(key);
      if (before) return before;
      const coming = source.counsel(moment.step, moment.seat).then(
        (counsel) => {
          setTrouble(null);
          setKnown((others) => new Map(others).set(key, counsel));
        },
        (failed: unknown) => {
          asked.current.delete(key); // to be asked again
          setTrouble(failed);
          throw failed;
        },
      );
      asked.current.set(key, coming);
      return coming;
    },
    [source],
  );
  const lookThrough = async (moments: readonly Moment[]) => {
    const mine = ++looking.current;
    for (const [done, moment] of moments.entries()) {
      setThrough({ done, of: moments.length });
      try {
        await ask(moment);
      } catch {
        break; // what went wrong is told; what was found stays
      }
      if (looking.current !== mine) return;
    }
    setThrough(null);
  };
  const stop = () => {
    looking.current++;
    setThrough(null);
  };
  return { known, trouble, ask, through, lookThrough, stop };
}
