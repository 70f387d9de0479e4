/** The words of a page: everything below speaks the reader's language, and the words of the game at the table. */
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { create } from "zustand";
import type { GameName } from "../protocol/index.js";
import type { Language } from "../settings/languages.js";
import { useSettings } from "../settings/settings.js";
import { gameCatalogue, shellCatalogue } from "./catalogues.js";
import { type Called, type Words, wordsFrom } from "./words.js";

const Spoken = createContext<Words | null>(null);

/** The words of this place. */
export function useWords(): Words {
  const words = useContext(Spoken);
  if (!words) throw new Error("nothing is spoken here: no <Speaking> around this component");
  return words;
}

/** What the game at the table calls its things there. */
export const useCalled = create<{ called?: Called }>(() => ({}));

interface Pages {
  language: Language;
  game: GameName | undefined;
  texts: string[];
}

async function pagesOf(language: Language, game: GameName | undefined): Promise<Pages> {
  const texts = await Promise.all([shellCatalogue(language), game ? gameCatalogue(game, language) : []]);
  return { language, game, texts: texts.flat() };
}

interface SpeakingProps {
  game?: GameName;
  players?: readonly string[];
  /** The reader's own seat, if they have one: in sentences it is "you". */
  me?: number | null;
  children: ReactNode;
}

/** Nothing is shown before the words are there; another language replaces them without a gap. */
export function Speaking({ game, players, me = null, children }: SpeakingProps) {
  const language = useSettings((settings) => settings.language);
  const [pages, setPages] = useState<Pages | null>(null);
  useEffect(() => {
    let wanted = true;
    pagesOf(language, game).then((found) => wanted && setPages(found));
    return () => {
      wanted = false;
    };
  }, [language, game]);
  const names = players?.join("\n") ?? "";
  const called = useCalled((table) => table.called);
  const [spoken, setSpoken] = useState<Words | null>(null);
  useEffect(() => {
    if (pages) setSpoken(() => wordsFrom(pages.language, pages.texts, names ? names.split("\n") : [], me, called));
  }, [pages, names, me, called]);
  return spoken && <Spoken.Provider value={spoken}>{children}</Spoken.Provider>;
}

/** For tests and for pages that have their words already. */
export const SpeakingWith = ({ words, children }: { words: Words; children: ReactNode }) => (
  <Spoken.Provider value={words}>{children}</Spoken.Provider>
);
