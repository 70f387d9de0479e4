/** The contents of a rulebook, and a field to find a word in it: beside the text on a desk, folded above it on a phone. */
import { useRef } from "react";
import { useScreen } from "../table/screen.js";
import { useWords } from "../words/Speaking.js";
import type { Rulebook } from "./rulebook.js";
import { useWhere } from "./useWhere.js";

interface ContentsProps {
  sections: Rulebook;
  wanted: string;
  onWanted: (text: string) => void;
}

export function Contents({ sections, wanted, onWanted }: ContentsProps) {
  const words = useWords();
  const small = useScreen() !== "desk";
  const here = useWhere(sections);
  const folded = useRef<HTMLDetailsElement>(null);
  const list = (
    <nav aria-label={words("rules-contents")}>
      <ol>
        {sections.map(({ id }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={here === id ? "location" : undefined}
              onClick={() => folded.current?.removeAttribute("open")}
            >
              {words(`rule-${id}`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
  return (
    <div className="contents">
      <input
        className="field"
        type="search"
        value={wanted}
        onChange={(event) => onWanted(event.target.value)}
        placeholder={words("rules-search")}
        aria-label={words("rules-search")}
      />
      {small ? (
        <details ref={folded}>
          <summary>{here ? words(`rule-${here}`) : words("rules-contents")}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </div>
  );
}
