/** What goes on behind every page: the worker, the badge, and what was answered without a line and is still to be sent. */
import { useEffect } from "react";
import { sendWhenBack } from "../shell/outbox.js";
import { useWords } from "../words/Speaking.js";
import { useBadge } from "./useBadge.js";
import { useWorker } from "./useWorker.js";

export function Behind() {
  const words = useWords();
  useWorker();
  useBadge();
  useEffect(() => sendWhenBack(() => words("home-guest")), [words]);
  return null;
}
