/** Keys of the table. A thing that a key is for carries it as `data-key`; the first one on the screen that can be used is clicked. */
import { useEffect } from "react";
import { useSettings } from "../settings/settings.js";

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable);

/** The keys of choices in their order: after nine digits the letters that nothing else has. */
export const CHOICE_KEYS = "123456789dfkpqrv";

/** What is on the screen for a key. */
const thingsFor = (key: string) =>
  [...document.querySelectorAll<HTMLElement>("[data-key]")].filter(
    (one) => one.dataset.key === key && one.offsetParent !== null,
  );

/** What a press on the key is for now. */
export const thingFor = (key: string) => thingsFor(key).find((one) => one.getAttribute("aria-disabled") !== "true");

/**
 * Some keys have no thing of their own: G opens the log, A the player aid. They are given by their letter. Where all
 * that a key is for is closed, `closed` is told of it.
 */
export function useKeys(
  others: Readonly<Record<string, () => void>>,
  closed?: (key: string, things: readonly HTMLElement[]) => void,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        // The table and its voice both listen: a key presses once.
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        typing(event.target) ||
        document.querySelector("dialog[open]")
      ) {
        return;
      }
      // Enter belongs to whatever has the focus, if it is something that can be pressed; on what is picked already it confirms.
      if (
        event.key === "Enter" &&
        event.target instanceof HTMLElement &&
        event.target.closest("a, :is(button, [role=button]):not([aria-pressed=true])")
      ) {
        return;
      }
      // Whoever speaks to the machine, or has cats, switches single keys off.
      if (event.key.length === 1 && !useSettings.getState().keys) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (others[key]) return others[key]();
      const thing = thingFor(key);
      if (!thing) return closed?.(key, thingsFor(key));
      event.preventDefault();
      // What opens a sheet leaves the focus where it was: there it is again when the sheet is closed.
      if (thing.getAttribute("aria-haspopup") !== "dialog") thing.focus();
      thing.click();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [others, closed]);
}
