/** The reveal: all cards turn together, then the influence cards, then the numbers of the order. */
import { useRef } from "react";
import { colourClass } from "../../design/colours.js";
import { Icon } from "../../design/Icon.js";
import type { Drawn } from "../../table/drawing.js";
import { idOf, seatIn } from "../../table/refs.js";
import { useWords } from "../../words/Speaking.js";
import { Picture } from "./ActionCard.js";
import { placeOf } from "./laid.js";
import "./reveal.css";
import { useScene } from "../../table/scenes.js";
import { Shield } from "./Shield.js";

export function Reveal({ view, chairs }: Drawn<"flandern">) {
  const words = useWords();
  const scene = useScene(["reveals"], 2800);
  // The order as it was when the cards turned: those who act quickly must not be gone from it already.
  const order = useRef<{ seq: number; places: (number | null)[] } | null>(null);
  if (!scene) return null;
  if (order.current?.seq !== scene.seq) {
    order.current = { seq: scene.seq, places: chairs.map(({ seat }) => placeOf(view, seat)) };
  }
  const { places } = order.current;
  // Whoever acts first may have nothing to decide, and be done by now.
  const first = places.filter((place) => place === null).length === 1 ? 1 : null;
  const plays = scene.events.map(({ args }) => ({
    seat: seatIn(args.seat)!,
    card: idOf(`${args.card}`),
    influence: Number(args.influence),
  }));
  return (
    <div className="fl-reveal" aria-hidden="true" key={scene.seq}>
      {plays.map(({ seat, card, influence }) => {
        const place = places[seat] ?? first;
        const { guild } = view.players[seat]!;
        return (
          <figure key={seat} className={colourClass(guild)}>
            <div className="turning">
              <span className="playing-card fl-card back">
                <Shield arms={guild} />
              </span>
              <span className="playing-card fl-card front">
                <Picture card={card} />
                <b>{words.name(`card:${card}`)}</b>
              </span>
            </div>
            <span className="with">
              {Array.from({ length: influence }, (_, count) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: influence cards are all alike
                <Icon key={count} name="influence" />
              ))}
            </span>
            <figcaption>
              <i>{place ?? <Icon name="check" />}</i>
              {chairs[seat]?.own ? words("fl-you") : chairs[seat]?.name}
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
