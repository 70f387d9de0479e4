/** What is to be learned from the moment: the charts, the choices there were, or the log up to it. */
import { type ReactNode, useState } from "react";
import { useWords } from "../words/Speaking.js";

interface LearnProps {
  /** What stands on each page, by the message id of its tab. */
  pages: readonly { title: string; page: ReactNode }[];
}

export function Learn({ pages }: LearnProps) {
  const words = useWords();
  const [open, setOpen] = useState(0);
  return (
    <div className="learn">
      <div className="tabs" role="tablist" aria-label={words("replay-learn")}>
        {pages.map(({ title }, place) => (
          <button key={title} type="button" role="tab" aria-selected={place === open} onClick={() => setOpen(place)}>
            {words(title)}
          </button>
        ))}
      </div>
      {pages[open]?.page}
    </div>
  );
}
