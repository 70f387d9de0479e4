/** What the game at this table says of itself, once it has come. */
import { useEffect, useState } from "react";
import type { Hearing } from "./ear.js";
import { hearingOf } from "./hearings.js";
import { useTable } from "./tableStore.js";

export function useHearing(): Hearing | undefined {
  const game = useTable((store) => store.match.table?.game);
  const [hearing, setHearing] = useState<Hearing>();
  useEffect(() => {
    if (game) void hearingOf(game).then((found) => setHearing(() => found));
  }, [game]);
  return hearing;
}
