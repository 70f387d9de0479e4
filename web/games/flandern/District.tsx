/** A district on the plan: its arms, its Guild Masters, the bars of a building site, the spires of a cathedral. */
import { colourClass } from "../../design/colours.js";
import type { Drawn } from "../../table/drawing.js";
import { middle, points, type Spot } from "./geometry.js";
import type { Laid } from "./laid.js";
import type { Space } from "./layout.js";
import type { Lit } from "./lit.js";
import type { Look } from "./look.js";
import { Mark } from "./Mark.js";
import { useDistrictName } from "./names.js";
import { useOutcome } from "./outcomes.js";
import { TileArms } from "./TileArms.js";

interface DistrictProps {
  space: Space;
  here: string;
  /** The side of the centre it lies on, in words. */
  lies: string;
  laid: Laid;
  outline: readonly Spot[];
  unit: number;
  small: boolean;
  fresh: boolean;
  lit: Lit | null;
  drawn: Drawn<"flandern">;
  look: Look;
}

export function District({ space, here, lies, laid, outline, unit, small, fresh, lit, drawn, look }: DistrictProps) {
  const outcome = useOutcome(drawn);
  const nameOf = useDistrictName();
  const { tile, building, masters, cathedral } = laid;
  const name = nameOf(laid);
  const said = lit?.said ? outcome(lit.said, tile.arms) : "";
  const shape = points(outline);
  const [mx, my] = middle(outline);
  const bare = small && tile.shape !== "centre";
  return (
    <Mark
      lit={lit}
      pointing={drawn.pointing}
      space={space.id}
      name={[here, name, lies, said].filter(Boolean).join(", ")}
      className={`district ${colourClass(tile.arms)} ${fresh ? "fresh" : ""}`}
      looks={look.at(name, said, lit?.state === "picked" ? "open" : (lit?.state ?? "plain"))}
    >
      <polygon className="ground" points={shape} />
      <polygon className="tex" points={shape} />
      {building && <polygon className="site" points={shape} />}
      {!bare && <TileArms tile={tile} masters={masters} x={mx} y={my} unit={unit} />}
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
