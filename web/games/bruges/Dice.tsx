/** The five dice of the round, and what they brought: threats, and the price of a step. */
import { Die, type Face } from "../../design/Die.js";
import { Icon } from "../../design/Icon.js";
import type { Colour } from "../../protocol/bruges.js";
import type { Drawn } from "../../table/drawing.js";
import { Ref } from "../../table/Ref.js";
import { useWords } from "../../words/Speaking.js";
import { COLOURS, penaltyOf } from "./board.js";

/** In ascending order, so that what a step costs stands left and what threatens right. */
const sorted = (dice: Record<string, number>): Colour[] =>
  COLOURS.filter((colour) => dice[colour]).sort((a, b) => dice[a]! - dice[b]!);

export function Dice({ view, pointing }: Drawn<"bruges">) {
  const words = useWords();
  const { dice, step_price, round } = view;
  const rolled = sorted(dice);
  if (rolled.length === 0) return <p className="dice-note">{words("bruges-not-rolled")}</p>;
  return (
    <div className="dice-box">
      <fieldset className="dice" aria-label={words("dice")}>
        {rolled.map((colour) => {
          const face = dice[colour]! as Face;
          const penalty = words.name(`penalty:${penaltyOf(colour)}`);
          const brings = face > 4 ? penalty : face < 3 ? words("bruges-costs", { face }) : "";
          const about =
            face > 4
              ? words("bruges-die-strikes", { penalty })
              : words(face < 3 ? "bruges-die-costs" : "bruges-die-nothing", { face });
          const label = `${words("bruges-die-told", { colour: words.name(`colour:${colour}`), face })}. ${about}`;
          const picture = <Die key={`${round} ${face}`} colour={colour} face={face} label={label} />;
          return (
            <span className="die-cell" key={colour} data-at={`die:${colour}`} title={about}>
              {pointing.of(`die:${colour}`).open ? (
                <Ref of={`die:${colour}`} pointing={pointing} name={label}>
                  {picture}
                </Ref>
              ) : (
                picture
              )}
              <small className={face > 4 ? "strikes" : ""}>
                {face > 4 && <Icon name={penaltyOf(colour)} />}
                <span>{brings || "\u00a0"}</span>
              </small>
            </span>
          );
        })}
      </fieldset>
      <p className="dice-note">{words("bruges-step-price", { price: step_price })}</p>
    </div>
  );
}
