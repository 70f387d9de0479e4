/** Why something did not work, in the reader's language; what we have no words for, in the server's. */
import type { Words } from "../words/words.js";
import { Refused } from "./api.js";

export function errorText(words: Words, failed: unknown): string {
  const code = failed instanceof Refused ? failed.code : "unreachable";
  const known = [failed instanceof Refused ? failed.reason : "", `refused-${code}`].find((id) => id && words.has(id));
  const reason = known ? words(known) : String((failed as Error).message);
  return words("new-failed", { reason });
}
