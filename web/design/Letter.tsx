import { type Colour, useLetter } from "./colours";

/** A colour's letter on a plain chip of it; it can be hidden in the settings, the hatching under it never. */
export function Letter({ colour, className = "" }: { colour: Colour; className?: string }) {
  return (
    <b className={`letter ${className}`} aria-hidden="true">
      {useLetter(colour)}
    </b>
  );
}
