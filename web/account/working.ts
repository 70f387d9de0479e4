/** Something that takes a while and may fail: whether it is under way, and why it failed. Who closes the browser's dialog is not told off. */
import { useState } from "react";
import { Refused } from "../shell/api.js";
import { errorText } from "../shell/errorText.js";
import { useWords } from "../words/Speaking.js";
import { NotGiven } from "./ways.js";

export function useWorking() {
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  /** The server wants this account to prove itself once more before it does that. */
  const [stale, setStale] = useState(false);
  const work = async <T>(deed: Promise<T>, then: (done: T) => void) => {
    setBusy(true);
    setTrouble("");
    try {
      then(await deed);
    } catch (failed) {
      setStale(failed instanceof Refused && failed.reason === "refused-not-fresh");
      setTrouble(failed instanceof NotGiven ? words("account-not-given") : errorText(words, failed));
    }
    setBusy(false);
  };
  return { busy, trouble, stale, work };
}
