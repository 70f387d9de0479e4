import type { IconName } from "./glyphs";

export type { IconName } from "./glyphs";

/** A glyph in the colour of the text beside it. It is decoration: the words say what it means. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg className={`i ${className}`} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
