import { type Colour, colourClass } from "./colours";
import { Hatch } from "./Hatch";
import { Letter } from "./Letter";

/** The back of a card: its colour is public, its person is not. */
export function CardBack({ colour, label, at }: { colour: Colour; label?: string; at?: string | undefined }) {
  return (
    <span className={`back ${colourClass(colour)}`} role="img" aria-label={label} aria-hidden={!label} data-at={at}>
      <Hatch />
      <Letter colour={colour} />
    </span>
  );
}
