/** Looking: what the mouse or the focus is on, so that a bubble can say what it is. */
import { type SyntheticEvent, useEffect, useMemo, useState } from "react";
import type { Pointing } from "../../table/drawing.js";

export interface Looked {
  title: string;
  text: string;
  tone: "open" | "barred" | "plain";
  at: DOMRect;
}

export interface Look {
  /** Handlers for a thing that can be looked at. */
  at(title: string, text: string, tone: Looked["tone"]): LookHandlers;
}

export interface LookHandlers {
  onPointerEnter(event: SyntheticEvent): void;
  onPointerLeave(): void;
  onFocus(event: SyntheticEvent): void;
  onBlur(): void;
}

export function useLook(pointing: Pointing): { looked: Looked | null; look: Look } {
  const [looked, setLooked] = useState<Looked | null>(null);
  // What was said of a thing does not hold any more once something else can be pointed at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is when
  useEffect(() => setLooked(null), [pointing]);
  const look = useMemo<Look>(
    () => ({
      at: (title, text, tone) => {
        const see = ({ currentTarget }: SyntheticEvent) =>
          setLooked({ title, text, tone, at: currentTarget.getBoundingClientRect() });
        const away = () => setLooked(null);
        return { onPointerEnter: see, onPointerLeave: away, onFocus: see, onBlur: away };
      },
    }),
    [],
  );
  return { looked, look };
}
