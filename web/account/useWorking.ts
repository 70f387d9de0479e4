/** Something that takes a while and may fail: whether it is under way, and why it failed. Who closes the browser's dialog is not told off. */
import { useState } from "react";
import { Refused } from "../shell/api.js";
import { errorText } from "../shell/errorText.js";
import { useWords } from "../words/Speaking.js";
import { NotGiven } from "./accountCalls.js";

/** The server wants this account to prove itself once more before it does that. */
export const NOT_FRESH = "refused-not-fresh";

export function useWorking() {
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  /** Why the server would not do it: the same asked again is refused again. */
  const [refused, setRefused] = useState("");
  const work = async <T>(deed: Promise<T>, then: (done: T) => void) => {
    setBusy(true);
    setTrouble("");
    setRefused("");
    try {
      then(await deed);
    } catch (failed) {
      setRefused(failed instanceof Refused ? (failed.reason ?? "") : "");
      setTrouble(failed instanceof NotGiven ? words("account-not-given") : errorText(words, failed));
    }
    setBusy(false);
  };
  /** It has: what was asked for can be tried again. */
  const proved = () => {
    setRefused("");
    setTrouble("");
  };
  return { busy, trouble, refused, proved, work };
}
