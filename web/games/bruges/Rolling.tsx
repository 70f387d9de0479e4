/** The roll: the five dice tumble one after the other, and what a die shows is not to be known before it lands. */
import { type CSSProperties, useEffect, useState } from "react";
import { Die, type Pips } from "../../design/Die.js";
import { Letter } from "../../design/Letter.js";
import type { Colour } from "../../protocol/bruges.js";
import type { Beat } from "../../table/director.js";
import { useWords } from "../../words/Speaking.js";
import { ROLL } from "./moments.js";
import { CARD_COLOURS } from "./spaces.js";

/** Shares of the whole: how long a die tumbles, and by how much the next is later. */
const TUMBLES = 700 / ROLL;
const LATER = 60 / ROLL;
const ROCKS = 0.82;
const TURNS_MS = 80;

export function Rolling({ roll: { moment, ms } }: { roll: Beat }) {
  const words = useWords();
  return (
    <fieldset className="dice rolling" aria-label={words("dice")}>
      {CARD_COLOURS.map((colour, place) => (
        <TumblingDie
          key={colour}
          colour={colour}
          face={Number(moment?.event.args[colour]) as Pips}
          delay={ms * LATER * place}
          ms={ms * TUMBLES}
        />
      ))}
    </fieldset>
  );
}

interface TumblingDieProps {
  colour: Colour;
  face: Pips;
  delay: number;
  ms: number;
}

function TumblingDie({ colour, face, delay, ms }: TumblingDieProps) {
  const [seen, setSeen] = useState<Pips>(anyFace);
  const [landed, land] = useState(false);
  useEffect(() => {
    const turning = setInterval(() => setSeen((last) => otherFace(last)), TURNS_MS);
    // It rocks on the side it will lie on.
    const landing = setTimeout(
      () => {
        clearInterval(turning);
        setSeen(face);
      },
      delay + ms * ROCKS,
    );
    return () => {
      clearInterval(turning);
      clearTimeout(landing);
    };
  }, [face, delay, ms]);
  const timing = { "--roll-delay": `${delay}ms`, "--roll-ms": `${ms}ms` } as CSSProperties;
  return (
    <span
      className={`die-cell c-${colour} ${landed ? "landed" : ""} ${landed && face > 4 ? "threatens" : ""}`}
      data-at={`die:${colour}`}
      aria-hidden="true"
      style={timing}
    >
      <i className="shadow" />
      <span className="thrown" onAnimationEnd={() => land(true)}>
        <Die colour={colour} face={seen} label="" />
      </span>
      <Letter colour={colour} className="of-die" />
      <small>{"\u00a0"}</small>
    </span>
  );
}

const anyFace = () => (1 + Math.floor(Math.random() * 6)) as Pips;
const otherFace = (last: Pips) => (((last + Math.floor(Math.random() * 5)) % 6) + 1) as Pips;
