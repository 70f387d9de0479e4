/** Scenes: what was just told and is worth watching. */
import { useEffect, useRef, useState } from "react";
import type { Heard } from "../protocol/index.js";
import { isStill } from "../settings/settings.js";
import { holdTelling } from "./director.js";
import { useTable } from "./tableStore.js";

export interface JustTold {
  seq: number;
  events: readonly Heard[];
}

/** More than so many steps at once: one has been away, and nothing is played back. */
const MOST = 6;

/** A scene for who wants motion; the others read it in the log. Nothing else is told before it has closed. */
export function useScene(ids: readonly string[], ms: number): JustTold | null {
  const told = useJustTold(ids, ms);
  const scene = isStill() ? null : told;
  useEffect(() => (scene ? holdTelling() : undefined), [scene]);
  return scene;
}

/** The events of these kinds that have just been told, for so many ms. Any click or key ends it. */
export function useJustTold(ids: readonly string[], ms: number): JustTold | null {
  const steps = useTable((store) => store.match.steps);
  const seen = useRef<number | null>(null);
  const [scene, setScene] = useState<JustTold | null>(null);
  const wanted = ids.join(" ");
  useEffect(() => {
    const last = steps.at(-1)?.seq ?? 0;
    const before = seen.current;
    seen.current = last;
    if (before === null || document.visibilityState === "hidden") return;
    const fresh = steps.filter((step) => step.seq > before && step.kind === "reply");
    if (fresh.length > MOST) return;
    const events = fresh.flatMap((step) => step.events).filter((event) => wanted.split(" ").includes(event.id));
    if (events.length > 0) setScene({ seq: last, events });
  }, [steps, wanted]);
  useEffect(() => {
    if (!scene) return;
    const end = () => setScene(null);
    const timer = setTimeout(end, ms);
    window.addEventListener("pointerdown", end);
    window.addEventListener("keydown", end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pointerdown", end);
      window.removeEventListener("keydown", end);
    };
  }, [scene, ms]);
  return scene;
}
