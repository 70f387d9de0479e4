/** Spotting: where on the table something is, shown by a ring around it. */

/** Whatever carries one of these refs or anchors. */
export const thingsAt = (places: readonly string[]): HTMLElement[] =>
  places.length === 0
    ? []
    : [
        ...document.querySelectorAll<HTMLElement>(
          places
            .map((place) => JSON.stringify(place))
            .map((name) => `[data-ref=${name}],[data-names~=${name}],[data-at=${name}]`)
            .join(","),
        ),
      ];

/** Is any of it on the screen? */
export function isSeen(thing: Element): boolean {
  const { width, top, bottom, left, right } = thing.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

const HOW = ["data-at", "data-ref", "data-names"] as const;

/** The things a place means, as far as they are seen: those on the board before those offered beside it, the last first. */
export function thingsSeen(place: string): Element[] {
  const name = JSON.stringify(place);
  const all = [...document.querySelectorAll(`[data-at=${name}],[data-ref=${name}],[data-names~=${name}]`)];
  // A thing that bears a name as its own comes before one that only holds what is called so.
  const rank = (thing: Element) =>
    HOW.findIndex((how) => thing.getAttribute(how)?.split(" ").includes(place)) * 4 +
    (thing.closest(".board-area") ? 0 : 2) +
    // Of equal things it is the one that was picked.
    (thing.classList.contains("is-picked") ? 0 : 1);
  return all
    .reverse()
    .filter(isSeen)
    .sort((one, other) => rank(one) - rank(other));
}

/** The first of these places that is seen. */
export function firstSeen(places: readonly string[], but?: ReadonlySet<Element>): Element | null {
  for (const place of places) {
    const found = thingsSeen(place).find((thing) => !but?.has(thing));
    if (found) return found;
  }
  return null;
}

export function spot(places: readonly string[], on: boolean): void {
  for (const thing of thingsAt(places)) thing.classList.toggle("is-spotted", on);
}

/** On a phone the table is longer than its window; at a desk all of it is seen. */
export function bringIntoView(places: readonly string[]): void {
  if (innerWidth > 720) return;
  const thing = thingsAt(places).find((one) => one.closest(".board-area"));
  thing?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
}

/** For a moment, and in view. */
export function spotFor(places: readonly string[], ms: number): void {
  const [first] = thingsAt(places);
  first?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  spot(places, true);
  setTimeout(() => spot(places, false), ms);
}

/** Where nothing moves: what has changed is outlined for a while. Of the places of each, the first that is seen. */
export function outline(each: readonly (readonly string[])[], ms: number): void {
  const things = new Set(each.map((places) => firstSeen(places)).filter((thing) => thing !== null));
  for (const thing of things) thing.classList.add("is-touched");
  setTimeout(() => {
    for (const thing of things) thing.classList.remove("is-touched");
  }, ms);
}
