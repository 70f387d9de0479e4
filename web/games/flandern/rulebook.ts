/** The sections of Flandern 1302's rulebook, and what leads to each. */
import type { Rulebook } from "../../rules/rulebook.js";
import "./glyphs.js";

const TOWNS = ["bruges", "ghent", "ypres", "leuven", "utrecht", "liege"];
const SPECIALS = ["A", "B", "C", "D"];

export const rulebook: Rulebook = [
  { id: "aim", explains: [] },
  { id: "round", explains: [] },
  {
    id: "set-up",
    explains: ["phase-set-up", "phase-centres", "phase-last-centres", "phase-shuffle", "lay-centre", "site:", "arms:"],
  },
  { id: "choosing", explains: ["phase-choose", "choose-cards", "influence:"] },
  { id: "towns", explains: ["phase-act", ...TOWNS.map((town) => `card:${town}`)] },
  { id: "sites", explains: ["set-up-site", "card:building-site", "complete:"] },
  { id: "pick-up", explains: ["card:pick-up"] },
  {
    id: "building",
    explains: [
      "build",
      "barred-borders",
      "barred-no-long-side",
      "barred-fits-nowhere",
      "barred-no-such-space",
      "tile:",
      "space:",
    ],
  },
  {
    id: "special",
    explains: [
      "barred-no-gate",
      "barred-no-room-beside",
      "with:",
      ...SPECIALS.map((letter) => `tile:church-${letter}`),
    ],
  },
  {
    id: "golden",
    explains: ["phase-golden-card", "phase-golden-action", "place-cathedral", "place-guild-master", "golden:"],
  },
  { id: "covering", explains: [] },
  { id: "scoring", explains: ["phase-score", "town:"] },
  { id: "end", explains: ["phase-over"] },
  {
    id: "two-players",
    explains: ["phase-turn", "phase-pile", "phase-end-turn", "take-influence", "take-turn", "pile:", "button:pile"],
  },
  { id: "hidden", explains: [] },
  { id: "reconstructed", explains: [] },
];
