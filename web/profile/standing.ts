/** Results by game and number of players. */
import type { GameName, ResultTally } from "../protocol/index.js";
import { SHELF } from "../shell/games.js";

export interface Standing {
  /** The numbers of players there are, few first. */
  counts: number[];
  rows: { game: GameName; games: number; cells: (ResultTally | undefined)[] }[];
  games: number;
  won: number;
}

/** Of games with other people, or of those with bots alone: these are kept apart. */
export function standingOf(tallies: readonly ResultTally[], bots: boolean): Standing {
  const wanted = tallies.filter((tally) => tally.bots === bots);
  const counts = [...new Set(wanted.map(({ players }) => players))].sort((a, b) => a - b);
  const sum = (some: readonly ResultTally[], of: "games" | "won") => some.reduce((all, tally) => all + tally[of], 0);
  const rows = SHELF.flatMap((game) => {
    const found = wanted.filter((tally) => tally.game === game);
    const cells = counts.map((players) => found.find((tally) => tally.players === players));
    return found.length > 0 ? [{ game, games: sum(found, "games"), cells }] : [];
  });
  return { counts, rows, games: sum(wanted, "games"), won: sum(wanted, "won") };
}
