/** Opening a table and going to it. */
import { useState } from "react";
import { useLocation } from "wouter";
import type { Opened } from "../protocol/index.js";
import { useWords } from "../words/Speaking.js";
import { me } from "./api.js";
import { errorText } from "./errorText.js";

export interface Opening {
  busy: boolean;
  /** Why it did not work, in words; empty if it did or was not tried. */
  trouble: string;
  /** Have a table opened, as whoever one is, and go there. */
  open(opening: () => Promise<Opened>, search?: string): void;
}

export function useOpening(): Opening {
  const words = useWords();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const open = async (opening: () => Promise<Opened>, search = "") => {
    if (busy) return;
    setBusy(true);
    setTrouble("");
    try {
      await me(() => words("home-guest"));
      const { table } = await opening();
      go(`/t/${table}${search}`);
    } catch (failed) {
      setTrouble(errorText(words, failed));
      setBusy(false);
    }
  };
  return { busy, trouble, open };
}
