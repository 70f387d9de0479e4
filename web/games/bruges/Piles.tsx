/** What lies in stock: two piles to draw from, the extra pile, statues, and what was discarded. */
import { useState } from "react";
import { CardBack } from "../../design/CardBack.js";
import { Icon } from "../../design/Icon.js";
import { lazyPart } from "../../shell/lazyPart.js";
import { useBeat } from "../../table/director.js";
import type { Drawn } from "../../table/drawing.js";
import { Ref } from "../../table/Ref.js";
import { useWords } from "../../words/Speaking.js";
import { pileTold } from "./boardTold.js";
import { Face } from "./Face.js";
import { SIDES } from "./spaces.js";

// Fetched when somebody looks through them.
const DiscardList = lazyPart(() => import("./DiscardList.js").then(({ DiscardList }) => DiscardList));

export function Piles({ view, pointing }: Drawn<"bruges">) {
  const words = useWords();
  const { piles, extra, statues } = view;
  return (
    <fieldset className="piles" aria-label={words("piles")}>
      {SIDES.map((side, place) => {
        const { cards, top } = piles[place] ?? { cards: 0, top: null };
        const ref = `pile:${side}`;
        return (
          <Ref
            key={side}
            of={ref}
            pointing={pointing}
            name={`${words.name(ref)}: ${pileTold(words, view, place)}`}
            className="pile"
          >
            <span className="stack">{top ? <CardBack colour={top} at={ref} /> : <span className="back none" />}</span>
            <span className="count">
              <b>{cards}</b> {words("bruges-left")}
            </span>
          </Ref>
        );
      })}
      <span
        className="stock"
        title={statues.length > 0 ? words("bruges-next-statue-about", { points: statues.at(-1)! }) : undefined}
      >
        <span data-at="statue">
          <Icon name="statue" />
        </span>
        {statues.length > 0 ? words("bruges-next-statue", { points: statues.at(-1)! }) : words("bruges-no-statue")}
      </span>
      {extra.cards > 0 && (
        <span className="stock" title={words("bruges-extra-about")}>
          {words("bruges-extra", { cards: extra.cards })}
          <span className="sr">. {words("bruges-extra-about")}</span>
        </span>
      )}
      <Discards cards={view.discards} />
    </fieldset>
  );
}

/** The discarded cards lie open: anybody may look through them. */
function Discards({ cards }: { cards: readonly string[] }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  // What is still lifted is counted when it lies there.
  const lifted = useBeat(({ beat }) => beat?.shown && !beat.again && beat.turn.deed?.id.startsWith("plays-for"));
  const title = words("bruges-discarded", { count: cards.length - Number(lifted ?? false) });
  return (
    <>
      <button
        type="button"
        className="stock discards"
        data-at={cards.length > 0 ? undefined : "discards"}
        aria-disabled={cards.length === 0 || undefined}
        onClick={() => cards.length > 0 && setOpen(true)}
      >
        {/* The last of them lies on top. */}
        {cards.length > 0 && (
          <span key={cards.at(-1)} className="mini" aria-hidden="true" data-at="discards">
            <Face id={cards.at(-1)!} />
          </span>
        )}
        {title}
      </button>
      {open && <DiscardList cards={cards} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}
