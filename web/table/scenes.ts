/** Scenes: what was just told and is worth watching. */
import { useEffect, useRef, useState } from "react";
import { isStill } from "../app/settings.js";
import type { Heard } from "../protocol/index.js";
import { useSitting } from "./store.js";

export interface Scene {
  seq: number;
  events: readonly Heard[];
}

/** More than so many steps at once: one has been away, and nothing is played back. */
const MOST = 6;

/** A scene for who wants motion; the others read it in the log. */
export function useScene(ids: readonly string[], ms: number): Scene | null {
  const scene = useJustTold(ids, ms);
  return isStill() ? null : scene;
}

/** The events of these kinds that have just been told, for so many ms. Any click or key ends it. */
export function useJustTold(ids: readonly string[], ms: number): Scene | null {
  const steps = useSitting((sitting) => sitting.course.steps);
  const seen = useRef<number | null>(null);
  const [scene, setScene] = useState<Scene | null>(null);
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
