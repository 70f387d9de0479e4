/** A tile to lay: its outline with the long sides heavy, how many are left, how many spaces it fits. */
import type { Pointing } from "../../table/drawing.js";
import { CHOICE_KEYS } from "../../table/keys.js";
import { lastPicked } from "../../table/picking.js";
import { Ref } from "../../table/Ref.js";
import { aloud } from "../../words/aloud.js";
import { useWords } from "../../words/Speaking.js";
import type { Choosable } from "./choosable.js";
import { useTileName } from "./names.js";
import { TileShape } from "./TileShape.js";
import type { Tile } from "./tileKinds.js";

interface TileChoiceProps {
  one: Choosable;
  pointing: Pointing;
  /** The digit that points at it. */
  digit: number | null;
}

export function TileChoice({ one, pointing, digit }: TileChoiceProps) {
  const words = useWords();
  const nameOf = useTileName();
  const { tile, ref, left, fits, best, reason, why } = one;
  const brings = best && words(best.id === "outcome-guild" ? "fl-brings" : "fl-brings-church", best.args);
  const about = why ? words(`fl-nowhere-${why}`) : reason ? words.say(reason) : words("fl-fits", { count: fits });
  const count = left > 1 ? `${words("fl-left", { count: left })}, ` : "";
  // Where it fits one space alone, its outcome says what it brings.
  const name = `${nameOf(tile)}, ${count}${about}${brings && !pointing.of(ref).outcome ? `, ${brings}` : ""}`;
  const inside = (
    <>
      <Picture tile={tile} at={ref} />
      {left > 1 && <i aria-hidden="true">×{left} </i>}
      <small>{about}</small>
      {brings && <small className="brings">{brings}</small>}
    </>
  );
  const [held] = lastPicked(pointing.picked);
  // Once a tile is picked it is the spaces that are lit; another tile can still be taken instead.
  if (held && held !== ref && fits > 0) {
    return (
      <button
        type="button"
        className="offer fl-tile instead"
        aria-label={aloud(words, name)}
        onClick={() => pointing.point(ref)}
      >
        {inside}
      </button>
    );
  }
  return (
    <Ref
      of={ref}
      pointing={pointing}
      name={name}
      className={`offer fl-tile ${fits === 0 ? "unfit" : ""}`}
      data-key={digit !== null && !held ? CHOICE_KEYS[digit - 1] : undefined}
    >
      {inside}
    </Ref>
  );
}

/** Its Guild Masters stand on it; a special tile bears its letter. */
const Picture = ({ tile: { shape, special, masters }, at }: { tile: Tile; at: string }) => (
  <span className="pic" data-at={at}>
    <TileShape shape={shape} full>
      {(x, y) =>
        special ? (
          <g className="special" transform={`translate(${x} ${y})`}>
            <circle r={8} />
            <text y={4.5}>{`${special} `}</text>
          </g>
        ) : (
          Array.from({ length: masters }, (_, place) => (
            <use
              // biome-ignore lint/suspicious/noArrayIndexKey: figures are all alike
              key={place}
              className="master"
              href="#i-master"
              x={x - 7.5 * masters + place * 15}
              y={y - 7}
              width={14}
              height={14}
            />
          ))
        )
      }
    </TileShape>
  </span>
);
