/** The bell: one note, a mark on the tab and in the title when it is your turn, also while you look elsewhere. */
import { useEffect } from "react";
import { useSettings } from "../settings/settings.js";
import { useWords } from "../words/Speaking.js";
import { isAsked } from "./matchState.js";
import { sounding } from "./sounding.js";
import { useTable } from "./tableStore.js";

export function Bell() {
  const words = useWords();
  const asked = useTable((store) => isAsked(store.match));
  const bell = useSettings((settings) => settings.bell);
  const game = words("title");
  useEffect(() => {
    const before = document.title;
    document.title = asked ? `● ${words("table-your-turn")} · ${game}` : `${game} · Guildtable`;
    icon(asked);
    return () => {
      document.title = before;
      icon(false);
    };
  }, [asked, words, game]);
  useEffect(() => {
    if (asked && bell) sounding(({ ringBell }) => ringBell());
  }, [asked, bell]);
  return null;
}

/** The tab's own picture, with a mark or without. */
function icon(marked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link) link.href = marked ? "/icon-asked.svg" : "/icon.svg";
}
