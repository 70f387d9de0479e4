/** The city: the ring of canals, and within it dice, reputation and piles. One's own gate is at the bottom. */
import { type CSSProperties, type ReactNode, useMemo } from "react";
import { Street } from "../../design/Street.js";
import type { Drawn } from "../../table/drawing.js";
import { Ref } from "../../table/Ref.js";
import { useWords } from "../../words/Speaking.js";
import { useBox } from "./box.js";
import { canalTold } from "./canals.js";
import { SIDES, spaces } from "./spaces.js";
import "./city.css";
import "./digging.css";
import { Dice } from "./Dice.js";
import { Races } from "./Majorities.js";
import { Piles } from "./Piles.js";
import { Reputation } from "./Reputation.js";
import { Ring } from "./Ring.js";
import { type RingShape, ring, shape } from "./ringShape.js";

type CityProps = Drawn<"bruges"> & { roundness?: number; small?: boolean };

export function City({ roundness = 0.38, small = false, ...drawn }: CityProps) {
  const { view, me, chairs } = drawn;
  const words = useWords();
  const [box, size] = useBox<HTMLElement>();
  const { players } = view;
  const drawnRing = useMemo(
    () => (size && size.width > 0 ? ring(players, me ?? 0, shape(size.width, size.height, roundness)) : null),
    [size, players, me, roundness],
  );
  const seals = useMemo(() => chairs.map((chair) => chair.seal), [chairs]);
  return (
    <section
      className={`city ${small ? "small" : ""}`}
      ref={box}
      aria-label={words("bruges-city")}
      style={{ "--ring": `${drawnRing?.size ?? 30}px` } as CSSProperties}
    >
      {drawnRing && <Ring ring={drawnRing} players={players} seals={seals} label={words("bruges-ring")} />}
      {chairs.map(({ seat, name }) => (
        <p key={seat} className="sr">
          {name}: {SIDES.map((side) => canalTold(words, players[seat]!, side)).join(" ")}
        </p>
      ))}
      {!small && <Street className="skyline" width={620} height={66} seed={41} min={24} max={36} belfry={150} />}
      <div className="core">
        <Dice {...drawn} />
        <Reputation {...drawn} />
        {!small && <Piles {...drawn} />}
        {!small && <Races {...drawn} />}
      </div>
      {drawnRing && me !== null && <Sections ring={drawnRing} {...drawn} />}
    </section>
  );
}

/** The two sections that can be pointed at: at their next space to build, or at their outermost token to lose. */
function Sections({ ring: { gates, size }, view, me, pointing }: CityProps & { ring: RingShape }): ReactNode {
  const words = useWords();
  return SIDES.map((side, section) => {
    const ref = `section:${side}`;
    const { open, outcome, picked } = pointing.of(ref);
    const { built, price } = view.players[me!]!.canals[section]!;
    const number = outcome?.id.startsWith("outcome-lose") ? built : built + 1;
    const space = gates[0]!.spaces.find((one) => one.side === side && one.number === number);
    if (!space || (!open && !picked)) return null;
    const { colour } = spaces(view.players[me!]!.guard_house, side)[number - 1]!;
    const name = words("bruges-space-told", {
      side: words.name(ref),
      number,
      colour: words.name(`colour:${colour}`),
      price,
    });
    const wide = size * 1.25;
    return (
      <Ref
        key={side}
        of={ref}
        pointing={pointing}
        name={name}
        className="dig"
        title={outcome ? words.say(outcome) : name}
        style={{ left: space.spot.x - wide / 2, top: space.spot.y - wide / 2, width: wide, height: wide }}
      />
    );
  });
}
