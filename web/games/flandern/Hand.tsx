/** The hand: action cards in fixed places, the pile of the game of two, and the influence cards to go with a card. */
import { useEffect, useState } from "react";
import { Icon } from "../../design/Icon.js";
import type { Drawn } from "../../table/drawing.js";
import { lastPicked } from "../../table/picking.js";
import { Ref } from "../../table/Ref.js";
import { useWords } from "../../words/Speaking.js";
import { ActionCard, TOWNS } from "./ActionCard.js";
import "./hand.css";
import "./hand-sizes.css";
import { isFounding } from "./laid.js";

/** How long the reason stands, in milliseconds. */
const READ = 3500;

export function Hand(drawn: Drawn<"flandern">) {
  const words = useWords();
  const { view, me, pointing } = drawn;
  // The cards of a town that is out of the game are nobody's; before the centres lie, the hand itself tells.
  const player = view.players[me!]!;
  const inPlay = (card: string) => player.hand.includes(card) || view.towns.some((town) => town.town === card);
  const cards = [...TOWNS.filter(inPlay), "building-site", "pick-up"];
  const picking = lastPicked(pointing.picked).length > 0;
  // Digits belong to what is asked: to the cards, or to how many influence cards go with one.
  const choosing = pointing.following.some((ref) => ref.startsWith("card:"));
  const why = whyNot(drawn);
  // Who presses a card all the same is told why.
  const [pressed, setPressed] = useState<string | null>(null);
  useEffect(() => {
    if (!pressed) return;
    const timer = setTimeout(() => setPressed(null), READ);
    return () => clearTimeout(timer);
  }, [pressed]);
  return (
    <div className={`fl-hand n${cards.length} ${why ? "idle" : ""}`} data-at={`hand:${me}`} data-stage>
      {cards.map((card, place) => (
        <ActionCard
          key={card}
          card={card}
          drawn={drawn}
          digit={choosing ? place + 1 : null}
          onLook={why ? () => setPressed(why) : undefined}
        />
      ))}
      <p className="fl-why" role="status">
        {why && pressed === why && words(why)}
      </p>
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

/** Why no card can be played now; null where one can. */
export function whyNot({ view, shown, pointing: { asked } }: Drawn<"flandern">): string | null {
  if (asked?.why === "take-turn" && view.acted.includes("own")) return "fl-hand-acted";
  if (asked?.why === "choose-cards" || asked?.why === "take-turn") return null;
  if (isFounding(view)) return "fl-hand-founding";
  if (shown.waiting) return "fl-hint-waiting";
  return view.players.length === 2 ? "fl-hand-turn" : "fl-hand-round";
}

/** How many influence cards go with the card: a number only picks, Confirm plays. */
function Influence({ view, me, pointing, shown }: Drawn<"flandern">) {
  const words = useWords();
  const { influence } = view.players[me!]!;
  const [card, number] = lastPicked(pointing.picked);
  const waits = shown.waiting?.[0]?.split("/")[1];
  return (
    <fieldset
      className={`fl-influence ${card ? "asks" : ""} ${influence > 0 ? "" : "none"}`}
      aria-label={words("fl-influence")}
    >
      <p className="lead">
        <Icon name="influence" />
        <span>
          <b>{words("fl-influence")}</b>
          <small>
            {words(card && influence > 0 ? "fl-influence-how-many" : "fl-influence-have", { cards: influence })}
          </small>
        </span>
      </p>
      <div className="counts">
        {/* Always there, so that no number takes the place of another when a card is chosen. */}
        {influence > 0 && (
          <button
            type="button"
            className={`count ${(card && !number) || (shown.waiting && !waits) ? "is-picked" : ""}`}
            onClick={() => number && pointing.putBack(number)}
            aria-disabled={!card || undefined}
            aria-pressed={(card && !number) || undefined}
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
