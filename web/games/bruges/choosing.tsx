/** Choosing a guard house: its gate, and the two canals that go with it, from the first space to the fifth. */
import { colourClass } from "../../design/colours.js";
import { Hatch } from "../../design/Hatch.js";
import type { GuardHouse } from "../../protocol/bruges.js";
import type { SeatChoice } from "../../table/drawing.js";
import { useWords } from "../../words/Speaking.js";
import { GUARD_HOUSES, SIDES, spaces } from "./spaces.js";
import "./choosing.css";

const GATE = "M2 46V14l7-12 7 12v6h20v-6l7-12 7 12v32z";

function Sign({ value }: { value: string }) {
  return (
    <svg className={`guard-sign ${colourClass(value as GuardHouse)}`} viewBox="0 0 52 48" aria-hidden="true">
      <path className="stone" d={GATE} />
      <path className="tex" d={GATE} />
      <path className="arch" d="M18 46V33a8 8 0 0 1 16 0v13z" />
    </svg>
  );
}

function Facts({ value }: { value: string }) {
  return (
    <span className="guard-canals" aria-hidden="true">
      {SIDES.map((side) => (
        <span key={side}>
          {spaces(value as GuardHouse, side).map(({ colour, price }) => (
            <i key={price} className={colourClass(colour)}>
              <Hatch />
              <b>{price}</b>
            </i>
          ))}
        </span>
      ))}
    </span>
  );
}

function useName() {
  const words = useWords();
  return (value: string) => words.name(`guard:${value}`);
}

/** "left canal: blue 1, red 2, …; right canal: …". */
function useFacts() {
  const words = useWords();
  return (value: string) =>
    SIDES.map((side) => {
      const row = spaces(value as GuardHouse, side);
      const told = row.map(({ colour, price }) => `${words.name(`colour:${colour}`)} ${price}`);
      return `${words.name(`section:${side}`)}: ${told.join(", ")}`;
    }).join("; ");
}

export const choosing: SeatChoice = { values: GUARD_HOUSES, useName, useFacts, Sign, Facts };
