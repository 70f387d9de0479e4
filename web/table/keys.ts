/** Keys of the table. A thing that a key is for carries it as `data-key`; the first one on the screen that can be used is clicked. */
import { useEffect } from "react";

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable);

/** L opens the log: it has no thing of its own. */
export function useKeys(onLog: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
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
      if (event.key.toLowerCase() === "l") return onLog();
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const things = document.querySelectorAll<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
      const thing = [...things].find(
        (one) => one.offsetParent !== null && one.getAttribute("aria-disabled") !== "true",
      );
      if (!thing) return;
      event.preventDefault();
      thing.focus();
      thing.click();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [onLog]);
}
