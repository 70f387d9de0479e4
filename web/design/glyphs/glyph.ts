/** A drawing on a grid of 24 by 24: a filled path whose overlaps are holes, or lines of one width, or both. */
export type Glyph = string | { readonly solid?: string; readonly line: string; readonly width: number };
