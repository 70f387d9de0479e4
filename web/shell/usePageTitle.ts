/** What a page is called in its tab, and by a screen reader when it has come. */
import { useLayoutEffect } from "react";

export function usePageTitle(title: string): void {
  // Before the focus comes to its heading: then both are read.
  useLayoutEffect(() => {
    document.title = `${title} · Guildtable`;
  }, [title]);
}
