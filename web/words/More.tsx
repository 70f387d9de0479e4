/** Further pages of words for whatever stands inside; nothing of it is shown before they are there. */
import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { Language } from "../settings/languages.js";
import { bookCatalogue } from "./book.js";
import { SpeakingWith, useWords } from "./Speaking.js";

interface Found {
  names: string;
  language: Language;
  texts: readonly string[];
}

export function More({ pages, children }: { pages: readonly string[]; children: ReactNode }) {
  const words = useWords();
  const { language } = words;
  const [found, setFound] = useState<Found | null>(null);
  const names = pages.join(" ");
  useEffect(() => {
    let wanted = true;
    Promise.all(names.split(" ").map((page) => bookCatalogue(page, language))).then((texts) => {
      if (wanted) setFound({ names, language, texts: texts.flat() });
    });
    return () => {
      wanted = false;
    };
  }, [language, names]);
  // Other names at the table are other words, and the same pages; other pages are waited for.
  const more = useMemo(() => (found?.names === names ? words.and(found.texts) : null), [words, found, names]);
  return more && <SpeakingWith words={more}>{children}</SpeakingWith>;
}
