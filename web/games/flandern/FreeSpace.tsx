/** A space nothing is built on: free, with its long sides heavy; covered; or in a town that takes no more. */
import { colourClass } from "../../design/colours.js";
import type { Message } from "../../protocol/index.js";
import type { Pointing } from "../../table/drawing.js";
import { withSign } from "../../table/Results.js";
import { useWords } from "../../words/Speaking.js";
import { middle, points, type Spot, sides } from "./geometry.js";
import type { Space } from "./layout.js";
import type { Lit } from "./lit.js";
import type { Look } from "./look.js";
import { Mark } from "./Mark.js";
import { armsInHand } from "./seats.js";

interface FreeSpaceProps {
  space: Space;
  /** The town it lies in. */
  here: string;
  /** Bare: no town has been founded here so far. */
  state: "free" | "covered" | "still" | "bare";
  outline: readonly Spot[];
  longSide: number;
  /** The letter of its gate, if it has one. */
  gate: string;
  /** Where it lies and what it touches, in words. */
  lies: string;
  unit: number;
  small: boolean;
  lit: Lit | null;
  pointing: Pointing;
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
  pointing,
  look,
}: FreeSpaceProps) {
  const words = useWords();
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
  const held = armsInHand(pointing);
  const said = lit?.said ? words.say(lit.said) : "";
  const more = gate ? words("fl-gate", { letter: gate }) : words("fl-long-sides");
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
        <g className={`ghost ${colourClass(held)}`}>
          <polygon className="ground" points={points(outline)} />
          <polygon className="tex" points={points(outline)} />
        </g>
      )}
      {!small &&
        lit?.state !== "open" &&
        sides(space.corners).map(({ length }, place) => {
          const [x1, y1] = outline[place]!;
          const [x2, y2] = outline[(place + 1) % outline.length]!;
          // biome-ignore lint/suspicious/noArrayIndexKey: an outline keeps its sides
          return length >= longSide && <path key={place} className="long" d={`M${x1} ${y1}L${x2} ${y2}`} />;
        })}
      {lit?.state === "open" && <Brings said={lit.said} x={x} y={y} size={unit * 0.2} />}
      {lit?.state === "barred" && !small && <Cross x={x} y={y} size={unit * 0.12} />}
    </Mark>
  );
}

interface SignProps {
  x: number;
  y: number;
  size: number;
}

/** What it would bring, where a tile is in hand and that is known; else that something can be laid here. */
function Brings({ said, ...at }: SignProps & { said: Message | null }) {
  if (said?.id !== "outcome-guild") return <Plus {...at} />;
  return (
    <text className="brings" x={at.x} y={at.y + at.size * 0.8} fontSize={at.size * 2.2}>
      {withSign(Number(said.args.after) - Number(said.args.before))}
    </text>
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
