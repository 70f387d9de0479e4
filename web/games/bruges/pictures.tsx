/** Pictures of Bruges' rules: the table's own pieces, in a moment made up for each. */
import { CardBack } from "../../design/CardBack.js";
import { Die } from "../../design/Die.js";
import { Icon } from "../../design/Icon.js";
import { Glance } from "../../rules/Glance.js";
import { Pointers } from "../../rules/Pointers.js";
import type { Pictures } from "../../rules/rulebook.js";
import { litAt, sceneOf } from "../../rules/scene.js";
import "./board.css";
import "./city.css";
import { Dice } from "./Dice.js";
import { DrawPiles } from "./DrawPiles.js";
import { Threats } from "./Goods.js";
import { Houses } from "./Houses.js";
import { Majorities } from "./Majorities.js";
import { PersonCard } from "./PersonCard.js";
// The drawing whole: what it shares with these pictures would otherwise be sent in small pieces to everybody at a table.
import "./index.js";
import "./pictures.css";
import { PICTURED } from "./pictured.js";
import { Reputation } from "./Reputation.js";
import { Ring } from "./Ring.js";
import { ring, shape } from "./ringShape.js";
import "./town.css";

const DRAWN = sceneOf<"bruges">(PICTURED, 3);

const Drawing = () => (
  <div className="bruges-picture piles-picture">
    <DrawPiles {...sceneOf<"bruges">(PICTURED, 3, "pile:left", "pile:right")} first={1} />
  </div>
);

const Rolled = () => (
  <div className="bruges-picture rolled">
    <Dice {...DRAWN} />
    <span className="threats">
      <Threats player={PICTURED.players[0]!} seat={0} />
    </span>
  </div>
);

const Stairs = () => (
  <div className="bruges-picture">
    <Reputation {...DRAWN} />
  </div>
);

const Card = () => (
  <Pointers
    at={[
      [-9, 7],
      [-9, 20],
      [-9, 95],
      [109, 51],
      [109, 65],
      [109, 95],
    ]}
  >
    <div className="bruges-dock bruges-picture">
      <PersonCard id="prince" pointing={litAt()} number={null} folded={false} />
    </div>
  </Pointers>
);

/** The lower edge of the ring is enough: the own gate, and a canal to either side. */
const RING = ring(PICTURED.players, 0, shape(560, 440, 0.02));

const Canals = () => (
  <div className="bruges-picture canal-picture">
    <Ring ring={RING} players={PICTURED.players} seals={DRAWN.chairs.map(({ seal }) => seal)} label="" />
  </div>
);

const People = () => (
  <div className="bruges bruges-picture">
    <Houses {...sceneOf<"bruges">(PICTURED, 3, "person:prince")} />
  </div>
);

const Races = () => (
  <div className="bruges-picture">
    <Majorities {...DRAWN} />
  </div>
);

const Round = () => (
  <Glance
    steps={{
      draw: (
        <>
          <CardBack colour="red" />
          <CardBack colour="blue" />
        </>
      ),
      roll: (
        <>
          <Die colour="brown" face={1} label="" />
          <Die colour="yellow" face={6} label="" />
        </>
      ),
      play: (
        <>
          <Icon name="canal" />
          <Icon name="house" />
          <Icon name="person" />
        </>
      ),
      majorities: (
        <>
          <Icon name="maj-reputation" />
          <Icon name="maj-people" />
          <Icon name="maj-canal" />
        </>
      ),
    }}
  />
);

export const pictures: Pictures = {
  round: Round,
  drawing: Drawing,
  threats: Rolled,
  reputation: Stairs,
  uses: Card,
  canals: Canals,
  people: People,
  majorities: Races,
};
