/** Ending one's turn: always in the bar, always by the same key. Where nothing else can be done, the turn ends by itself. */
import { useEffect } from "react";
import { Icon } from "../design/Icon.js";
import { useSettings } from "../settings/settings.js";
import { capital } from "../words/capitalise.js";
import { useWords } from "../words/Speaking.js";
import type { Pointing } from "./drawing.js";
import { Ref } from "./Ref.js";
import { useTable } from "./tableStore.js";

export function EndTurn({ pointing, by }: { pointing: Pointing; by: string }) {
  const words = useWords();
  if (!pointing.following.includes(by) && !pointing.of(by).held) return null;
  return (
    <Ref of={by} pointing={pointing} name={words.name(by)} className="btn ends" data-key="e">
      <Icon name="hourglass" />
      {capital(words.name(by))}
      <kbd>{words("key-e")}</kbd>
    </Ref>
  );
}

/**
 * Does the turn end by itself? It is answered like any other question, so bots wait and it can be taken back; and whoever takes it
 * back did not mean the end, which they never pressed, but what they did before it: that goes too, if it can.
 */
export function useTurnEndsItself({ asked }: Pointing, by: string | undefined): boolean {
  const confirming = useSettings((settings) => settings.confirm);
  const guided = useTable(({ allowed, listening }) => allowed !== null || listening);
  const underWay = useTable((store) => store.underWay);
  const match = useTable((store) => store.match);
  const { seat, steps, undo, question } = match;
  const last = steps.at(-1);
  const undone = last?.kind === "undo" && last.seat === seat;
  const stuck = undone && (undo?.count ?? 0) === 0;
  const forced = asked?.offers.every(({ path }) => path === by) ?? false;
  const ends = forced && !confirming && !guided && !stuck;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question
  useEffect(() => {
    if (!ends || underWay || document.visibilityState === "hidden") return;
    if (undone) useTable.getState().undo();
    else useTable.getState().answer([by!]);
  }, [ends, question]);
  return ends;
}
