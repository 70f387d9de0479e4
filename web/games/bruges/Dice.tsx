/** The five dice, always in the order of the colours: what they brought this round, or grey until they are rolled. */
import { useEffect } from "react";
import { Die, type Pips } from "../../design/Die.js";
import { Icon } from "../../design/Icon.js";
import { Letter } from "../../design/Letter.js";
import type { Colour } from "../../protocol/bruges.js";
import { lazyPart } from "../../shell/lazyPart.js";
import { useBeat } from "../../table/director.js";
import type { Drawn } from "../../table/drawing.js";
import { Ref } from "../../table/Ref.js";
import { useWords } from "../../words/Speaking.js";
import { isRolled, priceTold } from "./boardTold.js";
import { CARD_COLOURS, penaltyOf } from "./spaces.js";
import "./dice.css";

// Fetched with the first card one draws: nobody rolls before that.
const Rolling = lazyPart(() => import("./Rolling.js").then(({ Rolling }) => Rolling));

/** The roll that is being told. */
export const useRoll = () => useBeat(({ beat }) => (beat?.moment?.event.id === "rolls" ? beat : null));

export function Dice(drawn: Drawn<"bruges">) {
  const words = useWords();
  const roll = useRoll();
  const { view } = drawn;
  const rolled = isRolled(view);
  const draws = (view.own?.unseen.length ?? 0) > 0;
  useEffect(() => {
    if (draws) Rolling.ahead();
  }, [draws]);
  const note = priceTold(words, view);
  return (
    <div className="dice-box">
      {roll ? (
        <Rolling key={roll.id} roll={roll} />
      ) : (
        <fieldset className="dice" aria-label={words("dice")}>
          {CARD_COLOURS.map((colour) =>
            rolled ? <Fallen key={colour} colour={colour} {...drawn} /> : <Blank key={colour} colour={colour} />,
          )}
        </fieldset>
      )}
      <p className={`dice-note ${roll ? "rolling" : ""}`}>{note}</p>
    </div>
  );
}

/** Not rolled yet: face down, known by its letter. */
const Blank = ({ colour }: { colour: Colour }) => (
  <span className="die-cell" data-at={`die:${colour}`} aria-hidden="true">
    <span className={`die blank c-${colour}`}>
      <Letter colour={colour} />
    </span>
    <small>{"\u00a0"}</small>
  </span>
);

function Fallen({ colour, view, pointing }: Drawn<"bruges"> & { colour: Colour }) {
  const words = useWords();
  const face = view.dice[colour]! as Pips;
  const penalty = words.name(`penalty:${penaltyOf(colour)}`);
  const brings = face > 4 ? penalty : face < 3 ? words("bruges-costs", { face }) : "";
  const about =
    face > 4
      ? words("bruges-die-strikes", { penalty })
      : words(face < 3 ? "bruges-die-costs" : "bruges-die-nothing", { face });
  const label = `${words("bruges-die-told", { colour: words.name(`colour:${colour}`), face })}. ${about}`;
  const picture = <Die colour={colour} face={face} label={label} />;
  return (
    <span className={`die-cell c-${colour}`} data-at={`die:${colour}`} title={about}>
      {pointing.of(`die:${colour}`).open ? (
        <Ref of={`die:${colour}`} pointing={pointing} name={label}>
          {picture}
        </Ref>
      ) : (
        picture
      )}
      <Letter colour={colour} className="of-die" />
      <small className={face > 4 ? "strikes" : ""}>
        {face > 4 && <Icon name={penaltyOf(colour)} />}
        <span>{brings || "\u00a0"}</span>
      </small>
    </span>
  );
}
