/** Which seat of a finished match was one's own, and who one is: a record has only names, and at the table faces went by more. */
import { useEffect, useState } from "react";
import { beenHere, me } from "../shell/api.js";
import { useWords } from "../words/Speaking.js";
import type { OwnSeat } from "./replayData.js";
import { finishedByMe } from "./source.js";

async function ownSeatIn(match: string, guestName: () => string): Promise<OwnSeat | null> {
  // Whose session is over is refused here, and is made no new guest by looking.
  const seat = (await finishedByMe()).find((game) => game.match === match)?.seat;
  if (typeof seat !== "number") return null;
  const { id, portrait } = await me(guestName);
  return { seat, player: id, portrait: portrait ?? null };
}

/** Null for whoever only looks on, for a file, and until it is known. */
export function useOwnSeat(match: string | null): OwnSeat | null {
  const words = useWords();
  const [own, setOwn] = useState<OwnSeat | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language asks nothing again
  useEffect(() => {
    // Looking around makes nobody a guest.
    if (match && beenHere()) ownSeatIn(match, () => words("home-guest")).then(setOwn, () => undefined);
  }, [match]);
  return own;
}
