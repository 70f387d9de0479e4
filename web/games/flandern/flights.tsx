/** What flies when something is told: tiles to their spaces, pieces to districts, cards, and points to the seats. */
import { colourClass } from "../../design/colours.js";
import { Icon } from "../../design/Icon.js";
import type { Arms } from "../../protocol/flandern.js";
import type { Heard } from "../../protocol/index.js";
import type { Drawn, Flight } from "../../table/drawing.js";
import { idOf } from "../../table/refs.js";
import "./flights.css";
import { Shield } from "./Shield.js";
import { seatOf } from "./seats.js";
import { TileShape } from "./TileShape.js";
import { tileOf } from "./tiles.js";

const site = <Icon name="site" className="fl-flying" />;
const cathedral = <Icon name="cathedral" className="fl-flying gilded" />;
const master = <Icon name="master" className="fl-flying" />;
const influence = <Icon name="influence" className="fl-flying gilded" />;

function Tile({ kind }: { kind: string }) {
  const { arms, shape } = tileOf(kind);
  return (
    <span className={`fl-flying-tile ${colourClass(arms)}`}>
      <TileShape shape={shape} full />
    </span>
  );
}

export function flights({ id, args }: Heard, { view }: Drawn<"flandern">): Flight[] {
  const seat = `${args.seat}`;
  const space = `${args.space}`;
  switch (id) {
    case "builds":
    case "sets-up-site":
      return [{ from: seat, to: space, piece: <Tile kind={idOf(`${args.tile}`)} /> }];
    case "completes":
      return [{ from: space, to: "stock:site", piece: site }];
    case "places-cathedral":
      return [{ from: "stock:cathedral", to: space, piece: cathedral }];
    case "places-guild-master":
      return [{ from: "stock:master", to: space, piece: master }];
    case "reveals-golden":
      return args.card === "golden:influence" ? [{ from: "golden", to: seat, piece: influence }] : [];
    case "guild-scores": {
      const guild = idOf(`${args.guild}`) as Arms;
      const owner = seatOf(view.players, guild);
      const to = owner === null ? `guild:${guild}` : `seat:${owner}`;
      const points = Number(args.points);
      return points > 0
        ? [{ from: `${args.town}`, to, piece: <Shield arms={guild} />, count: Math.ceil(points / 4) }]
        : [];
    }
    default:
      return [];
  }
}
