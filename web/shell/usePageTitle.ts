/** What a page is called in its tab, and by a screen reader when it has come. */
import { useEffect } from "react";

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Guildtable`;
  }, [title]);
}
