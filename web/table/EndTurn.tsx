/** Ending one's turn: always in the bar, always by the same key. Where nothing else can be done, the turn ends by itself. */
import { useEffect } from "react";
import { Icon } from "../design/Icon.js";
import { useSettings } from "../settings/settings.js";
import { capital } from "../words/capitalise.js";
import { useWords } from "../words/Speaking.js";
import type { Pointing } from "./drawing.js";
import type { MatchState } from "./matchState.js";
import { Ref } from "./Ref.js";
import { type TableStore, useTable } from "./tableStore.js";

export function EndTurn({ pointing, by }: { pointing: Pointing; by: string }) {
  const words = useWords();
  if (!pointing.following.includes(by) && !pointing.of(by).held) return null;
  return (
    <Ref of={by} pointing={pointing} name={words.name(by)} className="btn ends" data-key="e">
      <Icon name="hourglass" />
      {capital(words.name(by))}
      <kbd>E</kbd>
    </Ref>
  );
}

/** Is all that can be answered the end of the turn, so that nobody has to be asked? */
export function useIsPassedOver({ asked }: Pick<Pointing, "asked">, by: string | undefined): boolean {
  const confirming = useSettings((settings) => settings.confirm);
  const guided = useTable(isGuided);
  const stuck = useTable(({ match }) => isUndone(match) && (match.undo?.count ?? 0) === 0);
  const forced = asked?.offers.every(({ path }) => path === by) ?? false;
  return forced && !confirming && !guided && !stuck;
}

const isGuided = ({ allowed, listening }: Pick<TableStore, "allowed" | "listening">): boolean =>
  allowed !== null || listening;

const isUndone = ({ seat, steps }: MatchState): boolean => {
  const last = steps.at(-1);
  return last?.kind === "undo" && last.seat === seat;
};

/**
 * Does the turn end by itself? It is answered like any other question, so bots wait and it can be taken back; and whoever takes it
 * back did not mean the end, which they never pressed, but what they did before it: that goes too, if it can.
 */
export function useTurnEndsItself(pointing: Pointing, by: string | undefined): boolean {
  const underWay = useTable((store) => store.underWay);
  const match = useTable((store) => store.match);
  const undone = isUndone(match);
  const ends = useIsPassedOver(pointing, by);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question
  useEffect(() => {
    const store = useTable.getState();
    // A lesson may have taken hold of the table while this was drawn.
    if (!ends || underWay || isGuided(store) || document.visibilityState === "hidden") return;
    if (undone) store.undo();
    else store.answer([by!]);
  }, [ends, match.question]);
  return ends;
}
