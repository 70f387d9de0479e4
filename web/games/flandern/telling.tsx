/** How Flandern 1302 tells of its turns: by the tile or piece, and the town it went to. */
import { useLayoutEffect, useRef } from "react";
import { colourClass } from "../../design/colours.js";
import { Icon } from "../../design/Icon.js";
import type { FlandernView } from "../../protocol/flandern.js";
import type { Heard } from "../../protocol/index.js";
import { idOf } from "../../table/refs.js";
import { firstSeen } from "../../table/spotting.js";
import { useTable } from "../../table/tableStore.js";
import type { Telling, Turn, TurnPart } from "../../table/telling.js";
import { useWords } from "../../words/Speaking.js";
import type { Words } from "../../words/words.js";
import { Picture } from "./ActionCard.js";
import { signOf } from "./Golden.js";
import { inset, middle, points, type Spot, spotOf } from "./geometry.js";
import { layoutOf, spaceAt } from "./layout.js";
import { moments } from "./moments.js";
import { useTileName } from "./names.js";
import { TURNED } from "./Reveal.js";
import { seatOf } from "./seats.js";
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

/** A tile as it will lie: the outline of its space, turned as that is, and as large as it is seen on the board. */
function Lying({ event: { id, args } }: { event: Heard }) {
  const board = useTable(({ match }) => (match.shown?.view as FlandernView | undefined)?.board);
  const svg = useRef<SVGSVGElement>(null);
  const place = `${args.space}`;
  useLayoutEffect(() => {
    const seen = firstSeen([place])?.getBoundingClientRect();
    if (!seen || !svg.current) return;
    svg.current.style.width = `${seen.width}px`;
    svg.current.style.height = `${seen.height}px`;
  }, [place]);
  const tile = tileOf(idOf(`${args.tile}`));
  const space = board ? spaceAt(layoutOf(board), idOf(place)) : undefined;
  if (!space) return <Tile kind={tile.kind} />;
  const outline = inset(
    space.corners.map(spotOf).map(([x, y]): Spot => [x * SIDE, y * SIDE]),
    SIDE * 0.035,
  );
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [x, y] = middle(outline);
  return (
    <svg
      ref={svg}
      className="fl-plan lying"
      viewBox={`${left} ${top} ${Math.max(...xs) - left} ${Math.max(...ys) - top}`}
      aria-hidden="true"
      data-flies
    >
      <g className={`district ${colourClass(tile.arms)}`}>
        <polygon className="ground" points={points(outline)} />
        <polygon className="tex" points={points(outline)} />
        {id === "sets-up-site" && <polygon className="site" points={points(outline)} />}
        <TileArms tile={tile} masters={tile.masters} x={x} y={y} unit={SIDE} />
      </g>
    </svg>
  );
}

function Thing({ event }: { event: Heard }) {
  return event.args.tile && event.args.space ? <Lying event={event} /> : <Card event={event} />;
}

function Card({ event }: { event: Heard }) {
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
const WEIGHS = ["town-is-scored", "opens-suburbs"];

/** What a town paid, and to whom: the reader first, also where it was nothing, then whoever got most. A guild of nobody's is left out. */
function headline({ deed, events }: Turn, words: Words): Heard | null {
  const { shown, seat: me } = useTable.getState().match;
  const { town, value } = deed?.args ?? {};
  if (deed?.id !== "town-is-scored" || !shown) return null;
  const paid = new Map(me === null ? [] : [[me, 0]]);
  for (const { id, args } of events) {
    const seat = id === "guild-scores" ? seatOf((shown.view as FlandernView).players, idOf(`${args.guild}`)) : null;
    if (seat !== null) paid.set(seat, (paid.get(seat) ?? 0) + Number(args.points));
  }
  const parts = [...paid]
    .filter(([seat, points]) => points > 0 || seat === me)
    .sort(([one, less], [other, more]) => Number(other === me) - Number(one === me) || more - less)
    .map(([seat, points]) => words("fl-paid", { seat: `seat:${seat}`, points }));
  return parts.length > 0 ? { id: "fl-town-paid", args: { town: town!, value: value!, paid: parts.join(", ") } } : null;
}

export const telling: Telling = {
  part: ({ id }) => PARTS[id] ?? "result",
  weighs: ({ id }) => WEIGHS.includes(id),
  results: () => [],
  headline,
  saying: ({ deed }) => (deed?.id === "reveals" ? { id: "fl-reveals", args: {} } : null),
  places: ({ args }) => [args.space, args.town].flatMap((place) => (typeof place === "string" ? [place] : [])),
  Thing,
  Thumb: ({ event }) => (
    <span className="told-thumb">
      <Sign event={event} />
    </span>
  ),
  // All cards turn, and the numbers of the order, or the card of the pile: see Reveal.
  lasts: ({ id }) => (id === "reveals" ? 2900 : id === "draws-from-pile" ? TURNED : undefined),
  hasThing: ({ id, args }) => args.tile !== undefined || id in PIECES || id === "plays" || id === "reveals-golden",
  moments,
};
