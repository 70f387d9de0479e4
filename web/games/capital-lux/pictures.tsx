/** Pictures of Capital Lux's rules: the table's own pieces, in a moment made up for each. */
import { Icon } from "../../design/Icon.js";
import { Glance } from "../../rules/Glance.js";
import { Pointers } from "../../rules/Pointers.js";
import type { Pictures } from "../../rules/rulebook.js";
import { litAt, sceneOf } from "../../rules/scene.js";
import { Hand, Shown } from "./Card.js";
import { Cell } from "./Cell.js";
import "./dock.css";
import { EndColumn } from "./EndColumn.js";
import { Hall } from "./Hall.js";
import { PICTURED, SAVED, WATCHED, WON } from "./pictured.js";
// The drawing whole: what it shares with these pictures would otherwise be sent in small pieces to everybody at a table.
import "./index.js";
import "./pictures.css";
import { PROFESSIONS, refOf } from "./professions.js";
import type { Column } from "./reckoning.js";
import "./round-end.css";
import "./round-end-sizes.css";
import { Seat } from "./Seat.js";
import { Tile } from "./Tile.js";

const DRAWN = sceneOf<"capital-lux">(PICTURED, 3);

const PACKET = ["scholar-5", "merchant-4", "agent-2", "cleric-6", "agent-5", "merchant-3"];
const KEPT = ["scholar-5", "cleric-6"].map(refOf);

/** Two of the packet are picked. */
const CHOOSING = {
  ...litAt(),
  of: (ref: string) => ({ open: true, reason: null, outcome: null, picked: KEPT.includes(ref) ? 1 : 0, count: 1 }),
};

const Packet = () => (
  <div className="lux-picture packet">
    <Hand faces={PACKET} pointing={CHOOSING} label="" at="" />
  </div>
);

const Card = () => (
  <Pointers
    at={[
      [-12, 14],
      [-12, 92],
      [112, 92],
    ]}
  >
    <div className="lux-picture single">
      <Shown face="scholar-5" />
    </div>
  </Pointers>
);

const Watched = () => (
  <div className="lux-picture">
    <Hall hall={WATCHED} drawn={{ ...DRAWN, view: { ...PICTURED, phase: "play" } }} />
  </div>
);

const PLACE = PROFESSIONS.indexOf("merchant");

const Limits = () => (
  <div className="lux-picture">
    <Hall hall={PICTURED.halls[PLACE]!} drawn={DRAWN} />
    {DRAWN.chairs.map((chair) => (
      <div key={chair.seat} className="lux-picture-row">
        <Seat chair={{ ...chair, own: false }} drawn={DRAWN} />
        <Cell seat={chair.seat} place={PLACE} drawn={DRAWN} />
      </div>
    ))}
  </div>
);

const Reckoned = ({ column }: { column: Column }) => (
  <div className="lux-picture lux-end">
    <EndColumn column={column} chairs={DRAWN.chairs.map((chair) => ({ ...chair, own: false }))} me={null} nth={0} />
  </div>
);

const Round = () => (
  <Glance
    steps={{
      choose: (
        <>
          <Tile profession="scholar" value={5} />
          <Tile profession="cleric" value={6} />
        </>
      ),
      play: (
        <>
          <Icon name="house" />
          <Icon name="capital" />
        </>
      ),
      end: (
        <>
          <Icon name="modifier" />
          <Icon name="gold" />
          <Icon name="laurel" />
        </>
      ),
    }}
  />
);

export const pictures: Pictures = {
  round: Round,
  choosing: Packet,
  playing: Card,
  agents: Watched,
  limits: Limits,
  gold: () => <Reckoned column={SAVED} />,
  bonus: () => <Reckoned column={WON} />,
};
