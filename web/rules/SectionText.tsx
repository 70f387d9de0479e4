/** A section of the rulebook: its picture, what it says, and what can be tried out below. */
import { useWords } from "../words/Speaking.js";
import type { Book, Section } from "./rulebook.js";
import "./section.css";
import { Text } from "./Text.js";

interface SectionTextProps {
  section: Section;
  book: Book;
  onSection?: (id: string) => void;
}

export function SectionText({ section: { id }, book, onSection }: SectionTextProps) {
  const words = useWords();
  const Picture = book.pictures[id];
  const Figure = book.figures[id];
  return (
    <div className="rule-section">
      {Picture && (
        <figure>
          {/* It is a picture: nothing in it can be pressed, and the caption says what is to be seen. */}
          <div className="picture" inert>
            <Picture />
          </div>
          <figcaption>
            <Text text={words(`rule-${id}-picture`)} onSection={onSection} />
          </figcaption>
        </figure>
      )}
      <Text text={words(`rule-${id}-text`)} onSection={onSection} />
      {Figure && <Figure />}
    </div>
  );
}
