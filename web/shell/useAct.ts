/** Doing something at a table and saying why not, if not. The table itself tells when it is done. */
import { useState } from "react";
import { useWords } from "../words/Speaking.js";
import { errorText } from "./errorText.js";

export function useAct() {
  const words = useWords();
  const [trouble, setTrouble] = useState("");
  const act = (deed: Promise<unknown>) =>
    deed.then(
      () => setTrouble(""),
      (failed: unknown) => setTrouble(errorText(words, failed)),
    );
  return { act, trouble };
}
