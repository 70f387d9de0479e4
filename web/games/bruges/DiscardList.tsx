/** The discarded cards, the last first: anybody may look through them, and at each. */
import { Sheet } from "../../design/Sheet.js";
import { useWords } from "../../words/Speaking.js";
import { Face } from "./Face.js";
import { lookAt, looks } from "./look.js";

interface DiscardListProps {
  cards: readonly string[];
  title: string;
  onClose: () => void;
}

export function DiscardList({ cards, title, onClose }: DiscardListProps) {
  const words = useWords();
  return (
    <Sheet title={title} close={words("bruges-close")} onClose={onClose} className="bruges-sheet">
      <ul className="discard-list">
        {cards.toReversed().map((card) => (
          <li key={card}>
            <button
              type="button"
              {...looks(card)}
              onClick={() => {
                onClose();
                lookAt(card);
              }}
            >
              <span className="mini">
                <Face id={card} />
              </span>
              {words.name(`card:${card}`)}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
