/** Looking: what the mouse or the focus is on, so that a bubble can say what it is. */
import {
  type PointerEvent as ReactPointerEvent,
  type SyntheticEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
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
  onPointerEnter(event: ReactPointerEvent): void;
  onPointerLeave(): void;
  onFocus(event: SyntheticEvent): void;
  onBlur(): void;
}

/** So many px are no other place. */
const SAME = 4;

export function useLook(pointing: Pointing): { looked: Looked | null; look: Look } {
  const [looked, setLooked] = useState<Looked | null>(null);
  // What was said of a thing does not hold any more once something else can be pointed at.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that is when
  useEffect(() => setLooked(null), [pointing]);
  const pressed = useRef<{ clientX: number; clientY: number } | null>(null);
  useEffect(() => {
    // Who presses wants to see what comes of it: nothing is said there before the mouse has moved away.
    const press = (event: PointerEvent) => {
      pressed.current = event;
      if (event.target instanceof Element && event.target.closest(".is-open, .is-picked")) setLooked(null);
    };
    const type = () => {
      pressed.current = null;
    };
    window.addEventListener("pointerdown", press);
    window.addEventListener("keydown", type);
    return () => {
      window.removeEventListener("pointerdown", press);
      window.removeEventListener("keydown", type);
    };
  }, []);
  const look = useMemo<Look>(
    () => ({
      at: (title, text, tone) => {
        const see = ({ currentTarget }: SyntheticEvent) =>
          setLooked({ title, text, tone, at: currentTarget.getBoundingClientRect() });
        const enter = (event: ReactPointerEvent) => {
          const at = pressed.current;
          if (at && Math.hypot(event.clientX - at.clientX, event.clientY - at.clientY) < SAME) return;
          pressed.current = null;
          see(event);
        };
        // A press gives the focus, too; it is the keyboard's that is meant.
        const focus = (event: SyntheticEvent) => pressed.current === null && see(event);
        const away = () => setLooked(null);
        return { onPointerEnter: enter, onPointerLeave: away, onFocus: focus, onBlur: away };
      },
    }),
    [],
  );
  return { looked, look };
}
