import { type Colour, colourClass } from "./colours";
import { Hatch } from "./Hatch";
import { Letter } from "./Letter";

/** The back of a card: its colour is public, its person is not. */
export function CardBack({ colour, label, className = "" }: { colour: Colour; label?: string; className?: string }) {
  return (
    <span className={`back ${colourClass(colour)} ${className}`} role="img" aria-label={label} aria-hidden={!label}>
      <Hatch />
      <Letter colour={colour} />
    </span>
  );
}
