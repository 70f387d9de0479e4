/** One's games, page after page; another wish begins anew, and what was there stays until the answer comes. */
import { useCallback, useEffect, useRef, useState } from "react";
import type { FinishedGame, GamePage } from "../protocol/index.js";
import { beenHere, me } from "../shell/api.js";
import { useWords } from "../words/Speaking.js";
import { gamePage } from "./calls.js";
import { readSought } from "./sought.js";

export interface GamePages {
  state: "coming" | "there" | "failed";
  games: readonly FinishedGame[];
  /** How many games there are in all, and won. */
  totals: NonNullable<GamePage["totals"]> | null;
  isMore: boolean;
  /** Where the last page began: how many games were there before. */
  before: number;
  more: () => void;
  again: () => void;
}

interface Known {
  games: readonly FinishedGame[];
  totals: GamePage["totals"];
  next: string | null;
  before: number;
}

const NOTHING: Known = { games: [], totals: { games: 0, won: 0 }, next: null, before: 0 };

export function useGamePages(search: string): GamePages {
  const words = useWords();
  const [known, setKnown] = useState<Known | null>(null);
  const [state, setState] = useState<GamePages["state"]>("coming");
  const asked = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language asks nothing again
  const fetch = useCallback(
    async (so: Known | null) => {
      const number = ++asked.current;
      const isWanted = () => number === asked.current;
      setState("coming");
      try {
        // Whoever has never been here has finished nothing; looking around makes nobody a guest.
        if (beenHere()) await me(() => words("home-guest"));
        const page = beenHere() ? await gamePage(readSought(search), so?.next) : { ...NOTHING, games: [] };
        if (!isWanted()) return;
        setKnown({
          games: [...(so?.games ?? []), ...page.games],
          totals: so ? so.totals : page.totals,
          next: page.next,
          before: so?.games.length ?? 0,
        });
        setState("there");
      } catch {
        if (isWanted()) setState("failed");
      }
    },
    [search],
  );
  useEffect(() => {
    void fetch(null);
    return () => {
      asked.current++;
    };
  }, [fetch]);
  return {
    state,
    games: known?.games ?? [],
    totals: known?.totals ?? null,
    isMore: known !== null && known.next !== null,
    before: known?.before ?? 0,
    more: () => void fetch(known),
    again: () => void fetch(null),
  };
}
