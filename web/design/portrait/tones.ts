import type { Colour } from "../colours";

/** The niche behind a person, wall and light, by the colour of the card. */
export const NICHE: Record<Colour, readonly [wall: string, light: string]> = {
  blue: ["#1f4a86", "#3f72b5"],
  brown: ["#5c3a20", "#8f6542"],
  red: ["#8a1f16", "#c04a3a"],
  purple: ["#4f2a6b", "#8458a8"],
  yellow: ["#b98a1c", "#ecc657"],
  green: ["#24603a", "#4f9265"],
  pink: ["#9c2e64", "#cf6a9c"],
  grey: ["#484e53", "#7d858b"],
  church: ["#8f7f5a", "#cdbf98"],
};

/** Skin in the light of the window and in the shade. */
export const SKIN = [
  ["#f3d3b5", "#d9a884"],
  ["#eac29c", "#c7946b"],
  ["#f7dfc8", "#e0b496"],
  ["#d5a173", "#ab7748"],
  ["#a9754c", "#7e5232"],
  ["#f0cba9", "#d29d77"],
] as const;

export const HAIR = ["#2a1d14", "#4b2f1b", "#7a4a22", "#a8702f", "#c9a25c", "#8c8478", "#6e2d17"] as const;
export const GREY_HAIR = ["#8c8478", "#d8d2c6"] as const;

export const CLOTH = {
  red: "#8f2a22",
  green: "#40593a",
  blue: "#2b4a78",
  ochre: "#b98630",
  ink: "#2b2725",
  plum: "#5d3353",
  slate: "#64788a",
  linen: "#ede5d5",
  rust: "#a3532b",
  moss: "#6f7440",
} as const;

type Cloth = keyof typeof CLOTH;

/** Cloths too near to a niche's own colour: a person shall stand out from the wall. */
export const AVOID: Partial<Record<Colour, readonly Cloth[]>> = {
  blue: ["blue", "slate"],
  brown: ["rust"],
  red: ["red", "rust"],
  purple: ["plum"],
  yellow: ["ochre"],
  green: ["green", "moss"],
  pink: ["red", "plum"],
};

export const GOLD = "#d9ad4e";
export const IRON = "#8d979c";
export const IRON_SHADE = "#626c72";
export const LINEN = "#f6f1e6";
export const LINEN_SHADE = "#dcd3c2";

function each(hex: string, change: (part: number) => number): string {
  const parts = [1, 3, 5].map((at) => Math.round(change(Number.parseInt(hex.slice(at, at + 2), 16))));
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

export function darker(hex: string, share = 0.72): string {
  return each(hex, (part) => part * share);
}

export function lighter(hex: string, share = 0.3): string {
  return each(hex, (part) => part + (255 - part) * share);
}
