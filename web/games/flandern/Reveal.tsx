/** The reveal: all cards turn together, then the influence cards, then the numbers of the order. With two, the card of the pile turns. */
import { type ReactNode, useRef } from "react";
import { colourClass } from "../../design/colours.js";
import { Icon } from "../../design/Icon.js";
import type { Arms } from "../../protocol/flandern.js";
import type { Drawn } from "../../table/drawing.js";
import { idOf, seatIn } from "../../table/refs.js";
import { useWords } from "../../words/Speaking.js";
import { Picture } from "./ActionCard.js";
import { placeOf } from "./laid.js";
import "./reveal.css";
import { useScene } from "../../table/scenes.js";
import { Shield } from "./Shield.js";

/** How long the card of the pile is seen, in milliseconds. */
export const TURNED = 1900;

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
            <Turning card={card} back={<Shield arms={guild} />} name={words.name(`card:${card}`)} />
            <span className="with">
              {Array.from({ length: influence }, (_, count) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: influence cards are all alike
                <Icon key={count} name="influence" />
              ))}
            </span>
            <figcaption>
              <i>{place ?? <Icon name="check" />}</i>
              {chairs[seat]?.name}
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}

/** The card somebody has drawn from the pile: whose guild it is of is known when it has turned. */
export function PileCard({ chairs }: Drawn<"flandern">) {
  const words = useWords();
  const scene = useScene(["draws-from-pile"], TURNED);
  const drawn = scene?.events.at(-1);
  if (!drawn) return null;
  const [arms, ...silver] = idOf(`${drawn.args.card}`).split("-");
  const chair = chairs[seatIn(drawn.args.seat)!];
  return (
    <div className="fl-reveal drawing" aria-hidden="true" key={scene!.seq}>
      <figure className={colourClass(arms as Arms)}>
        <Turning card={silver.join("-")} back={<Icon name="hand" />} name={words.name(`card:${silver.join("-")}`)}>
          <Shield arms={arms as Arms} letter />
        </Turning>
        <figcaption>{chair?.name}</figcaption>
      </figure>
    </div>
  );
}

interface TurningProps {
  card: string;
  name: string;
  back: ReactNode;
  children?: ReactNode;
}

const Turning = ({ card, name, back, children }: TurningProps) => (
  <div className="turning">
    <span className="playing-card fl-card back">{back}</span>
    <span className="playing-card fl-card front">
      <Picture card={card} />
      <b>{name}</b>
      {children}
    </span>
  </div>
);
