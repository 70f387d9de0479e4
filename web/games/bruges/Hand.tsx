/** One's own hand: cards, those drawn to be played at once, and those not looked at yet. */
import { CardBack } from "../../design/CardBack.js";
import type { Drawn } from "../../table/drawing.js";
import { useWords } from "../../words/Speaking.js";
import { arrows } from "./arrows.js";
import { PersonCard } from "./PersonCard.js";
import { cardInUse } from "./Uses.js";

/** A hand has so many places; an empty one stays, so that nothing beside it moves. */
const PLACES = 5;

export function Hand({ view, me, pointing, folded }: Drawn<"bruges"> & { folded: boolean }) {
  const words = useWords();
  const { own } = view;
  if (!own || me === null) return null;
  // While the keys 1 to 6 stand for uses, cards have none.
  const numbered = cardInUse(pointing) === null && pointing.following.some((ref) => ref.startsWith("card:"));
  const cards = [...own.hand, ...own.drawn];
  const { returned } = view.players[me]!;
  return (
    <section
      className={`hand ${cards.length > 5 ? "full-hand" : ""}`}
      aria-label={words("hand")}
      data-at={`hand:${me}`}
      data-slides=""
      onKeyDown={arrows}
    >
      {cards.map((card, place) => (
        <PersonCard
          key={card}
          id={card}
          pointing={pointing}
          number={numbered && place < 9 ? place + 1 : null}
          folded={folded || cards.length + own.unseen.length > 6}
          seen={returned.includes(card)}
        />
      ))}
      {own.unseen.map((colour, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards not looked at have nothing but their colour
        <span key={`unseen ${place}`} className={`unseen ${folded ? "folded" : ""}`} title={words("bruges-unseen")}>
          <CardBack
            colour={colour}
            at={`unseen:${place}`}
            label={words("bruges-unseen-told", { colour: words.name(`colour:${colour}`) })}
          />
        </span>
      ))}
      {Array.from({ length: Math.max(0, PLACES - cards.length - own.unseen.length) }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places are alike
        <span key={`place ${place}`} className={`place ${folded ? "folded" : ""}`} aria-hidden="true" />
      ))}
      {cards.length + own.unseen.length === 0 && <span className="sr">{words("bruges-no-cards")}</span>}
    </section>
  );
}
