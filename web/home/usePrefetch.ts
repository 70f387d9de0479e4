/** Whoever is at home will most likely play next: the table is fetched while nothing else is to be done. */
import { useEffect } from "react";
import type { GameName } from "../protocol/index.js";
import { drawingOf } from "../table/drawings.js";

const AFTER = 1500; // ms; by then the page itself is there

export function usePrefetch(game: GameName, page: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // A fetch that fails now is tried again, and told, when it is needed.
      Promise.all([page(), drawingOf(game)]).catch(() => undefined);
    }, AFTER);
    return () => clearTimeout(timer);
  }, [game, page]);
}
