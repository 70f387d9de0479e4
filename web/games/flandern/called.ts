/** What spaces are called at this table: by the town they lie in. Their own names stand on no board but the terminal's. */
import { useEffect } from "react";
import type { TownView } from "../../protocol/flandern.js";
import { useCalled } from "../../words/Speaking.js";
import type { Called } from "../../words/words.js";
import { siteOf } from "./layout.js";
import { spaceIn } from "./lit.js";

/** Towns by site: `bruges` of `site-1`. */
export const calledIn =
  (towns: ReadonlyMap<string, string>): Called =>
  (ref, words) => {
    const space = spaceIn(ref);
    const town = space && towns.get(siteOf(space));
    if (!town) return null;
    return ref.startsWith("complete:") ? words("fl-complete-in", { town: `town:${town}` }) : words.name(`town:${town}`);
  };

/** Towns are founded once; until then a space is called by its site. */
export function useCalledSpaces(towns: readonly TownView[]): void {
  const founded = towns.map(({ site, town }) => `${site} ${town}`).join("\n");
  useEffect(() => {
    const sites = founded.split("\n").map((line) => line.split(" ") as [string, string]);
    useCalled.setState({ called: calledIn(new Map(sites)) });
  }, [founded]);
}
