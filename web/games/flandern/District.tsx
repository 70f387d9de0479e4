/** A district on the plan: its arms, its Guild Masters, the bars of a building site, the spires of a cathedral. */
import { colourClass } from "../../design/colours.js";
import type { Pointing } from "../../table/drawing.js";
import { useWords } from "../../words/Speaking.js";
import { middle, points, type Spot } from "./geometry.js";
import type { Laid } from "./laid.js";
import type { Shape, Space } from "./layout.js";
import type { Lit } from "./lit.js";
import type { Look } from "./look.js";
import { Mark } from "./Mark.js";
import { useDistrictName } from "./names.js";
import { ShieldMark } from "./Shield.js";

/** How large the arms are on each shape, in units of the lattice. */
const ARMS_SIZE: Record<Shape, number> = { centre: 1.12, small: 0.66, medium: 0.74, large: 0.98 };
const MOST_FIGURES = 4;

interface DistrictProps {
  space: Space;
  here: string;
  laid: Laid;
  outline: readonly Spot[];
  unit: number;
  small: boolean;
  fresh: boolean;
  lit: Lit | null;
  pointing: Pointing;
  look: Look;
}

export function District({ space, here, laid, outline, unit, small, fresh, lit, pointing, look }: DistrictProps) {
  const words = useWords();
  const nameOf = useDistrictName();
  const { tile, building, masters, cathedral } = laid;
  const name = nameOf(laid);
  const said = lit?.said ? words.say(lit.said) : "";
  const shape = points(outline);
  const size = unit * ARMS_SIZE[tile.shape];
  const [mx, my] = middle(outline);
  const bare = small && tile.shape !== "centre";
  // Figures stand to the right of the arms, which make room for them.
  const shift = Math.min(masters, 3) * size * 0.13;
  return (
    <Mark
      lit={lit}
      pointing={pointing}
      space={space.id}
      name={[here, name, said].filter(Boolean).join(", ")}
      className={`district ${colourClass(tile.arms)} ${fresh ? "fresh" : ""}`}
      looks={look.at(name, said, lit?.state === "picked" ? "open" : (lit?.state ?? "plain"))}
    >
      <polygon className="ground" points={shape} />
      <polygon className="tex" points={shape} />
      {building && <polygon className="site" points={shape} />}
      {!bare && (
        <>
          <ShieldMark arms={tile.arms} x={mx - shift} y={my} size={size} special={tile.special} />
          {Array.from({ length: Math.min(masters, MOST_FIGURES) }, (_, place) => (
            <use
              // biome-ignore lint/suspicious/noArrayIndexKey: figures are all alike
              key={place}
              className="master"
              href="#i-master"
              x={mx - shift + size * (0.2 + place * 0.27)}
              y={my + size * 0.06}
              width={size * 0.46}
              height={size * 0.46}
            />
          ))}
        </>
      )}
      {cathedral && (
        <use
          className="cathedral"
          href="#i-cathedral"
          x={mx - unit * 0.42}
          y={my - unit * 0.46}
          width={unit * 0.84}
          height={unit * 0.84}
        />
      )}
      {fresh && <polygon className="halo" points={shape} />}
      {lit && lit.state !== "barred" && <polygon className="ring" points={shape} />}
    </Mark>
  );
}
