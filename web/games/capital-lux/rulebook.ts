/** The sections of Capital Lux's rulebook, and what leads to each. */
import type { Profession } from "../../protocol/capital-lux.js";
import type { Rulebook } from "../../rules/rulebook.js";
import "./glyphs.js";

const VALUES = [2, 3, 4, 5, 6];
const of = (profession: Profession) => [
  `capital:${profession}`,
  ...VALUES.map((value) => `card:${profession}-${value}`),
];

export const rulebook: Rulebook = [
  { id: "aim", explains: [] },
  { id: "round", explains: [] },
  { id: "set-up", explains: ["phase-set-up", "phase-first-starter"] },
  { id: "choosing", explains: ["phase-deal", "phase-choose", "phase-choose-again", "choose-cards"] },
  { id: "playing", explains: ["phase-play", "play-card", "to:"] },
  { id: "agents", explains: ["place-modifier", "modifier:", ...of("agent")] },
  {
    id: "clerics",
    explains: ["take-from-capital", "none-in-capital", "no-cleric-takes-a-cleric", ...of("cleric")],
  },
  { id: "scholars", explains: of("scholar") },
  { id: "merchants", explains: of("merchant") },
  { id: "last-turns", explains: ["play-last-card"] },
  { id: "limits", explains: ["phase-round-end"] },
  { id: "gold", explains: ["save-with-gold", "too-little-gold", "save:", "button:save-none"] },
  { id: "bonus", explains: [] },
  { id: "next-round", explains: [] },
  { id: "winner", explains: ["phase-over"] },
  { id: "hidden", explains: [] },
];
