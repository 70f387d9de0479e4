/** Arrows move the focus inside a group: a hand, the six uses. */
import type { KeyboardEvent } from "react";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function arrows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  const things = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  const place = things.indexOf(document.activeElement as HTMLElement);
  if (place < 0) return;
  event.preventDefault();
  things[(place + step + things.length) % things.length]?.focus();
}
