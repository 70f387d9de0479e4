/** Showing: on the phone what is meant may be on another view. Then the Tutor turns to that view, and back again. */
import { useEffect } from "react";

const isThere = (selectors: readonly string[]): boolean =>
  selectors.some((selector) => [...document.querySelectorAll(selector)].some((one) => one.getClientRects().length > 0));

const tabs = () => [...document.querySelectorAll<HTMLElement>(".dock-area > .tabs [role=tab]")];
const isOn = (tab: HTMLElement) => tab.getAttribute("aria-selected") === "true";
/** A view that was asked for is drawn a moment later. */
const drawn = () => new Promise((done) => setTimeout(done, 0));

function inSight(selectors: readonly string[], block: ScrollLogicalPosition): HTMLElement | null {
  const thing = selectors.map((selector) => document.querySelector<HTMLElement>(selector)).find((one) => one !== null);
  thing?.scrollIntoView({ block, inline: "center" });
  return thing ?? null;
}

/** Turn to the view on which something of this is; says how to turn back, if there was anything to turn. */
async function turnTo(selectors: readonly string[]): Promise<(() => void) | null> {
  await drawn();
  const before = tabs().find(isOn);
  if (selectors.length === 0 || !before || isThere(selectors)) return null;
  for (const tab of tabs().filter((one) => one !== before)) {
    tab.click();
    await drawn();
    if (isThere(selectors)) {
      inSight(selectors, "center");
      return () => isOn(tab) && before.click();
    }
  }
  before.click();
  return null;
}

/** As soon as something is meant, its view is turned to; when that is over, back to the one before. */
export function useShowing(rings: readonly string[]): void {
  const wanted = rings.join("\n");
  useEffect(() => {
    let over = false;
    let back: (() => void) | null = null;
    turnTo(wanted ? wanted.split("\n") : []).then((found) => {
      back = found;
      if (over) back?.();
    });
    return () => {
      over = true;
      back?.();
    };
  }, [wanted]);
}

/** What is meant comes into sight, and has the focus if it can be pressed: so Enter does what was shown. */
export async function show(rings: readonly string[]): Promise<void> {
  await turnTo(rings);
  inSight(rings, "nearest")?.focus();
}
