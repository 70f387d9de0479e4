/** Showing: what is meant comes into sight. On the phone it may be on another view: then the Mentor turns there, and back again. */
import { useEffect, useState } from "react";

/** The first thing of these that is drawn, be it scrolled away. */
const drawnOf = (selectors: readonly string[]): HTMLElement | undefined =>
  selectors
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    .find((one) => one.getClientRects().length > 0);

const tabs = () => [...document.querySelectorAll<HTMLElement>(".dock-area > .tabs [role=tab]")];
const isOn = (tab: HTMLElement) => tab.getAttribute("aria-selected") === "true";
/** A view that was asked for is drawn a moment later. */
const aMoment = () => new Promise((done) => setTimeout(done, 0));

/** Turn to the view on which something of this is; says how to turn back, if there was anything to turn. */
async function turnTo(selectors: readonly string[]): Promise<(() => void) | null> {
  await aMoment();
  const before = tabs().find(isOn);
  if (selectors.length === 0 || !before || drawnOf(selectors)) return null;
  for (const tab of tabs().filter((one) => one !== before)) {
    tab.click();
    await aMoment();
    if (drawnOf(selectors)) return () => isOn(tab) && before.click();
  }
  before.click();
  return null;
}

/** Press what shows it, on whichever view it is: a town is looked at large. */
async function open(selector: string): Promise<void> {
  if (!selector) return;
  await aMoment();
  const door = () => document.querySelector<HTMLElement>(selector);
  const [first] = tabs();
  if (!door() && first && !isOn(first)) {
    first.click();
    await aMoment();
  }
  door()?.click();
}

/** Is all of it in sight? */
function isWhole(thing: HTMLElement): boolean {
  const [box, frame] = [thing.getBoundingClientRect(), thing.closest(".board-area")!.getBoundingClientRect()];
  return box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
}

/** What is meant, scrolled to; what is spoken of on the board, too, and as much of it as there is room for. */
function inSight(selectors: readonly string[]): HTMLElement | undefined {
  const thing = drawnOf(selectors);
  const [first, ...others] = selectors.flatMap((selector) => drawnOf([`.board-area ${selector}`]) ?? []);
  if (first && !isWhole(first)) first.scrollIntoView({ block: "start", inline: "center" });
  thing?.scrollIntoView({ block: "nearest", inline: "center" });
  for (const other of others.filter((one) => !isWhole(one))) {
    const board = other.closest(".board-area")!;
    const before = board.scrollTop;
    other.scrollIntoView({ block: "nearest", inline: "center" });
    if (!isWhole(first!)) board.scrollTop = before;
  }
  return thing;
}

/** As soon as something is meant it is turned to; when that is over, back to the view before. Is it anywhere? */
export function useShowing(rings: readonly string[], opens: string): boolean {
  const wanted = rings.join("\n");
  const [found, setFound] = useState(false);
  useEffect(() => {
    setFound(false);
    if (!wanted) return;
    const selectors = wanted.split("\n");
    let over = false;
    let back: (() => void) | null = null;
    open(opens)
      .then(() => turnTo(selectors))
      .then((turned) => {
        back = turned;
        if (over) back?.();
        else setFound(inSight(selectors) !== undefined);
      });
    return () => {
      over = true;
      back?.();
    };
  }, [wanted, opens]);
  return found;
}

/** Once more; and it has the focus if it can be pressed: so Enter does what was shown. */
export async function show(rings: readonly string[]): Promise<void> {
  await turnTo(rings);
  inSight(rings)?.focus();
}
