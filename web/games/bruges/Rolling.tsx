/** The roll: the five dice tumble one after the other, and what a die shows is not to be known before it lands. */
import { type CSSProperties, useState } from "react";
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

/** It turns over in front of the face it will lie on, and both by the same clock: a page that is busy shows no wrong one at rest. */
function TumblingDie({ colour, face, delay, ms }: TumblingDieProps) {
  const [turns] = useState(otherFaces);
  const [landed, land] = useState(false);
  const timing = { "--roll-delay": `${delay}ms`, "--roll-ms": `${ms}ms` } as CSSProperties;
  return (
    <span
      className={`die-cell c-${colour} ${landed ? "landed" : ""} ${landed && face > 4 ? "threatens" : ""}`}
      data-at={`die:${colour}`}
      aria-hidden="true"
      style={timing}
    >
      <i className="shadow" />
      <span className="thrown" onAnimationEnd={({ target, currentTarget }) => target === currentTarget && land(true)}>
        <Die colour={colour} face={face} label="" />
        {!landed && (
          <span className="turning">
            {turns.map((turn) => (
              <Die key={turn} colour={colour} face={turn} label="" />
            ))}
            <span className={`die blank c-${colour}`}>
              <Letter colour={colour} />
            </span>
          </span>
        )}
      </span>
      <Letter colour={colour} className="of-die" />
      <small>{"\u00a0"}</small>
    </span>
  );
}

/** Three faces, in any order: of a die in the air more is not seen. */
function otherFaces(): Pips[] {
  const first = Math.floor(Math.random() * 6);
  return [0, 2, 5].map((more) => (((first + more) % 6) + 1) as Pips);
}
