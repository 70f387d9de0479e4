/** Around whatever reads a rulebook: the book, and words that include its own. */
import { type ReactNode, useEffect, useState } from "react";
import type { GameName } from "../protocol/index.js";
import { useSettings } from "../settings/settings.js";
import { bookCatalogue } from "../words/book.js";
import { gameCatalogue, rulesCatalogue, shellCatalogue } from "../words/catalogues.js";
import { SpeakingWith } from "../words/Speaking.js";
import { type Words, wordsFrom } from "../words/words.js";
import { type Book, bookOf } from "./rulebook.js";

interface Read {
  words: Words;
  book: Book;
}

interface ReadingProps {
  game: GameName;
  /** Who sits where, for sentences that name seats. */
  players: readonly string[];
  children: (book: Book) => ReactNode;
}

/** Nothing is shown before the book is there; another language replaces it without a gap. */
export function Reading({ game, players, children }: ReadingProps) {
  const language = useSettings((settings) => settings.language);
  const [read, setRead] = useState<Read | null>(null);
  const names = players.join("\n");
  useEffect(() => {
    let wanted = true;
    const pages = [
      shellCatalogue(language),
      gameCatalogue(game, language),
      rulesCatalogue(game, language),
      bookCatalogue("figures", language),
      bookCatalogue(game, language),
    ];
    Promise.all([bookOf(game), ...pages]).then(([book, ...texts]) => {
      if (wanted) setRead({ book, words: wordsFrom(language, texts.flat(), names.split("\n")) });
    });
    return () => {
      wanted = false;
    };
  }, [language, game, names]);
  return read && <SpeakingWith words={read.words}>{children(read.book)}</SpeakingWith>;
}
