/** How Flandern 1302 tells of its turns: by the tile or piece, and the town it went to. */
import { colourClass } from "../../design/colours.js";
import { Icon } from "../../design/Icon.js";
import type { Heard } from "../../protocol/index.js";
import { idOf } from "../../table/refs.js";
import type { Telling, TurnPart } from "../../table/telling.js";
import { useWords } from "../../words/Speaking.js";
import { Picture } from "./ActionCard.js";
import { signOf } from "./Golden.js";
import { moments } from "./moments.js";
import { useTileName } from "./names.js";
import { TileArms } from "./TileArms.js";
import { SIDE, TileShape } from "./TileShape.js";
import { tileOf } from "./tileKinds.js";
import "./telling.css";

const PARTS: Record<string, TurnPart> = {
  "round-begins": "heading",
  leads: "table",
  influences: "table",
  founds: "table",
  reveals: "table",
  "town-is-scored": "table",
  "influence-bonus": "table",
  "game-ends": "table",
  "lays-centre": "main",
  builds: "main",
  "sets-up-site": "main",
  completes: "main",
  "picks-up": "main",
  "cannot-act": "main",
  "cannot-place": "main",
  "places-cathedral": "main",
  "places-guild-master": "main",
  "takes-golden": "deed",
  "reveals-golden": "deed",
  plays: "deed",
  "draws-from-pile": "deed",
};

const PIECES: Record<string, "site" | "cathedral" | "master" | "hand"> = {
  completes: "site",
  "places-cathedral": "cathedral",
  "places-guild-master": "master",
  "picks-up": "hand",
};

function Tile({ kind }: { kind: string }) {
  const tile = tileOf(kind);
  return (
    <span className={`told-tile ${colourClass(tile.arms)}`} data-flies>
      <TileShape shape={tile.shape} full>
        {(x, y) => <TileArms tile={tile} masters={tile.masters} x={x} y={y} unit={SIDE} />}
      </TileShape>
    </span>
  );
}

/** What it was done with: a tile, a piece, or a card. */
function Sign({ event: { id, args } }: { event: Heard }) {
  if (args.tile) return <Tile kind={idOf(`${args.tile}`)} />;
  const piece = PIECES[id];
  if (piece) return <Icon name={piece} />;
  const card = idOf(`${args.card}`);
  return id === "plays" ? <Picture card={card} /> : <Icon name={signOf(card)} />;
}

function Thing({ event }: { event: Heard }) {
  const words = useWords();
  const tileName = useTileName();
  const name = event.args.tile
    ? tileName(tileOf(idOf(`${event.args.tile}`)))
    : event.args.card
      ? words.name(`${event.args.card}`)
      : "";
  return (
    <span className="playing-card told-thing">
      <span className="pic">
        <Sign event={event} />
      </span>
      <b>{name}</b>
    </span>
  );
}

/** What everybody wants to hear of, whoever it strikes. */
const WEIGHS = ["guild-scores", "opens-suburbs"];

export const telling: Telling = {
  part: ({ id }) => PARTS[id] ?? "result",
  weighs: ({ id }) => WEIGHS.includes(id),
  results: () => [],
  places: ({ args }) => [args.space, args.town].flatMap((place) => (typeof place === "string" ? [place] : [])),
  Thing,
  Thumb: ({ event }) => (
    <span className="told-thumb">
      <Sign event={event} />
    </span>
  ),
  // All cards turn, and the numbers of the order: see Reveal.
  lasts: ({ id }) => (id === "reveals" ? 2900 : undefined),
  hasThing: ({ id, args }) => args.tile !== undefined || id in PIECES || id === "plays" || id === "reveals-golden",
  moments,
};
