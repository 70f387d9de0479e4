/** What I am called: empty for a guest without a name of their own, undefined until it is known. Looking makes nobody a guest. */
import { useEffect, useState } from "react";
import { useWords } from "../words/Speaking.js";
import { beenHere, me } from "./api.js";
import { isGuestName } from "./playerNames.js";

export function useOwnName(): string | undefined {
  const words = useWords();
  const [name, setName] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language asks nobody's name again
  useEffect(() => {
    if (!beenHere()) return setName("");
    me(() => words("home-guest")).then(
      (found) => setName(isGuestName(found.name) ? "" : found.name),
      () => setName(""),
    );
  }, []);
  return name;
}
