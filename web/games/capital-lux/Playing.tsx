/** A turn: the hand, and the two ways a card can go. The ways stand where they stand, whether a card is picked or not. */
import { colourClass } from "../../design/colours.js";
import { Hatch } from "../../design/Hatch.js";
import { Icon, type IconName } from "../../design/Icon.js";
import type { Own } from "../../protocol/capital-lux.js";
import type { Drawn, Pointing } from "../../table/drawing.js";
import { Ref } from "../../table/Ref.js";
import { useWords } from "../../words/Speaking.js";
import { Hand } from "./Card.js";
import { cardInHand, warns } from "./outlook.js";
import { COLOUR } from "./professions.js";
import { Said } from "./Said.js";

export function Playing({ pointing, me, own }: Drawn<"capital-lux"> & { own: Own }) {
  const words = useWords();
  const card = cardInHand(pointing);
  return (
    <div className="lux-dock playing">
      <Hand faces={own.hand} pointing={pointing} label={words("hand")} at={`hand:${me}`} />
      <div className={`lux-ways ${card ? colourClass(COLOUR[card.profession]) : ""}`}>
        <Way to="capital" icon="capital" pointing={pointing} />
        <Way to="hometown" icon="house" pointing={pointing} />
      </div>
    </div>
  );
}

function Way({ to, icon, pointing }: { to: "capital" | "hometown"; icon: IconName; pointing: Pointing }) {
  const words = useWords();
  const { outcome } = pointing.of(`to:${to}`);
  const key = to.charAt(0);
  return (
    <Ref of={`to:${to}`} pointing={pointing} name={words(`lux-play-${to}`)} className="offer lux-way" data-key={key}>
      <span className="plate">
        <Hatch />
        <Icon name={icon} />
      </span>
      <span className="what">
        <b>{words(`lux-play-${to}`)}</b>
        <Said said={outcome ?? { id: `lux-about-${to}`, args: {} }} warns={warns(outcome)} />
      </span>
      <kbd>{key.toUpperCase()}</kbd>
    </Ref>
  );
}
