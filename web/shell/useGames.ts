/** What the server says of its games: for how many, with which options. It stays the same as long as the page is open. */
import type { GameInfo, GameName } from "../protocol/index.js";
import { games } from "./api.js";
import { useFetched } from "./useFetched.js";

let known: Promise<GameInfo[]> | null = null;

function fetchOnce(): Promise<GameInfo[]> {
  known ??= games().catch((refusal: unknown) => {
    known = null;
    throw refusal;
  });
  return known;
}

/** By name; undefined until the server has told. */
export function useGames(): ((game: GameName) => GameInfo | undefined) | undefined {
  const { value } = useFetched(fetchOnce);
  return value && ((game) => value.find((one) => one.name === game));
}
