/** The hand: action cards in fixed places, the pile of the game of two, and the influence cards to go with a card. */
import { Icon } from "../../design/Icon.js";
import type { Drawn } from "../../table/drawing.js";
import { Ref } from "../../table/Ref.js";
import { useWords } from "../../words/Speaking.js";
import { ActionCard, TOWNS } from "./ActionCard.js";
import "./hand.css";

export function Hand(drawn: Drawn<"flandern">) {
  const words = useWords();
  const { view, me, pointing } = drawn;
  // The cards of a town that is out of the game are nobody's; before the centres lie, the hand itself tells.
  const player = view.players[me!]!;
  const inPlay = (card: string) => player.hand.includes(card) || view.towns.some((town) => town.town === card);
  const cards = [...TOWNS.filter(inPlay), "building-site", "pick-up"];
  const picking = pointing.picked.prefix.length > 0;
  return (
    <div className={`fl-hand n${cards.length}`} data-at={`hand:${me}`}>
      {cards.map((card, place) => (
        <ActionCard key={card} card={card} drawn={drawn} digit={picking ? null : place + 1} />
      ))}
      <span className="gap" />
      {view.players.length === 2 ? (
        <Ref
          of="button:pile"
          pointing={pointing}
          name={`${words("fl-pile")}, ${words(view.acted.includes("pile") ? "fl-pile-done" : "fl-pile-draw")}`}
          className={`playing-card fl-card pile ${view.acted.includes("pile") ? "away" : ""}`}
          data-key={picking ? undefined : "9"}
        >
          <span className="pic">
            <Icon name="hand" />
          </span>
          <span className="what">
            <b>{words("fl-pile")} </b>
            <small>{words(view.acted.includes("pile") ? "fl-pile-done" : "fl-pile-draw")}</small>
          </span>
        </Ref>
      ) : (
        <Influence {...drawn} />
      )}
    </div>
  );
}

/** How many influence cards go with the card: a click on a number plays it. */
function Influence({ view, me, pointing, shown }: Drawn<"flandern">) {
  const words = useWords();
  const { influence } = view.players[me!]!;
  const [card] = pointing.picked.prefix;
  const waits = shown.waiting?.[0]?.split("/")[1];
  return (
    <fieldset className={`fl-influence ${card ? "asks" : ""}`} aria-label={words("fl-influence")}>
      <p className="lead">
        <Icon name="influence" />
        <span>
          <b>{words("fl-influence")}</b>
          <small>{words(card ? "fl-influence-how-many" : "fl-influence-have", { cards: influence })}</small>
        </span>
      </p>
      <div className="counts">
        {/* Always there, so that no number takes the place of another when a card is chosen. */}
        {influence > 0 && (
          <button
            type="button"
            className={`count ${shown.waiting && !waits ? "is-picked" : ""}`}
            onClick={() => card && pointing.answer(card)}
            aria-disabled={!card || undefined}
            aria-label={`0: ${words("fl-without")}`}
          >
            0
          </button>
        )}
        {Array.from({ length: influence }, (_, place) => {
          const ref = `influence:${place + 1}`;
          return (
            <Ref
              key={ref}
              of={ref}
              pointing={pointing}
              name={words("fl-with", { cards: place + 1 })}
              isPicked={waits === ref || undefined}
              className="count"
              data-key={card ? `${place + 1}` : undefined}
            >
              {place + 1}
            </Ref>
          );
        })}
      </div>
    </fieldset>
  );
}
