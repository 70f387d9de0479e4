/** A card lying on the table: its value on its colour and hatching. */
import { colourClass } from "../../design/colours.js";
import { Hatch } from "../../design/Hatch.js";
import type { Profession } from "../../protocol/capital-lux.js";
import { useWords } from "../../words/Speaking.js";
import { numbered } from "./faces.js";
import { COLOUR, faceOf, refOf } from "./professions.js";
import "./tile.css";

interface TileProps {
  profession: Profession;
  value: number;
  small?: boolean;
  at?: string | undefined;
}

export const Tile = ({ profession, value, small = false, at }: TileProps) => (
  <span className={`lux-tile ${colourClass(COLOUR[profession])} ${small ? "small" : ""}`} data-at={at}>
    <Hatch />
    <b>{value}</b>
  </span>
);

interface FanProps {
  profession: Profession;
  values: readonly number[];
  small?: boolean;
  /** Where they lie: a card of them is there, by its value. */
  at: string;
}

/** Several cards of a profession, highest first. */
export const Fan = ({ profession, values, small = false, at }: FanProps) => (
  <span className={`lux-fan ${values.length > 5 ? "many" : ""}`} aria-hidden="true">
    {numbered([...values].sort((a, b) => b - a)).map(({ face, key }) => (
      <Tile key={key} profession={profession} value={face} small={small} at={`${at}.${face}`} />
    ))}
  </span>
);

/** Cards of any profession, named for those who cannot see them. */
export function Faces({ faces, at }: { faces: readonly string[]; at?: string }) {
  const words = useWords();
  return (
    <span className="lux-fan" role="img" aria-label={faces.map((face) => words.name(refOf(face))).join(", ")}>
      {numbered(faces).map(({ face, key }) => (
        <Tile key={key} {...faceOf(face)} small at={at && `${at}.${face}`} />
      ))}
    </span>
  );
}
