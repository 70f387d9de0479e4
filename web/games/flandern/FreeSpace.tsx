/** A space nothing is built on: free, with its long sides heavy; covered; or in a town that takes no more. */
import { colourClass } from "../../design/colours.js";
import type { Arms } from "../../protocol/flandern.js";
import type { Message } from "../../protocol/index.js";
import type { Drawn } from "../../table/drawing.js";
import { withSign } from "../../table/Results.js";
import { useWords } from "../../words/Speaking.js";
import { middle, points, type Spot, sides } from "./geometry.js";
import type { Space } from "./layout.js";
import type { Lit } from "./lit.js";
import type { Look } from "./look.js";
import { Mark } from "./Mark.js";
import { useOutcome } from "./outcomes.js";
import { ShieldMark } from "./Shield.js";
import { ownGuilds, tileInHand } from "./seats.js";
import { TileArms } from "./TileArms.js";
import type { Tile } from "./tileKinds.js";

interface FreeSpaceProps {
  space: Space;
  /** The town it lies in. */
  here: string;
  /** Bare: no town has been founded here so far. */
  state: "free" | "covered" | "still" | "bare";
  outline: readonly Spot[];
  longSide: number;
  /** Its gate, if it has one: the letter, and where its plate is on the lattice. */
  gate: { letter: string; plate: Spot | null } | null;
  /** Where it lies and what it touches, in words. */
  lies: string;
  unit: number;
  small: boolean;
  lit: Lit | null;
  drawn: Drawn<"flandern">;
  look: Look;
}

export function FreeSpace({
  space,
  here,
  state,
  outline,
  longSide,
  gate,
  lies,
  unit,
  small,
  lit,
  drawn,
  look,
}: FreeSpaceProps) {
  const words = useWords();
  const outcome = useOutcome(drawn);
  const { pointing } = drawn;
  const what = words(
    state === "free" || state === "bare" ? `fl-space-${space.shape}` : state === "covered" ? "fl-covered" : "fl-closed",
  );
  const [x, y] = middle(outline);
  if (state === "covered" || state === "still") {
    const polygon = <polygon className={state} points={points(outline)} />;
    return (
      <Mark
        {...{ lit: null, pointing, space: space.id }}
        name={[here, what, lies].filter(Boolean).join(", ")}
        className="space"
        looks={look.at(what, "", "plain")}
      >
        {polygon}
        {state === "covered" && !small && <Cross x={x} y={y} size={unit * 0.16} />}
      </Mark>
    );
  }
  const held = tileInHand(pointing);
  const said = lit?.said ? (held ? outcome(lit.said, held.arms) : words.say(lit.said)) : "";
  const more = gate ? words("fl-gate", { letter: gate.letter }) : words("fl-long-sides");
  const title = lit?.state === "barred" ? words("fl-not-here") : what;
  return (
    <Mark
      lit={lit}
      pointing={pointing}
      space={space.id}
      name={[here, what, lies, said].filter(Boolean).join(", ")}
      className="space"
      looks={look.at(title, said || more, lit?.state === "picked" ? "open" : (lit?.state ?? "plain"))}
    >
      <polygon className="free" points={points(outline)} />
      {lit?.state === "open" && held && (
        <g className={`ghost ${colourClass(held.arms)}`}>
          <polygon className="ground" points={points(outline)} />
          <polygon className="tex" points={points(outline)} />
        </g>
      )}
      {lit?.state === "picked" && held && (
        <Chosen tile={held} site={pointing.asked?.why === "set-up-site"} {...{ outline, x, y, unit }} />
      )}
      {!small &&
        lit?.state !== "open" &&
        lit?.state !== "picked" &&
        sides(space.corners).map(({ length }, place) => {
          const [x1, y1] = outline[place]!;
          const [x2, y2] = outline[(place + 1) % outline.length]!;
          // biome-ignore lint/suspicious/noArrayIndexKey: an outline keeps its sides
          return length >= longSide && <path key={place} className="long" d={`M${x1} ${y1}L${x2} ${y2}`} />;
        })}
      {lit?.state === "open" && (
        <Brings said={lit.said} arms={held?.arms} own={ownGuilds(drawn)} {...roomBeside(gate?.plate, x, y, unit)} />
      )}
      {lit?.state === "barred" && !small && <Cross x={x} y={y} size={unit * 0.12} />}
    </Mark>
  );
}

/** Where a sign stands in a space: in its middle; beside the plate of a gate there is less room, so further from it. */
function roomBeside(plate: Spot | null | undefined, x: number, y: number, unit: number): SignProps {
  if (!plate) return { x, y, size: unit * 0.2 };
  const [right, down] = [x - plate[0] * unit, y - plate[1] * unit];
  const further = (unit * 0.22) / Math.hypot(right, down);
  return { x: x + right * further, y: y + down * further, size: unit * 0.15 };
}

interface SignProps {
  x: number;
  y: number;
  size: number;
}

interface ChosenProps {
  tile: Tile;
  /** Will it be under construction? */
  site: boolean;
  outline: readonly Spot[];
  x: number;
  y: number;
  unit: number;
}

/** The tile as it will lie on the space that is chosen, with a heavy ring that nothing else has. */
function Chosen({ tile, site, outline, x, y, unit }: ChosenProps) {
  const shape = points(outline);
  return (
    <g className={`district chosen ${colourClass(tile.arms)}`}>
      <polygon className="ground" points={shape} />
      <polygon className="tex" points={shape} />
      {site && <polygon className="site" points={shape} />}
      <TileArms tile={tile} masters={tile.masters} x={x} y={y} unit={unit} />
      <polygon className="rim" points={shape} />
      <polygon className="ring" points={shape} />
    </g>
  );
}

interface BringsProps extends SignProps {
  said: Message | null;
  arms: Arms | undefined;
  /** The guilds that score for the reader. */
  own: readonly Arms[];
}

/** What it would bring, and to whom: the arms stand beside it. Where that is not known, that something can be laid here. */
function Brings({ said, arms, own, ...at }: BringsProps) {
  if (said?.id !== "outcome-guild") return <Plus {...at} />;
  const { x, y, size } = at;
  const shift = arms ? size * 1.6 : 0;
  return (
    <g className={`brings ${arms && !own.includes(arms) ? "others" : ""} ${arms ? colourClass(arms) : ""}`}>
      {arms && <ShieldMark arms={arms} x={x - shift} y={y} size={size * 2.8} />}
      <text x={x + shift * 0.85} y={y + size * 0.8} fontSize={size * 2.2}>
        {withSign(Number(said.args.after) - Number(said.args.before))}
      </text>
    </g>
  );
}

const Plus = ({ x, y, size }: SignProps) => (
  <path className="plus" d={`M${x - size} ${y}h${2 * size}M${x} ${y - size}v${2 * size}`} />
);

const Cross = ({ x, y, size }: SignProps) => (
  <path
    className="cross"
    d={`M${x - size} ${y - size}l${2 * size} ${2 * size}M${x + size} ${y - size}l${-2 * size} ${2 * size}`}
  />
);
