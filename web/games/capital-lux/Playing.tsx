/** A turn: the hand, and the two ways a card can go. The ways stand where they stand, whether a card is picked or not. */
import { colourClass } from "../../design/colours.js";
import { Hatch } from "../../design/Hatch.js";
import { Icon, type IconName } from "../../design/Icon.js";
import type { Own } from "../../protocol/capital-lux.js";
import type { Message } from "../../protocol/index.js";
import type { Drawn, Pointing } from "../../table/drawing.js";
import { Ref } from "../../table/Ref.js";
import { useWords } from "../../words/Speaking.js";
import { Hand } from "./Card.js";
import { fallingOf, isBad, type PlayedTo } from "./falling.js";
import { cardInHand, warns } from "./outlook.js";
import { COLOUR } from "./professions.js";
import { Said } from "./Said.js";

export function Playing({ view, pointing, me, own }: Drawn<"capital-lux"> & { own: Own }) {
  const words = useWords();
  const card = cardInHand(pointing);
  const falls = (to: PlayedTo) => (card ? fallingOf(view, me, { ...card, to }) : []);
  return (
    <div className="lux-dock playing">
      <Hand faces={own.hand} pointing={pointing} label={words("hand")} at={`hand:${me}`} />
      <div className={`lux-ways ${card ? colourClass(COLOUR[card.profession]) : ""}`} data-stage>
        <OneWay to="capital" icon="capital" pointing={pointing} falls={falls("capital")} />
        <OneWay to="hometown" icon="house" pointing={pointing} falls={falls("hometown")} />
      </div>
    </div>
  );
}

/** C for the capital, Y for your own: H asks for the hand, as in every game. */
const KEYS = { capital: "c", hometown: "y" };

interface OneWayProps {
  to: PlayedTo;
  icon: IconName;
  pointing: Pointing;
  /** What stays in the hand goes home too. */
  falls: readonly Message[];
}

function OneWay({ to, icon, pointing, falls }: OneWayProps) {
  const words = useWords();
  const { outcome } = pointing.of(`to:${to}`);
  const key = KEYS[to];
  return (
    <Ref
      of={`to:${to}`}
      pointing={pointing}
      name={[words(`lux-play-${to}`), ...falls.map(words.say)].join(", ")}
      className="offer lux-way"
      data-key={key}
    >
      <span className="plate">
        <Hatch />
        <Icon name={icon} />
      </span>
      <span className="what">
        <b>{words(`lux-play-${to}`)}</b>
        <Said said={outcome ?? { id: `lux-about-${to}`, args: {} }} warns={warns(outcome)} />
        {falls.map((said) => (
          <Said key={said.id + said.args.after} said={said} warns={isBad(said)} />
        ))}
      </span>
      <kbd>{key.toUpperCase()}</kbd>
    </Ref>
  );
}
