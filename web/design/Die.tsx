import { type Colour, colourClass } from "./colours";
import { Hatch } from "./Hatch";
import { Icon } from "./Icon";

export type Pips = 1 | 2 | 3 | 4 | 5 | 6;

/** A die in a colour. The label says colour and number in the reader's language. */
export function Die({
  colour,
  face,
  label,
  className = "",
}: {
  colour: Colour;
  face: Pips;
  label: string;
  className?: string;
}) {
  return (
    <span className={`die ${colourClass(colour)} ${className}`} role="img" aria-label={label}>
      <Hatch />
      <Icon name={`d${face}`} />
    </span>
  );
}
