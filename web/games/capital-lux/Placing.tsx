/** An action that points at a part of the capital: a Cleric takes a card, an Agent places a modifier. */
import { colourClass } from "../../design/colours.js";
import { Hatch } from "../../design/Hatch.js";
import { Icon } from "../../design/Icon.js";
import type { Own, Profession } from "../../protocol/capital-lux.js";
import type { Drawn, Pointing } from "../../table/drawing.js";
import { Ref } from "../../table/Ref.js";
import { useWords } from "../../words/Speaking.js";
import { Hand } from "./Card.js";
import { warns } from "./outlook.js";
import { COLOUR, faceOf, modifierRef, PROFESSIONS, SIGN } from "./professions.js";
import { Said } from "./Said.js";
import { Faces, Tile } from "./Tile.js";

export function Placing({ pointing, own, me }: Drawn<"capital-lux"> & { own: Own }) {
  const words = useWords();
  return (
    <div className="lux-dock placing">
      <Hand faces={own.hand} pointing={pointing} label={words("hand")} at={`hand:${me}`} />
      {own.hand.length > 0 && (
        <div className="lux-in-hand">
          <span className="eyebrow">{words("hand")}</span>
          <Faces faces={own.hand} />
        </div>
      )}
      {own.drawn !== null && (
        <div
          className="lux-modifier"
          role="img"
          aria-label={words.name(modifierRef(own.drawn))}
          data-at="drawn-modifier"
        >
          <Icon name="modifier" />
          <b>{words.name(modifierRef(own.drawn))}</b>
          <small>{words("lux-only-you")}</small>
        </div>
      )}
      <div className="lux-places">
        {PROFESSIONS.map((profession, place) => (
          <Place key={profession} profession={profession} digit={place + 1} pointing={pointing} />
        ))}
      </div>
    </div>
  );
}

interface PlaceProps {
  profession: Profession;
  digit: number;
  pointing: Pointing;
}

function Place({ profession, digit, pointing }: PlaceProps) {
  const words = useWords();
  const ref = `capital:${profession}`;
  const { outcome, reason } = pointing.of(ref);
  const said = reason ?? outcome;
  const card = outcome?.args.card;
  return (
    <Ref
      of={ref}
      pointing={pointing}
      name={words.name(ref)}
      className={`offer lux-way ${colourClass(COLOUR[profession])}`}
      data-key={`${digit}`}
    >
      {typeof card === "string" ? (
        <Tile {...faceOf(card)} />
      ) : (
        <span className="plate">
          <Hatch />
          <Icon name={SIGN[profession]} />
        </span>
      )}
      <span className="what">
        <b>{words.name(ref)}</b>
        {said && <Said said={said} warns={warns(outcome)} />}
      </span>
      <kbd>{digit}</kbd>
    </Ref>
  );
}
