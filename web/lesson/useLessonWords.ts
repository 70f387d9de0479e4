/** The words of a lesson: the table's, and what the Mentor says, which is fetched with it. */
import { useEffect, useMemo, useState } from "react";
import type { GameName } from "../protocol/index.js";
import { lessonCatalogue } from "../words/catalogues.js";
import { useWords } from "../words/Speaking.js";
import type { Words } from "../words/words.js";

/** Null until they are there. */
export function useLessonWords(game: GameName): Words | null {
  const words = useWords();
  const { language } = words;
  const [pages, setPages] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let wanted = true;
    lessonCatalogue(game, language).then((found) => wanted && setPages(found));
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return useMemo(() => pages && words.and(pages), [pages, words]);
}
