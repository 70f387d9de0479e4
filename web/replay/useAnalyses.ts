/** The analysis (on the wire, counsel) as far as it was asked for: of the decision one looks at, or of a whole game, one decision after another. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { Counsel } from "../protocol/index.js";
import type { Chair } from "../table/drawing.js";
import { type Decision, keyOf } from "./analysis.js";
import type { Source } from "./source.js";

export interface Analyses {
  known: ReadonlyMap<string, Counsel>;
  trouble: unknown;
  /** Ask about a decision; what is known already is not asked again. */
  ask(decision: Decision): Promise<void>;
  /** How far the whole game has been looked through; null while nobody looks. */
  through: { done: number; of: number } | null;
  lookThrough(decisions: readonly Decision[]): void;
  stop(): void;
}

/** What the panels beside a replay are given. */
export interface AnalysisProps {
  analyses: Analyses;
  decisions: readonly Decision[];
  chairs: readonly Chair[];
  place: number;
  onGo: (place: number) => void;
}

export function useAnalyses(source: Source): Analyses {
  const [known, setKnown] = useState<ReadonlyMap<string, Counsel>>(new Map());
  const [trouble, setTrouble] = useState<unknown>(null);
  const [through, setThrough] = useState<Analyses["through"]>(null);
  const asked = useRef(new Map<string, Promise<void>>());
  const looking = useRef(0);
  useEffect(
    () => () => {
      looking.current++;
    },
    [],
  );
  const ask = useCallback(
    (decision: Decision): Promise<void> => {
      const key = keyOf(decision);
      const before = asked.current.get(key);
      if (before) return before;
      const coming = source.analysis(decision.step, decision.seat).then(
        (analysis) => {
          setTrouble(null);
          setKnown((others) => new Map(others).set(key, analysis));
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
  const lookThrough = async (decisions: readonly Decision[]) => {
    const mine = ++looking.current;
    for (const [done, decision] of decisions.entries()) {
      setThrough({ done, of: decisions.length });
      try {
        await ask(decision);
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
