/** Glyphs that a game brings along with its drawing: nobody else fetches them. */
import { create } from "zustand";
import type { Glyph } from "./glyph";

export const useBroughtGlyphs = create<Readonly<Record<string, Glyph>>>(() => ({}));

export const bringGlyphs = (glyphs: Readonly<Record<string, Glyph>>): void => useBroughtGlyphs.setState(glyphs);
